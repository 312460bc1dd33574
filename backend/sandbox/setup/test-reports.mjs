import { existsSync, readFileSync } from 'node:fs';

/** One static step counts as one test. */
export const countStep = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A run that ended badly although no test failed (a crash, a file that does not load) counts as one failure. */
function judge({ passed, failed, skipped }, code, output) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, output };
}

/** Counts from the file Jest's `--json --outputFile` wrote. */
export function countJest(file, { code, output }) {
  const report = read(file);
  if (!report) return judge({ passed: 0, failed: 0, skipped: 0 }, code || 1, output);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return judge(counts, code, output);
}

/** Counts from the file Playwright's JSON reporter wrote. A test that passed only on a second try counts as failed. */
export function countPlaywright(file, { code, output }) {
  const report = read(file);
  if (!report) return judge({ passed: 0, failed: 0, skipped: 0 }, code || 1, output);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const broken = report.errors?.length ?? 0;
  return judge({ passed: expected, failed: unexpected + flaky + broken, skipped }, code, output);
}
