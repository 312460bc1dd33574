// Importing this module lets Node import the TypeScript sources and articles, compiled as in the built site.
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const JEST_GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const PACKAGES = '/node_modules/';
const OWN = /^(#|\.{1,2}\/)/;
// All icons in one file, instead of 2,100 modules.
const ICONS = new URL('../../../node_modules/lucide-react/dist/cjs/lucide-react.js', import.meta.url).href;
// The value of every class of a CSS module is the name of the class itself.
const CLASSES = 'export default new Proxy({}, { get: (_, name) => name });';
const require = createRequire(import.meta.url);
const REACT = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
};

process.setSourceMapsEnabled(true);
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
    if (specifier === 'lucide-react') return { url: ICONS, shortCircuit: true };
    if (!OWN.test(specifier) || context.parentURL?.includes(PACKAGES)) return next(specifier, context);
    const ofSources = { ...context, conditions: [...(context.conditions ?? []), 'source'] };
    if (!specifier.endsWith('.js')) return next(specifier, ofSources);
    // TypeScript files import each other by the names of their compiled files, so these names are mapped to the
    // sources.
    for (const ending of ['.ts', '.tsx'])
      try {
        return next(specifier.replace(/\.js$/, ending), ofSources);
      } catch {
        continue;
      }
    return next(specifier, ofSources);
  },
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: CLASSES, shortCircuit: true };
    if (url.endsWith('.mdx'))
      return { format: 'module', source: compileArticle(fileURLToPath(url)), shortCircuit: true };
    if (url.endsWith('.json') && !url.includes(PACKAGES))
      return { format: 'json', source: readFileSync(fileURLToPath(url)), shortCircuit: true };
    if (!/\.tsx?$/.test(url) || url.includes(PACKAGES)) return next(url, context);
    const filename = fileURLToPath(url);
    const react = url.endsWith('x') ? { ...REACT, swcrc: false } : {};
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline', ...react });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * Compiles an article. The packages for it are loaded only when they are needed, because that takes a second.
 * @param {string} path
 */
function compileArticle(path) {
  const plugins = { remarkPlugins: [require('remark-gfm').default], rehypePlugins: [require('rehype-slug').default] };
  return String(require('@mdx-js/mdx').compileSync({ value: readFileSync(path, 'utf8'), path }, plugins));
}
