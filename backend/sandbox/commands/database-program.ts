import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { makeDataDir, readSettings, type Settings } from '../processes/environment.ts';
import { accepts } from '../processes/ports.ts';
import { runInForeground } from '../processes/processes.ts';
import { localSecrets, type Secrets } from '../processes/secrets.ts';
import { Stack } from '../processes/stack.ts';
import { step } from '../processes/step.ts';
import { prepare } from '../site/prepare.ts';

/** Runs a program on the database of the settings or, without one, on the local database. */
export const databaseProgram =
  (path: string) =>
  async (args: string[]): Promise<number> => {
    const settings = readSettings();
    const dataDir = makeDataDir(settings.DATA_DIR);
    const secrets = localSecrets(dataDir);
    const node = await prepare(dataDir, { site: false });
    const { standIns } = await import('../site/stand-ins.ts');
    const { env } = await standIns({ node, settings, secrets });
    const stack = new Stack();
    try {
      if (!env['DATABASE_URL'] && !args.includes('--help'))
        await step('Database', async () => {
          Object.assign(env, await localDatabase(stack, { settings, secrets, dataDir }));
        });
      return await runInForeground(node, path, args, env);
    } finally {
      await stack.stop();
    }
  };

async function localDatabase(
  stack: Stack,
  { settings, secrets, dataDir }: { settings: Settings; secrets: Secrets; dataDir: string },
): Promise<{ DATABASE_URL: string; DATABASE_ADMIN_URL: string }> {
  const data = join(dataDir, 'postgres', 'pg18');
  if (!existsSync(data))
    throw new PlainError(`There is no database in ${dataDir} yet: run "npm start" once, or set DATABASE_URL.`);
  const { ensureDatabase } = await import('../stores/database.ts');
  const pidFile = join(data, 'postmaster.pid');
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[3]) : 0;
  if (port && (await accepts(port)))
    return ensureDatabase(`postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${port}/postgres`, secrets);
  const { startStores } = await import('../site/start-stores.ts');
  const { superuserUrl } = await startStores(stack, {
    settings: { ...settings, REDIS_URL: 'none' },
    secrets,
    toolDir: join(dataDir, 'tools'),
  });
  return ensureDatabase(superuserUrl ?? '', secrets);
}
