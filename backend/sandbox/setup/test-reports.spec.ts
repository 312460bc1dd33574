import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, countStep } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jest = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 1, numTodoTests: 0 };
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] };

function given(report: object): string {
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('the count of tests', () => {
  it('takes every case of a run that went well', () => {
    expect(countJest(given(jest), { code: 0, output: '' })).toMatchObject({ passed: 5, failed: 0, skipped: 1 });
    expect(countPlaywright(given(playwright), { code: 0, output: '' })).toMatchObject({ passed: 4, failed: 0, skipped: 2 });
  });

  it('takes a file that does not load as a failure', () => {
    expect(countJest(given({ ...jest, numRuntimeErrorTestSuites: 1 }), { code: 1, output: '' })).toMatchObject({ passed: 5, failed: 1 });
  });

  it('takes a run that ends badly without a failed test as one failure', () => {
    expect(countJest(given(jest), { code: 1, output: '' })).toMatchObject({ failed: 1 });
    expect(countPlaywright(given(playwright), { code: 1, output: '' })).toMatchObject({ failed: 1 });
  });

  it('takes a run without a report as one failure, whatever it says', () => {
    expect(countJest(join(folder, 'none.json'), { code: 0, output: '' })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes a browser test that passed only on a second try as failed', () => {
    expect(countPlaywright(given({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }), { code: 0, output: '' })).toMatchObject({ failed: 1 });
  });

  it('takes each static step as one', () => {
    expect([countStep({ code: 0, output: '' }).passed, countStep({ code: 2, output: '' }).failed]).toEqual([1, 1]);
  });
});
