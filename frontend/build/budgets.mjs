import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './manifest.mjs';

/** Kilobytes (1,024 bytes) gzipped that a page may take in all, by kind of page; product.md P13. */
const BUDGETS = { content: 140, form: 160, tool: 175, chunk: 25, css: 15 };
/** Screens of the features, and what they fetch from another feature when it is needed. */
const FORMS = /Screen\.tsx$|features\/\w+\/index\.ts$/;
const TOOLS = /features\/(plans|drugs|admin)\//;
/** What comes along with a chunk although it does not import it: the frame of MDX pages and what search engines read of them. */
const WITH = [
  [/content\/.*\.mdx$/, 'src/app/pages/content-screen.tsx'],
  [/content\/blog\/.*\.mdx$/, 'src/app/pages/article-data.tsx'],
  [/content\/blog\/.*\.mdx$/, (page) => page.replace('.mdx', '.post.ts')],
  [/content\/about\.mdx$/, 'src/app/pages/about-parts.tsx'],
  [/content\/help\.mdx$/, 'src/app/pages/faq-data.ts'],
];

const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/** Prints what each screen costs and says whether all of it, and the style sheet, is within its budget. */
export function checkBudgets(out, css) {
  const { entries, filesOf, entry } = readManifest(out);
  const size = (file) => kilobytes(readFileSync(join(out, file)));
  const base = filesOf(entry);
  const total = (files) => [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), 0);
  let isInside = true;
  const check = (name, found, limit) => {
    const fits = found <= limit;
    isInside &&= fits;
    if (!fits || process.env.SIZES) process.stdout.write(`${fits ? '  ' : 'TOO LARGE '}${name}: ${found.toFixed(1)} of ${limit} KB\n`);
  };
  for (const [key, { isDynamicEntry, file }] of Object.entries(entries)) {
    if (!isDynamicEntry) continue;
    const kind = TOOLS.test(key) ? 'tool' : FORMS.test(key) ? 'form' : 'content';
    const together = WITH.filter(([page]) => page.test(key)).flatMap(([, part]) => filesOf(typeof part === 'string' ? part : part(key)));
    check(key, total([...base, ...filesOf(key), ...together]), BUDGETS[kind]);
    check(`${key} alone`, size(file), BUDGETS.chunk);
  }
  check('style sheet of every page', kilobytes(css), BUDGETS.css);
  process.stdout.write(`JavaScript of every page: ${total(base).toFixed(1)} KB gzipped\n`);
  return isInside;
}
