import { readSettings, type Settings } from '../processes/environment.ts';
import { findPort } from '../processes/ports.ts';
import { step } from '../processes/step.ts';
import { onChange } from '../processes/watch.ts';
import { prepare } from '../site/prepare.ts';
import { startStandIn } from '../site/stand-in.ts';
import { runSite } from './start.ts';

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
  await runSite(settings, `${settings.APP_URL}, for development`, async (given) => {
    const node = await prepare(settings.DATA_DIR, { site: false });
    const { startSite } = await import('../site/site.ts');
    const { ServerProcesses } = await import('../site/server-process.ts');
    const { env } = await startSite({ node, ...given, programs: [] });
    const behind = { ...env, PORT: String(await findPort()) };
    const server = new ServerProcesses(node, behind, given.stack);
    await step('Backend and workers', () => server.start());
    await step('Vite', async () => void (await given.stack.level(() => startVite(node, env, behind.PORT))));
    onChange(['backend/data', 'backend/src', 'backend/sandbox', 'workers/src'], () => server.rebuild());
    return env;
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
