import { join } from 'node:path';
import { makeDataDir, readSettings, type Settings } from '../processes/environment.ts';
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
  await runSite(settings, settings.APP_URL, async (given) => {
    const node = await prepare(settings.DATA_DIR);
    const { startSite } = await import('../site/site.ts');
    const { env } = await startSite({ node, ...given });
    print(`\nThe website is ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return env;
  });
}

const givenTo = (settings: Settings, stack: Stack) => ({
  settings,
  secrets: localSecrets(settings.DATA_DIR),
  stack,
  step,
  toolDir: join(settings.DATA_DIR, 'tools'),
});

/** Starts everything with `begin`, prints the addresses from the environment that it returns, and waits. */
export async function runSite(
  settings: Settings,
  what: string,
  begin: (given: ReturnType<typeof givenTo>) => Promise<Settings>,
): Promise<void> {
  const record = new RunRecord(makeDataDir(settings.DATA_DIR));
  await record.take(what);
  const stack = new Stack(record);
  await untilStopped(stack, async () => {
    await checkPorts(settings);
    const env = await begin(givenTo(settings, stack));
    print();
    printAddresses(env, settings);
    printSignIn(env, settings);
    print(`  Logs          ${join(settings.DATA_DIR, 'logs')}\n  Stop          Ctrl-C\n`);
  });
}
