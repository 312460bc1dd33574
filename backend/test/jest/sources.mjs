// Importing this module lets Node import the backend's TypeScript sources, compiled as in the built site.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const JEST_GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const PACKAGES = '/node_modules/';
const OWN = /^(#|\.{1,2}\/)/;

process.setSourceMapsEnabled(true);
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
    if (!OWN.test(specifier) || context.parentURL?.includes(PACKAGES)) return next(specifier, context);
    const ofSources = { ...context, conditions: [...(context.conditions ?? []), 'source'] };
    if (!specifier.endsWith('.js')) return next(specifier, ofSources);
    // TypeScript files import each other by the names of their compiled files, so these names are mapped to the
    // sources.
    try {
      return next(specifier.replace(/\.js$/, '.ts'), ofSources);
    } catch {
      return next(specifier, ofSources);
    }
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || url.includes(PACKAGES)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
