import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, readSettings } from '../processes/environment.ts';
import { RunRecord } from '../processes/lock.ts';
import { Stack } from '../processes/stack.ts';
import { print } from '../processes/step.ts';
import { untilDone } from '../processes/until-stopped.ts';
import { prepare } from '../site/prepare.ts';
import { runSteps, type Outcome, type TestStep, type TimedOutcome } from '../tests/schedule.ts';
import { readTestArguments } from '../tests/selection.ts';
import { STATIC_STEPS } from '../tests/static-steps.ts';
import { clearAbandoned, testData } from '../tests/test-data.ts';
import { closingLines, countStep } from '../tests/test-reports.ts';
import { testSteps } from '../tests/test-steps.ts';

/** Performs the same setup as `npm start`, then runs every kind of test on temporary databases. */
export async function test(args: string[]): Promise<number> {
  const began = performance.now();
  const selection = readTestArguments(args);
  const base = makeDataDir(readSettings().DATA_DIR);
  await clearAbandoned(base);
  const node = await prepare(base, { server: false, site: false });
  const dataDir = testData(base);
  const record = new RunRecord(dataDir);
  await record.take('npm test');
  const stack = new Stack(record);
  const leftovers = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const outcomes = await untilDone(stack, async () => {
      const steps = testSteps({ node, stack, dataDir, toolDir: join(base, 'tools'), selection, leftovers });
      return runSteps(steps, printOutcome);
    });
    return summary([...outcomes.values()], began);
  } finally {
    for (const remove of leftovers.reverse()) remove();
  }
}

function summary(outcomes: readonly Outcome[], began: number): number {
  print(`\n  ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const { lines, isWell } = closingLines(outcomes);
  print(`\n${lines.join('\n')}`);
  return isWell ? 0 : 1;
}

export async function check(): Promise<number> {
  const node = await prepare(makeDataDir(readSettings().DATA_DIR), { server: false, site: false });
  const steps = STATIC_STEPS.map(({ name, run }) => ({ name, run: async () => countStep(await run(node)) }));
  const outcomes = await runSteps(steps, printOutcome);
  const failed = [...outcomes.values()].filter((outcome) => outcome.failed > 0).length;
  print(failed === 0 ? '\nAll well.' : `\n${failed} of ${outcomes.size} checks failed.`);
  return failed === 0 ? 0 : 1;
}

function printOutcome({ name }: TestStep, { passed, failed, skipped = 0, seconds, output = '' }: TimedOutcome): void {
  const counts = [
    passed > 1 && `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean);
  print(`  ${name.padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts.join(', ') || 'well'}`);
  if (failed > 0) print(`\n${output.trim()}\n`);
}
