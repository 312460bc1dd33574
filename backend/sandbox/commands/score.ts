import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';
import { print } from '../processes/step.ts';
import { Evidence } from '../score-sheet/evidence.ts';
import { judge } from '../score-sheet/judge.ts';
import type { Row } from '../score-sheet/row.ts';
import { ROWS } from '../score-sheet/rows.ts';
import { scoreSheet } from '../score-sheet/score-sheet.ts';
import { jestResults, playwrightResults } from '../tests/test-reports.ts';
import { test } from './test.ts';

const PAGE = join(ROOT, 'backend/docs/score-sheet.md');
const RESULTS = join(ROOT, 'backend/docs/score-sheet.json');
const FIGURES = join(ROOT, 'backend/docs/performance.json');

/**
 * Environment variables that make the tests try all of their cases, which the results in the score sheet require.
 * `npm test` tries only a sample of the cases.
 */
const WHOLE_SIZE = { FUZZ: 'all', SOAK: 'all', ACCESS: 'all' };

/**
 * Runs the tests and measurements that the score sheet names, and writes the page with their results. The arguments are
 * the numbers of the score sheet rows to run. Without arguments, all rows are run. For rows that are not run, the page
 * shows earlier results.
 * @returns 0 if nothing has failed, else 1
 */
export async function score(args: string[]): Promise<number> {
  const rows = args.length === 0 ? ROWS : args.map(rowNumbered);
  Object.assign(process.env, WHOLE_SIZE);
  await runTests(rows, new Evidence(RESULTS, FIGURES));
  await runMeasurements(rows);
  const evidence = new Evidence(RESULTS, FIGURES);
  writeFileSync(PAGE, scoreSheet(ROWS, evidence));
  const verdicts = ROWS.map((row) => judge(row, evidence).verdict);
  const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
  print(
    `\n${count('proved')} rows passed, ${count('failed')} failed, ${count('not run')} not run, ${count('open')} open`,
  );
  return rows.every((row) => ['proved', 'open'].includes(judge(row, evidence).verdict)) ? 0 : 1;
}

function rowNumbered(number: string): Row {
  const row = ROWS.find((one) => String(one.number) === number);
  if (!row) throw new PlainError(`The score sheet has no row "${number}": use numbers from 1 to ${ROWS.length}.`);
  return row;
}

async function runTests(rows: readonly Row[], evidence: Evidence): Promise<void> {
  const files = [...new Set(rows.flatMap(({ proofs }) => proofs.map(([file]) => file)))];
  if (files.length === 0) return;
  await test(files, (dataDir) => {
    const results = [...jestResults(join(dataDir, 'jest.json')), ...playwrightResults(join(dataDir, 'browser.json'))];
    for (const file of files) evidence.keepTests(file, results);
  });
}

async function runMeasurements(rows: readonly Row[]): Promise<void> {
  const names = [...new Set(rows.flatMap(({ measures = [] }) => measures.map(({ bench }) => bench)))];
  if (names.length === 0) return;
  const { output } = await runOnce(process.execPath, ['backend/sandbox/run.mjs', 'bench', ...names]);
  print(output);
}
