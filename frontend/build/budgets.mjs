import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './manifest.mjs';

/**
 * Size budgets in kilobytes (1,024 bytes) after gzip: for all scripts of a page, by the kind of page; for the page's
 * own script (`chunk`); and for the style sheet (`css`). Each leaves about a tenth of room.
 */
const BUDGETS = { content: 138, form: 160, tool: 210, chunk: 25, css: 17 };
/**
 * Matches the source files to which the size budget for forms applies, unless `TOOLS` matches them too: the screens of
 * the features, and the modules that these screens load on demand.
 */
const FORMS = /features\//;
const TOOLS = /features\/((plans|drugs|care|admin)\/|deadlines\/parts\/Notices)/;
/**
 * Source files that a page loads in addition to its main script and the imports of that script, such as the component
 * around every MDX page and the structured data of that page.
 */
const WITH = [
  [/content\/.*\.mdx$/, 'src/app/pages/content-screen.tsx'],
  [/content\/blog\/.*\.mdx$/, 'src/app/pages/posts/article-data.tsx'],
  [/content\/blog\/.*\.mdx$/, 'src/content/posts.ts'],
  [/content\/firm\/about\.mdx$/, 'src/app/pages/about-parts.tsx'],
  [/content\/help\/help\.mdx$/, 'src/app/pages/faq-data.ts'],
];
const PLANS = 'src/features/plans';
const CARE = 'src/features/care/coverage/lazy-parts.ts';
const CARE_SUMMARY = 'src/features/care/coverage/CareCoverageSummary.tsx';
const SESSION = 'src/features/session/SessionParts.tsx';
const SWITCHES = 'src/features/wording/Switches.tsx';
const RESULTS = [`${PLANS}/guest/ResultsScreen.tsx`, SWITCHES];
const MARKETPLACE = [`${PLANS}/search/MarketplaceScreen.tsx`, SESSION, SWITCHES];
const QUESTIONS = `${PLANS}/search/Answering.tsx`;
const PLAN = [`${PLANS}/plan/PlanScreen.tsx`, `${PLANS}/plan/PlanPictures.tsx`];
const COMPARISON = [`${PLANS}/compare/CompareScreen.tsx`, SWITCHES];
const DASHBOARD = [
  'src/features/dashboard/DashboardScreen.tsx',
  'src/features/dashboard/OwnParts.tsx',
  'src/features/dashboard/lazy-parts.ts',
  SESSION,
];
const OWN_MEDICINES = [`${PLANS}/saved/ChosenMedicines.tsx`, CARE_SUMMARY];
const CHOSEN_PLANS = [`${PLANS}/saved/StoredChoice.tsx`, `${PLANS}/saved/chosen-parts.ts`];
/**
 * What the screens of the plan search, the quiz and the dashboard download at once: their own scripts, and the parts
 * that they request by themselves, before the visitor clicks on anything or scrolls. On the dashboard and the
 * marketplace the visitor is signed in; elsewhere it is a guest, with medicines and doctors only where the name says
 * so. Nobody has switched on help tips.
 */
const AT_ONCE = {
  quiz: ['src/features/quiz/QuizScreen.tsx', SWITCHES],
  'plan results': RESULTS,
  'plan results, with medicines': [...RESULTS, CARE],
  marketplace: [...MARKETPLACE, QUESTIONS],
  'marketplace, with plans': [...MARKETPLACE, `${PLANS}/search/FoundPlans.tsx`, CARE],
  plan: PLAN,
  'plan, with medicines': [...PLAN, CARE],
  comparison: COMPARISON,
  'comparison, with medicines': [...COMPARISON, CARE],
  dashboard: DASHBOARD,
  'dashboard, with medicines': [...DASHBOARD, ...OWN_MEDICINES],
  'dashboard, with chosen plans': [...DASHBOARD, ...CHOSEN_PLANS],
};

const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/**
 * Prints the size of the scripts of each screen that exceeds its budget. If the environment variable SIZES is set,
 * prints the size for every screen. Screens that load parts of themselves separately are counted with these parts too.
 * Returns whether every screen, every chunk and the style sheet are within their budgets.
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
