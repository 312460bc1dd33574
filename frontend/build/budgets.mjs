import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './manifest.mjs';

/** Kilobytes (1,024 bytes) of gzipped JavaScript a page may take in all, by kind of page; product.md P13. */
const BUDGETS = { content: 140, form: 160, tool: 175, chunk: 25, css: 15 };
const FORMS = /Screen\.tsx$/;
const TOOLS = /features\/(plans|drugs|admin)\//;

/** Prints what each screen costs and says whether all of it is within its budget. */
export function checkBudgets(out) {
  const { entries, filesOf, entry } = readManifest(out);
  const size = (file) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length / 1024;
  const base = new Set(filesOf(entry));
  const total = (files) => [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), 0);
  let isInside = true;
  const check = (name, kilobytes, limit) => {
    const fits = kilobytes <= limit;
    isInside &&= fits;
    if (!fits || process.env.SIZES) process.stdout.write(`${fits ? '  ' : 'TOO LARGE '}${name}: ${kilobytes.toFixed(1)} of ${limit} KB\n`);
  };
  for (const [key, { isDynamicEntry, file }] of Object.entries(entries)) {
    if (!isDynamicEntry) continue;
    const kind = TOOLS.test(key) ? 'tool' : FORMS.test(key) ? 'form' : 'content';
    check(key, total(new Set([...base, ...filesOf(key)])), BUDGETS[kind]);
    check(`${key} alone`, size(file), BUDGETS.chunk);
  }
  process.stdout.write(`JavaScript of every page: ${total(base).toFixed(1)} KB gzipped\n`);
  return isInside;
}
