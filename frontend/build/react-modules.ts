import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('react/package.json'));
/** The CommonJS files of React for production, by the name under which modules import them. */
const FILES = {
  react: join(folder, 'cjs/react.production.js'),
  'react/jsx-runtime': join(folder, 'cjs/react-jsx-runtime.production.js'),
} as const;
/** Name of a module that stands for one of the files. It is beside React, so that it is bundled with the libraries. */
const moduleFor = (name: string): string => join(folder, `${name.replaceAll('/', '-')}.module.js`);
const MODULES = new Map(Object.entries(FILES).map(([name, file]) => [moduleFor(name), file]));

/**
 * Lets the site's modules import React as a JavaScript module. React is published as CommonJS only. Without this
 * plugin, each script of the site makes a copy of all of React's functions when it starts, which takes a slow phone
 * some tenths of a second, and each call goes through that copy.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    // CommonJS files, such as those of React DOM, get the original file, which is the same for both.
    handler: (name, _importer, { kind }) => (kind === 'require-call' ? null : moduleFor(name)),
  },
  load: {
    filter: { id: /[\\/]react[\\/]react(-jsx-runtime)?\.module\.js$/ },
    handler(id) {
      const file = MODULES.get(id);
      if (!file) return null;
      const names = Object.keys(require(file) as object).filter((name) => !name.startsWith('__'));
      return [
        `import file from ${JSON.stringify(file)};`,
        'export default file;',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => file.${name})();`),
      ].join('\n');
    },
  },
};
