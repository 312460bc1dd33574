import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, readSettings } from './setup/environment.mjs';
import { RunRecord } from './setup/lock.mjs';
import { prepare } from './setup/prepare.mjs';
import { runSteps } from './setup/schedule.mjs';
import { say } from './setup/step.mjs';
import { Stack } from './setup/stack.mjs';
import { readTestArguments, testSteps } from './setup/test-steps.mjs';
import { clearAbandoned, testData } from './setup/test-data.mjs';
import { tellOutcome } from './setup/tell-outcome.mjs';
import { untilDone } from './setup/until-stopped.mjs';

/** npm test: the same set-up as npm start, then every kind of test, on stores of its own that are removed afterwards. */
export async function test(args) {
  const began = performance.now();
  const wish = readTestArguments(args);
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
      const steps = testSteps({ node, stack, dataDir, toolDir: join(base, 'tools'), wish, leftovers });
      return runSteps(steps, tellOutcome);
    });
    return summary([...outcomes.values()], began);
  } finally {
    for (const remove of leftovers.reverse()) remove();
  }
}

/** The last line is for people and machines alike: every test case, and each static step as one. */
function summary(outcomes, began) {
  const sum = (name) => outcomes.reduce((total, outcome) => total + (outcome[name] ?? 0), 0);
  say(`\n  ${((performance.now() - began) / 1000).toFixed(1)} s${sum('skipped') > 0 ? `, ${sum('skipped')} skipped (reasons above)` : ''}`);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
