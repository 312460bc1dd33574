import { basename } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, defaultServerConditions, defineConfig, type ProxyOptions } from 'vite';
import { sharedFileOf } from './build/file-groups.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
/** Proxies a page whose form is sent to the page's own address: the form goes to the server, the page does not. */
const forms: ProxyOptions = { target: server, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) };
/** The libraries of every page, in a chunk that stays in the browser's cache until a library is upgraded. */
const vendor =
  /node_modules[\\/](@?re(act|dux)|scheduler|immer|reselect|use-sync)|rolldown[\\/-]runtime|vite[\\/]preload-helper/;
/** Folders that every page needs, unless `file-groups.ts` lists a module: one file instead of a dozen. */
const shell =
  /src[\\/](api[\\/](?!fetch)|store|theme|app[\\/](chrome|store|routes|boot|Frame)|features[\\/]session[\\/](?!proof))/;

/** Leaves out unused schemas and endpoints of the contract: the bundler cannot know they have no side effects. */
const TREESHAKE = { manualPureFunctions: ['z', 'endpoint'], propertyReadSideEffects: false } as const;

/**
 * A class name in the built site: style sheet and own name, such as `form_row`. A hash, as in Vite, cannot be
 * compressed. Style sheets with the same name would mix up classes, so they are refused.
 */
function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const sheet = basename(file, '.module.css');
    const known = files.get(sheet) ?? file;
    if (known !== file) throw new Error(`Rename ${file}, because there is already ${known}`);
    files.set(sheet, file);
    return `${sheet}_${name}`;
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }) }, react()],
  css: { modules: { generateScopedName: classNames() } },
  build: {
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    // Browsers with the modules that this site needs also preload them, so a polyfill would be wasted code.
    modulePreload: { polyfill: false },
    // Keep chunk names short, because every page contains a list of all chunks.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: TREESHAKE,
          output: {
            chunkFileNames: ({ name }) =>
              /^(vendor|shell)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: sharedFileOf, includeDependenciesRecursively: false, priority: 1 },
                { name: 'shell', test: shell },
              ],
            },
          },
        },
  },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  server: {
    port: 5173,
    host: '127.0.0.1',
    proxy: { '/api': server, '/auth/confirm': server, '/health': server, '/stop-alerts': forms },
  },
}));
