import { join } from 'node:path';
import { makeDataDir, readSettings } from '../processes/environment.ts';
import { RunRecord } from '../processes/lock.ts';
import { checkPorts } from '../processes/ports.ts';
import { localSecrets } from '../processes/secrets.ts';
import { Stack } from '../processes/stack.ts';
import { print, step } from '../processes/step.ts';
import { untilStopped } from '../processes/until-stopped.ts';
import { prepare } from '../site/prepare.ts';
import { printAddresses, printSignIn } from '../site/site-addresses.ts';

/** Runs `npm start`: turns a new checkout into a running website, and keeps it running until it is stopped. */
export async function start(): Promise<void> {
  const began = performance.now();
  const settings = readSettings();
  const dataDir = makeDataDir(settings.DATA_DIR);
  const record = new RunRecord(dataDir);
  await record.take(settings.APP_URL);
  const stack = new Stack(record);
  await untilStopped(stack, async () => {
    await checkPorts(settings);
    const secrets = localSecrets(dataDir);
    const node = await prepare(dataDir);
    const { startSite } = await import('../site/site.ts');
    const { env } = await startSite({ node, settings, secrets, stack, step, toolDir: join(dataDir, 'tools') });
    print(`\nThe website is ready after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
    printAddresses(env, settings);
    printSignIn(env, settings);
    print(`  Logs          ${join(dataDir, 'logs')}\n  Stop          Ctrl-C\n`);
  });
}
