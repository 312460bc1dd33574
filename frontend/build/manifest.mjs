import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the manifest of output files that Vite wrote. Returns it with functions that look up files in it. */
export function readManifest(out) {
  const entries = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  // Lists a file after the files that it imports.
  const withImports = (key, found = new Set()) => {
    if (!key || found.has(key)) return found;
    if (!entries[key]) throw new Error(`No file is built from ${key}: correct its path in build/budgets.mjs`);
    for (const next of entries[key].imports ?? []) withImports(next, found);
    return found.add(key);
  };
  const filesOf = (key) => [...withImports(key)].map((each) => entries[each].file);
  const css = [
    ...new Set(
      Object.values(entries).flatMap(({ css: sheets = [], file }) => [
        ...sheets,
        ...(file.endsWith('.css') ? [file] : []),
      ]),
    ),
  ];
  return { entries, filesOf, css, entry: 'index.html' };
}

/** Throws an error if output files import each other in a circle: a module may then run before one that it needs. */
export function checkImports(out) {
  const { entries } = readManifest(out);
  const done = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) throw new Error(`Files import each other: ${[...path, key].map(nameOf).join(' > ')}`);
    if (done.has(key)) return;
    for (const next of entries[key].imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  const nameOf = (key) => entries[key].name ?? key;
  Object.keys(entries).forEach((key) => visit(key, []));
}
