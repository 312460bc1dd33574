import { join } from 'node:path';
import { makeDataDir, readSettings } from './setup/environment.mjs';
import { RunRecord } from './setup/lock.mjs';
import { checkPorts } from './setup/ports.mjs';
import { prepare } from './setup/prepare.mjs';
import { localSecrets } from './setup/secrets.mjs';
import { Stack } from './setup/stack.mjs';
import { say, step } from './setup/step.mjs';
import { tellAddresses, tellSignIn } from './setup/tell-site.mjs';
import { untilStopped } from './setup/until-stopped.mjs';

/** npm start: from a bare checkout to a running website; stays until it is stopped. */
export async function start() {
  const began = performance.now();
  const settings = readSettings();
  const dataDir = makeDataDir(settings.DATA_DIR);
  const record = new RunRecord(dataDir);
  await record.take(settings.APP_URL);
  const stack = new Stack(record);
  await untilStopped(stack, async () => {
    await checkPorts(settings);
    const { secrets } = localSecrets(dataDir);
    const node = await prepare(dataDir);
    const { startSite } = await import('./setup/site.mjs');
    const { env } = await startSite({ node, settings, secrets, stack, step, toolDir: join(dataDir, 'tools') });
    say(`\nThe website is ready after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
    tellAddresses(env, settings);
    tellSignIn(env, settings);
    say(`  Logs          ${join(dataDir, 'logs')}\n  Stop          Ctrl-C\n`);
  });
}
