import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLines, countJest, countPlaywright, countStep } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'pending', fullName: 'the list (skipped: it is not here) has lines' },
      ],
    },
  ],
};
const skipped = (title: string, annotations: object[]) => ({ title, tests: [{ status: 'skipped', annotations }] });
const playwright = {
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 },
  errors: [],
  suites: [
    {
      specs: [skipped('one', [{ type: 'skip', description: 'it is not here' }])],
      suites: [{ specs: [skipped('two', [])] }],
    },
  ],
};

function given(report: object): string {
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('the count of tests', () => {
  it('includes every test case of a successful run', () => {
    expect(countJest(given(jest), { code: 0, output: '' })).toMatchObject({
      passed: 5,
      failed: 0,
      skipped: 1,
      reasons: ['it is not here'],
    });
    expect(countPlaywright(given(playwright), { code: 0, output: '' })).toMatchObject({
      passed: 4,
      failed: 0,
      skipped: 2,
      reasons: ['it is not here', 'no reason given: two'],
    });
  });

  it('includes a file that does not load as one failure', () => {
    expect(countJest(given({ ...jest, numRuntimeErrorTestSuites: 1 }), { code: 1, output: '' })).toMatchObject({
      passed: 5,
      failed: 1,
    });
  });

  it('includes a run that ends with an error but no failed test as one failure', () => {
    expect(countJest(given(jest), { code: 1, output: '' })).toMatchObject({ failed: 1 });
    expect(countPlaywright(given(playwright), { code: 1, output: '' })).toMatchObject({ failed: 1 });
  });

  it('includes a run without a report as one failure, whatever its output says', () => {
    expect(countJest(join(folder, 'none.json'), { code: 0, output: '' })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('includes a browser test that passed only on a retry as failed', () => {
    expect(
      countPlaywright(given({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }), { code: 0, output: '' }),
    ).toMatchObject({ failed: 1 });
  });

  it('includes each static check as one test', () => {
    expect([countStep({ code: 0, output: '' }).passed, countStep({ code: 2, output: '' }).failed]).toEqual([1, 1]);
  });
});

describe('the final line of a test run', () => {
  const well = { passed: 3, failed: 0 };
  it('counts passed and failed tests', () => {
    expect(closingLines([well, { passed: 1, failed: 2 }])).toEqual({ lines: ['4 passed, 2 failed'], isWell: false });
  });

  it('also counts skipped tests, after a list of the reasons', () => {
    const reasons = ['no Redis', 'no list', 'no Redis'];
    expect(closingLines([well, { ...well, skipped: 3, reasons }])).toEqual({
      lines: ['  2 skipped: no Redis', '  1 skipped: no list', '', '6 passed, 0 failed, 3 skipped'],
      isWell: true,
    });
  });

  it('does not report success if no test ran', () => {
    expect(closingLines([{ passed: 0, failed: 0 }]).isWell).toBe(false);
  });
});
