import { basename } from 'node:path';
import mdx from '@mdx-js/rollup';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const anyOf = (...patterns: readonly string[]): string => `(${patterns.join('|')})`;
/**
 * Matches the modules of libraries. These modules form a separate chunk that changes only when a library is upgraded,
 * so that the chunk stays in the browser's cache when a new version of the site is released.
 */
const vendor = new RegExp(
  anyOf(
    String.raw`node_modules[\\/]${anyOf(
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'cookie-es',
      '@reduxjs',
      'react-redux',
      'redux',
      'redux-thunk',
      'immer',
      'reselect',
      'use-sync-external-store',
    )}[\\/]`,
    String.raw`rolldown[\\/-]runtime`,
    String.raw`vite[\\/]preload-helper`,
  ),
);
/** Matches the modules that every page needs. The modules are bundled into one file instead of a dozen. */
const shell = new RegExp(
  String.raw`frontend[\\/]src[\\/]` +
    anyOf(
      String.raw`api[\\/](?!fetch-file|failure-text)`,
      String.raw`store[\\/](?!stored-value)`,
      String.raw`theme[\\/](?!narrow)`,
      String.raw`features[\\/]session[\\/](?!${anyOf(
        'SessionParts',
        'CheckFailed',
        'LogoutNotice',
        'SignedInOnly',
        'IdleWatch',
        'idle',
        'log-in',
        'own-data',
        'return-path',
        'proof',
      )})`,
      String.raw`app[\\/](chrome|store|routes|boot|Frame)`,
      String.raw`ui[\\/](form[\\/]unsaved-entries|controls[\\/]Button|layout)`,
      String.raw`ui[\\/](feedback[\\/]Notice|hooks[\\/]use-hydrated)`,
    ),
);

/** Matches the modules that show the label, hint and error message of every form field. */
const field = /ui[\\/]form[\\/](Labelled|form-context|Field)\./;
/** Matches the few modules about medicines and doctors that the screens of the plan search need immediately. */
const care = /features[\\/]care[\\/](coverage[\\/](parts|CarePanel)|storage[\\/]care-facts)|care[\\/]care-names/;
/** Matches very small modules that several screens of the plan search need. */
const finder = new RegExp(
  anyOf(
    String.raw`plans[\\/]components[\\/](CollapsedOnPhone|use-finder-pages|links[\\/]plan-path)`,
    String.raw`plans[\\/]model[\\/]search[\\/]other-coverage`,
    String.raw`contract[\\/](plans[\\/](topics|plan-id|plan|preferences|estimates|cost-kind)|api[\\/]plans)\.`,
    String.raw`plans[\\/]api[\\/]plans\.`,
    String.raw`feedback[\\/]TryAgain`,
  ),
);
/**
 * Matches modules of the plan search that several of its screens need, or that a screen shares with a part that is
 * loaded later. The bundler would otherwise divide these modules into many small files, each of which costs a request.
 */
const FINDER_PARTS = {
  figures: anyOf(
    String.raw`plans[\\/]model[\\/](plan-properties|costs[\\/](cost-rows|year-cost))`,
    String.raw`contract[\\/]plans[\\/](cost-kind|estimates)`,
    String.raw`plans[\\/]model[\\/]ranking[\\/](care-criteria|cost-scale|ranking)`,
    String.raw`plans[\\/]components[\\/](PlanMatch|use-ranking|use-first-wait)`,
    String.raw`plans[\\/]components[\\/]costs[\\/](CostPicture|cost-picture|CostMethod)`,
    String.raw`plans[\\/]storage[\\/]navigation-state`,
  ),
  chosen: anyOf(
    String.raw`plans[\\/]components[\\/](PlanHead|plan-head|chosen[\\/](ChoosePlan|ChosenPlans))`,
    String.raw`plans[\\/]saved[\\/]SaveB`,
  ),
  selected: anyOf(
    String.raw`plans[\\/](model[\\/]selected-plans|components[\\/](Source|chosen[\\/](PlanM|plan-m)))`,
    String.raw`plans[\\/]storage[\\/](selected-plans|plan-link)`,
    String.raw`ui[\\/]table[\\/]roles`,
  ),
  answers: anyOf(
    String.raw`plans[\\/]model[\\/]search[\\/]search-draft`,
    String.raw`plans[\\/]storage[\\/](private-value|preferences|last-search|search-draft)`,
    String.raw`contract[\\/]messages[\\/]plans[\\/]plan\.|features[\\/]session[\\/]own-data`,
  ),
  request: anyOf(
    String.raw`plans[\\/]model[\\/]search[\\/](typed-amounts|person-questions|search-request)`,
    String.raw`plans[\\/]model[\\/]search[\\/](submitted-search|canonical)`,
    String.raw`plans[\\/]model[\\/]costs[\\/]money`,
  ),
  filters: String.raw`plans[\\/](model[\\/](ranking[\\/]filters|list-order)|results[\\/]results\.module)`,
  wording: String.raw`features[\\/]wording[\\/](use-wording|wordings|Wording\.|LazyTermsHelp)`,
  icons: String.raw`icons[\\/](x|check|star|plus)\.`,
};

/**
 * Lets the bundler leave out the parts of the router that the site does not use. Without this plugin, the bundler keeps
 * some unused parts, because components have names for debugging, and because the bundler cannot know that certain
 * calls have no side effects. The hooks for monitoring the router are removed too, because the site never passes the
 * option `instrumentations`. So is the code with which links fetch other pages in advance: it works only in the router's
 * framework mode, which the site does not use. If an upgrade of the router changes the affected code, the size budgets
 * reveal it.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/= (React\$1\.(forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll('if (init.instrumentations)', 'if (false)')
        .replaceAll('usePrefetchBehavior(prefetch, rest)', '[false, null, {}]')
        .replaceAll('shouldPrefetch && !isAbsolute ?', 'false ?'),
      map: null,
    }),
  },
};

/** Minifies the finished scripts again, which saves a few percent that the bundler's own minifier misses. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = (await minify(chunk.code, { module: true, compress: { passes: 3 } })).code;
    },
  },
};

/**
 * Values that are known when the scripts for browsers are built, so that the bundler can leave out the code for other
 * environments. The hook for React's developer tools is left out of the built site too.
 */
const IN_BROWSERS = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  setImmediate: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

/**
 * Returns the name of a CSS class in the built site: the name of its style sheet and its own name, such as
 * `form_row`. Unlike Vite's default, the name contains no hash, because random characters cannot be compressed. Two
 * style sheets with the same name would mix up their classes, so they are refused.
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

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }) },
    react(),
    ...(isSsrBuild ? [] : [slimRouter, minifyAgain]),
  ],
  define: command === 'build' && !isSsrBuild ? IN_BROWSERS : {},
  css: { modules: { generateScopedName: classNames() } },
  build: {
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    // Browsers that support JavaScript modules well enough for this site also support preloading them, so a polyfill
    // would be wasted code.
    modulePreload: { polyfill: false },
    // Keep chunk names short, because every page contains a list of all chunks.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            chunkFileNames: ({ name }) =>
              /^(vendor|shell)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shell', test: shell, priority: 1 },
                // Put very small modules that most forms need into shared chunks, so that a page loads fewer files.
                { name: 'zod', test: /node_modules[\\/]zod[\\/]|store[\\/]stored-value/ },
                { name: 'limits', test: /contract[\\/]limits[\\/](fields|plans|consent)/ },
                { name: 'account', test: /account[\\/](signed-up-address|after-closing)\./ },
                { name: 'session-limits', test: /contract[\\/]limits[\\/](sessions|second-factor|seconds)/ },
                { name: 'care', test: care, includeDependenciesRecursively: false },
                { name: 'field', test: field, includeDependenciesRecursively: false },
                { name: 'finder', test: finder, includeDependenciesRecursively: false },
                ...Object.entries(FINDER_PARTS).map(([name, test]) => ({
                  name,
                  test: new RegExp(test),
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
  },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': server, '/auth/confirm': server, '/health': server } },
}));
