import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './manifest.mjs';
import { AT_ONCE } from './page-scripts.ts';

/**
 * Size budgets in kilobytes (1,024 bytes) after gzip: for all scripts of a page, by the kind of page; for the page's
 * own script (`chunk`); and for the style sheet (`css`). Each leaves about a tenth of room.
 */
const BUDGETS = { content: 138, form: 160, tool: 210, chunk: 25, css: 18 };
/** The files with the budget for forms, unless `TOOLS` matches: screens of features and what they load on demand. */
const FORMS = /features\//;
const TOOLS = /features\/((plans|drugs|care|admin)\/|deadlines\/parts\/Notices)/;
/** What pages of text load beside their own file. No page loads more than all of these. */
const WITH_TEXT = ['content-screen.tsx', 'posts/article-data.tsx', 'about-parts.tsx', 'faq-data.ts'].map(
  (part) => `src/app/pages/${part}`,
);
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/**
 * Prints the size of each screen's scripts that exceeds its budget, with the parts that it loads separately, or of
 * every screen if SIZES is set. Returns whether screens, chunks and style sheet are within their budgets.
 */
export function checkBudgets(out, css) {
  const { entries, filesOf, entry } = readManifest(out);
  const size = (file) => kilobytes(readFileSync(join(out, file)));
  const base = filesOf(entry);
  const total = (files) =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), 0);
  let isInside = true;
  const check = (name, found, limit) => {
    const fits = found <= limit;
    isInside &&= fits;
    if (!fits || process.env.SIZES)
      process.stdout.write(`${fits ? '  ' : 'TOO LARGE '}${name}: ${found.toFixed(1)} of ${limit} KB\n`);
  };
  for (const [key, { isDynamicEntry, file }] of Object.entries(entries)) {
    if (!isDynamicEntry) continue;
    const kind = TOOLS.test(key) ? 'tool' : FORMS.test(key) ? 'form' : 'content';
    const together = key.endsWith('.mdx') ? WITH_TEXT.flatMap((part) => filesOf(part)) : [];
    check(key, total([...base, ...filesOf(key), ...together]), BUDGETS[kind]);
    check(`${key} alone`, size(file), BUDGETS.chunk);
  }
  for (const [screen, parts] of Object.entries(AT_ONCE))
    check(
      `${screen}: all that it loads at once`,
      total([...base, ...parts.flatMap((part) => filesOf(part))]),
      screen === 'quiz' ? BUDGETS.form : BUDGETS.tool,
    );
  check('style sheet of every page', kilobytes(css), BUDGETS.css);
  process.stdout.write(`JavaScript of every page: ${total(base).toFixed(1)} KB gzipped\n`);
  return isInside;
}
