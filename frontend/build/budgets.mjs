import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './manifest.mjs';

/**
 * Size budgets in kilobytes (1,024 bytes) after gzip: for all scripts of a page, by the kind of page; for the page's
 * own script (`chunk`); and for the style sheet (`css`).
 */
const BUDGETS = { content: 140, form: 160, tool: 190, chunk: 25, css: 15 };
/**
 * Matches the source files to which the size budget for forms applies, unless `TOOLS` matches them too: the screens of
 * the features, and the modules that these screens load on demand.
 */
const FORMS = /features\//;
const TOOLS = /features\/(plans|drugs|care|admin)\//;
/**
 * Source files that a page loads in addition to its main script and the imports of that script, such as the component
 * around every MDX page and the structured data of that page.
 */
const WITH = [
  [/content\/.*\.mdx$/, 'src/app/pages/content-screen.tsx'],
  [/content\/blog\/.*\.mdx$/, 'src/app/pages/posts/article-data.tsx'],
  [/content\/blog\/.*\.mdx$/, (page) => page.replace('.mdx', '.post.ts')],
  [/content\/firm\/about\.mdx$/, 'src/app/pages/about-parts.tsx'],
  [/content\/help\/help\.mdx$/, 'src/app/pages/faq-data.ts'],
];

const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/**
 * Prints the size of the scripts of each screen that exceeds its budget. If the environment variable SIZES is set,
 * prints the size for every screen. Returns whether every screen, every chunk and the style sheet are within their
 * budgets.
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
    const together = WITH.filter(([page]) => page.test(key)).flatMap(([, part]) =>
      filesOf(typeof part === 'string' ? part : part(key)),
    );
    check(key, total([...base, ...filesOf(key), ...together]), BUDGETS[kind]);
    check(`${key} alone`, size(file), BUDGETS.chunk);
  }
  check('style sheet of every page', kilobytes(css), BUDGETS.css);
  process.stdout.write(`JavaScript of every page: ${total(base).toFixed(1)} KB gzipped\n`);
  return isInside;
}
