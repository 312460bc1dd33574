import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';
import { print } from '../processes/step.ts';
import { Evidence } from '../score-sheet/evidence.ts';
import { judge } from '../score-sheet/judge.ts';
import type { Claim } from '../score-sheet/row.ts';
import { ROWS, STAFF_PAGES } from '../score-sheet/rows.ts';
import { scoreSheet, staffPages } from '../score-sheet/score-sheet.ts';
import { jestResults, playwrightResults } from '../tests/test-reports.ts';
import { test } from './test.ts';

const PAGE = join(ROOT, 'backend/docs/score-sheet.md');
const STAFF_PAGE = join(ROOT, 'backend/docs/staff-pages.md');
const RESULTS = join(ROOT, 'backend/docs/score-sheet.json');
const FIGURES = join(ROOT, 'backend/docs/performance.json');

/**
 * Environment variables that make the tests try all of their cases, which the results in the score sheet require.
 * `npm test` tries only a sample of the cases.
 */
const WHOLE_SIZE = { FUZZ: 'all', SOAK: 'all', ACCESS: 'all', BROWSER: 'all' };

const POINTS: readonly Claim[] = STAFF_PAGES.flatMap(({ points }) => points);

/**
 * Runs the tests and measurements that the score sheet and the points of the pages for staff name, and writes the
 * documents with their results. The arguments are the numbers of score sheet rows and the names of pages for staff.
 * Without arguments, everything is run. For what is not run, a document shows earlier results.
 * @returns 0 if nothing has failed, else 1
 */
export async function score(args: string[]): Promise<number> {
  const claims = args.length === 0 ? [...ROWS, ...POINTS] : args.flatMap(claimsNamed);
  Object.assign(process.env, WHOLE_SIZE);
  await runTests(claims, new Evidence(RESULTS, FIGURES));
  await runMeasurements(claims);
  const evidence = new Evidence(RESULTS, FIGURES);
  if (ROWS.some((row) => claims.includes(row))) writeFileSync(PAGE, scoreSheet(ROWS, evidence));
  if (POINTS.some((point) => claims.includes(point))) writeFileSync(STAFF_PAGE, staffPages(STAFF_PAGES, evidence));
  const verdicts = claims.map((claim) => judge(claim, evidence).verdict);
  const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
  print(
    `\n${count('proved')} rows passed, ${count('failed')} failed, ${count('not run')} not run, ${count('open')} open`,
  );
  return claims.every((claim) => ['proved', 'open'].includes(judge(claim, evidence).verdict)) ? 0 : 1;
}

function claimsNamed(name: string): readonly Claim[] {
  const page = STAFF_PAGES.find((one) => one.name === name);
  if (page) return page.points;
  const row = ROWS.find((one) => String(one.number) === name);
  if (row) return [row];
  const names = STAFF_PAGES.map((one) => one.name).join(', ');
  throw new PlainError(`The score sheet has no row "${name}": use numbers from 1 to ${ROWS.length}, or ${names}.`);
}

async function runTests(claims: readonly Claim[], evidence: Evidence): Promise<void> {
  const files = [...new Set(claims.flatMap(({ proofs }) => proofs.map(([file]) => file)))];
  if (files.length === 0) return;
  await test(files, (dataDir) => {
    const results = [...jestResults(join(dataDir, 'jest.json')), ...playwrightResults(join(dataDir, 'browser.json'))];
    for (const file of files) evidence.keepTests(file, results);
  });
}

async function runMeasurements(claims: readonly Claim[]): Promise<void> {
  const names = [...new Set(claims.flatMap(({ measures = [] }) => measures.map(({ bench }) => bench)))];
  if (names.length === 0) return;
  const { output } = await runOnce(process.execPath, ['backend/sandbox/run.mjs', 'bench', ...names]);
  print(output);
}
