import { globSync, readFileSync } from 'node:fs';
import * as preferences from './answers/preferences.js';
import * as notices from './eligibility/eligibility-notices.js';
import * as marketplace from './eligibility/eligibility-notices.js';
import * as planPage from './plan-page.js';
import * as plan from './plan.js';
import * as plans from './plans.js';

/**
 * Tables of messages that the code reads with keys computed at run time, each with a pattern that finds where the code
 * uses the table. For these tables, the test only checks that the code uses the table at all.
 */
const READ_BY_NAME: Record<string, RegExp> = {
  BADGES: /\bBADGES\[/,
  ELIGIBILITY_NOTICES: /\bELIGIBILITY_NOTICES\[/,
  PLAN_TYPES: /\bPLAN_TYPES\)/,
};
const NAMES_IN_DATA = [
  'lowestAverage',
  'lowestMost',
  'also',
  'bestFit',
  'bestCare',
  'bestMedicines',
  'bestDoctors',
  ...Object.keys(plan.PLAN_TYPES),
  ...Object.keys(notices.ELIGIBILITY_NOTICES),
];

const root = new URL('../../../../../', import.meta.url).pathname;
const written = globSync('{backend,frontend,workers}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(spec|medium|testing|builder)\.|features\/plans\/messages\//.test(file))
  .map((file) => readFileSync(root + file, 'utf8'))
  .join('\n');

const entries = Object.entries({ ...plan, ...plans, ...preferences, ...notices, ...marketplace, ...planPage }).flatMap(
  ([table, texts]) => (typeof texts === 'string' ? [] : Object.keys(texts).map((name) => [table, name] as const)),
);

it.each(entries)('%s.%s is shown somewhere', (table, name) => {
  const isRead = new RegExp(`\\b${table}\\.${name}\\b`).test(written);
  expect(isRead || (NAMES_IN_DATA.includes(name) && READ_BY_NAME[table]?.test(written))).toBe(true);
});
