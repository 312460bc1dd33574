import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './schedule.ts';

const REASON = /\(skipped: (.+?)\)/;

export const countStep = ({ code, output }: Printed): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

interface Printed {
  code: number;
  output: string;
}
interface Counts {
  passed: number;
  failed: number;
  reasons: string[];
}
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}
interface PlaywrightSpec {
  title: string;
  tests: { status: string; annotations: { type: string; description?: string }[] }[];
}
interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

const NOTHING: Counts = { passed: 0, failed: 0, reasons: [] };
const read = <T>(file: string): T | null => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A run that failed without a failed test, for instance because a file did not load, is one failure. */
function judge({ passed, failed, reasons }: Counts, { code, output }: Printed): Outcome {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: reasons.length, reasons, output };
}

export function countJest(file: string, printed: Printed): Outcome {
  const report = read<JestReport>(file);
  if (!report) return judge(NOTHING, { ...printed, code: printed.code || 1 });
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    reasons: tests
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => REASON.exec(fullName)?.[1] ?? `no reason given: ${fullName}`),
  };
  return judge(counts, printed);
}

/** A test that passed only on a retry counts as failed. */
export function countPlaywright(file: string, printed: Printed): Outcome {
  const report = read<PlaywrightReport>(file);
  if (!report) return judge(NOTHING, { ...printed, code: printed.code || 1 });
  const { expected, unexpected, flaky } = report.stats;
  const broken = report.errors?.length ?? 0;
  const reasons = specsIn(report)
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => annotations.find(isSkip)?.description ?? `no reason given: ${title}`);
  return judge({ passed: expected, failed: unexpected + flaky + broken, reasons }, printed);
}

const isSkip = ({ type }: { type: string }): boolean => type === 'skip';
const specsIn = ({ specs = [], suites = [] }: Pick<PlaywrightSuite, 'specs' | 'suites'>): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** The reasons for skipped tests, then one line with all counts for people and programs. */
export function closingLines(outcomes: readonly Outcome[]): { lines: string[]; isWell: boolean } {
  const sum = (name: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, outcome) => total + (outcome[name] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const times = new Map<string, number>();
  for (const reason of outcomes.flatMap(({ reasons = [] }) => reasons)) times.set(reason, (times.get(reason) ?? 0) + 1);
  const lines = [...times].map(([reason, count]) => `  ${count} skipped: ${reason}`);
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return {
    lines: [...lines, ...(lines.length > 0 ? [''] : []), counts.join(', ')],
    isWell: failed === 0 && passed > 0,
  };
}
