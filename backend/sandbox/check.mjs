import { makeDataDir, readSettings } from './setup/environment.mjs';
import { prepare } from './setup/prepare.mjs';
import { runSteps } from './setup/schedule.mjs';
import { STATIC_STEPS } from './setup/static-steps.mjs';
import { say } from './setup/step.mjs';
import { countStep } from './setup/test-reports.mjs';
import { tellOutcome } from './setup/tell-outcome.mjs';

/** npm run check: everything that can be judged without running the site. */
export async function check() {
  const node = await prepare(makeDataDir(readSettings().DATA_DIR), { server: false, site: false });
  const steps = STATIC_STEPS.map(({ name, run }) => ({ name, run: async () => countStep(await run(node)) }));
  const outcomes = await runSteps(steps, tellOutcome);
  const failed = [...outcomes.values()].filter((outcome) => outcome.failed > 0).length;
  say(failed === 0 ? '\nAll well.' : `\n${failed} of ${outcomes.size} checks failed.`);
  return failed === 0 ? 0 : 1;
}
