import { join } from 'node:path';
import { makeDataDir, readSettings, type Settings } from '../processes/environment.ts';
import { RunRecord } from '../processes/lock.ts';
import { checkPorts, findPort } from '../processes/ports.ts';
import { localSecrets } from '../processes/secrets.ts';
import { Stack } from '../processes/stack.ts';
import { print, step } from '../processes/step.ts';
import { untilStopped } from '../processes/until-stopped.ts';
import { onChange } from '../processes/watch.ts';
import { prepare } from '../site/prepare.ts';
import { printAddresses, printSignIn } from '../site/site-addresses.ts';
import { startStandIn } from '../site/stand-in.ts';

const VITE = [
  'node_modules/vite/bin/vite.js',
  '--config',
  'frontend/vite.config.ts',
  '--host',
  '127.0.0.1',
  '--strictPort',
];

/** Runs `npm run dev`: Vite serves the site at its usual address, and saved changes take effect immediately. */
export async function dev(): Promise<void> {
  const settings = readSettings();
  settings['NODE_ENV'] ??= 'development';
  const dataDir = makeDataDir(settings.DATA_DIR);
  const record = new RunRecord(dataDir);
  await record.take(`${settings.APP_URL}, for development`);
  const stack = new Stack(record);
  await untilStopped(stack, async () => {
    await checkPorts(settings);
    const secrets = localSecrets(dataDir);
    const node = await prepare(dataDir, { site: false });
    const { startSite } = await import('../site/site.ts');
    const { ServerProcesses } = await import('../site/server-process.ts');
    const { env } = await startSite({
      node,
      settings,
      secrets,
      stack,
      step,
      toolDir: join(dataDir, 'tools'),
      programs: [],
    });
    const behind = { ...env, PORT: String(await findPort()) };
    const server = new ServerProcesses(node, behind, stack);
    await step('Backend and workers', () => server.start());
    await step('Vite', async () => void (await stack.level(() => startVite(node, env, behind.PORT))));
    onChange(['backend/data', 'backend/src', 'backend/sandbox', 'workers/src'], () => server.rebuild());
    print();
    printAddresses(env, settings);
    printSignIn(env, settings);
    print(`  Logs          ${join(dataDir, 'logs')}\n  Stop          Ctrl-C\n`);
  });
}

const startVite = (node: string, env: Settings, backendPort: string) =>
  startStandIn(node, [...VITE, '--port', env.PORT], {
    name: 'vite',
    // During development, PORT is the backend's own port, and vite.config.ts forwards API calls to it. Vite itself
    // listens on the site's usual port.
    env: { ...env, PORT: backendPort },
    dataDir: env.DATA_DIR,
    ports: [Number(env.PORT)],
  });
