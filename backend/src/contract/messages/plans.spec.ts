import { globSync, readFileSync } from 'node:fs';
import * as doors from './doors.js';
import * as planPage from './plan-page.js';
import * as plans from './plans.js';

/** Tables that are read by a name found elsewhere: a mark's, a plan type's, a door's. */
const READ_BY_NAME: Record<string, RegExp> = { MARKS: /\bMARKS\[/, DOORS: /\bDOORS\[/, PLAN_TYPES: /\bPLAN_TYPES\)/ };
const NAMES_IN_DATA = ['lowestUsual', 'lowestBad', 'bestFit', ...Object.keys(plans.PLAN_TYPES), ...Object.keys(doors.DOORS)];

const root = new URL('../../../../', import.meta.url).pathname;
const written = globSync('{backend,frontend,workers}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(spec|medium|testing|builder)\.|contract\/messages\//.test(file))
  .map((file) => readFileSync(root + file, 'utf8')).join('\n');

const entries = Object.entries({ ...plans, ...doors, ...planPage }).flatMap(([table, texts]) => Object.keys(texts).map((name) => [table, name] as const));

it.each(entries)('%s.%s is shown somewhere', (table, name) => {
  const isRead = new RegExp(`\\b${table}\\.${name}\\b`).test(written);
  expect(isRead || (NAMES_IN_DATA.includes(name) && READ_BY_NAME[table]?.test(written))).toBe(true);
});
