import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
/** Changes with upgrades only, so that a release of ours leaves it in the browser's cache. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)[\\/]|rolldown[\\/-]runtime|vite[\\/]preload-helper/;
/** What every page needs, in one file instead of a dozen. */
const shell = /frontend[\\/]src[\\/](api|theme|features[\\/]session[\\/](?!IdleWatch|idle)|app[\\/](chrome|store|routes|boot|Frame|Head)|ui[\\/](Button|Page|Card|Status|classes|use-hydrated))/;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }) }, react()],
  build: {
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    // The list of all chunks comes along with every page: their names are kept short.
    rolldownOptions: isSsrBuild ? {} : { output: { chunkFileNames: ({ name }) => (/^(vendor|shell)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'), codeSplitting: { groups: [{ name: 'vendor', test: vendor, priority: 2 }, { name: 'shell', test: shell, priority: 1 }] } } },
  },
  ssr: { noExternal: true },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': server, '/auth/confirm': server, '/health': server } },
}));
