import { join } from 'node:path';
import { makeDataDir, readSettings } from './setup/environment.mjs';
import { RunRecord } from './setup/lock.mjs';
import { checkPorts, findPort } from './setup/ports.mjs';
import { prepare } from './setup/prepare.mjs';
import { localSecrets } from './setup/secrets.mjs';
import { Stack } from './setup/stack.mjs';
import { startStandIn } from './setup/stand-in.mjs';
import { say, step } from './setup/step.mjs';
import { tellAddresses, tellSignIn } from './setup/tell-site.mjs';
import { untilStopped } from './setup/until-stopped.mjs';
import { onChange } from './setup/watch.mjs';

const VITE = ['node_modules/vite/bin/vite.js', '--config', 'frontend/vite.config.ts', '--host', '127.0.0.1', '--strictPort'];

/** npm run dev: the site at its usual address, served by Vite; a saved file shows at once, in front and behind. */
export async function dev() {
  const settings = readSettings();
  settings.NODE_ENV ??= 'development';
  const dataDir = makeDataDir(settings.DATA_DIR);
  const record = new RunRecord(dataDir);
  await record.take(`${settings.APP_URL}, for development`);
  const stack = new Stack(record);
  await untilStopped(stack, async () => {
    await checkPorts(settings);
    const { secrets } = localSecrets(dataDir);
    const node = await prepare(dataDir, { site: false });
    const { startSite } = await import('./setup/site.mjs');
    const { ServerProcesses } = await import('./setup/server-process.mjs');
    const { env } = await startSite({ node, settings, secrets, stack, step, toolDir: join(dataDir, 'tools'), programs: [] });
    const behind = { ...env, PORT: String(await findPort()) };
    const server = new ServerProcesses(node, behind, stack);
    await step('Backend and workers', () => server.start());
    await step('Vite', async () => void (await stack.level(() => startVite(node, env, behind.PORT))));
    onChange(['backend/src', 'backend/sandbox', 'workers/src'], () => server.rebuild());
    say();
    tellAddresses(env, settings);
    tellSignIn(env, settings);
    say(`  Logs          ${join(dataDir, 'logs')}\n  Stop          Ctrl-C\n`);
  });
}

const startVite = (node, env, backendPort) =>
  startStandIn(node, [...VITE, '--port', env.PORT], {
    name: 'vite',
    // vite.config.ts hands calls on to the server at PORT; the site's own port is Vite's here.
    env: { ...env, PORT: backendPort },
    dataDir: env.DATA_DIR,
    ports: [Number(env.PORT)],
  });
