import { makeDataDir, readSettings } from '../processes/environment.ts';
import { print } from '../processes/step.ts';
import { prepare } from '../site/prepare.ts';
import { printOutcome } from '../tests/print-outcome.ts';
import { runSteps } from '../tests/schedule.ts';
import { STATIC_STEPS } from '../tests/static-steps.ts';
import { countStep } from '../tests/test-reports.ts';

export async function check(): Promise<number> {
  const node = await prepare(makeDataDir(readSettings().DATA_DIR), { server: false, site: false });
  const steps = STATIC_STEPS.map(({ name, run }) => ({ name, run: async () => countStep(await run(node)) }));
  const outcomes = await runSteps(steps, printOutcome);
  const failed = [...outcomes.values()].filter((outcome) => outcome.failed > 0).length;
  print(failed === 0 ? '\nAll well.' : `\n${failed} of ${outcomes.size} checks failed.`);
  return failed === 0 ? 0 : 1;
}
