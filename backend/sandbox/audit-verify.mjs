import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, readSettings } from './setup/environment.mjs';
import { PlainError } from './setup/plain-error.mjs';
import { accepts } from './setup/ports.mjs';
import { prepare } from './setup/prepare.mjs';
import { ROOT } from './setup/processes.mjs';
import { localSecrets } from './setup/secrets.mjs';
import { Stack } from './setup/stack.mjs';
import { step } from './setup/step.mjs';

/** npm run audit:verify: checks the audit trail of the database the settings name, or of the local one, running or not. */
export async function auditVerify() {
  const settings = readSettings();
  const dataDir = makeDataDir(settings.DATA_DIR);
  const { secrets } = localSecrets(dataDir);
  const node = await prepare(dataDir, { site: false });
  const { standIns } = await import('./setup/stand-ins.mjs');
  const { env } = await standIns({ node, settings, secrets });
  const stack = new Stack();
  try {
    if (!env.DATABASE_URL) await step('Database', async () => {
      Object.assign(env, await localDatabase(stack, { settings, secrets, dataDir }));
    });
    const check = spawn(node, ['--enable-source-maps', 'dist/backend/src/verify-audit.js'], { cwd: ROOT, env, stdio: 'inherit' });
    const [code] = await once(check, 'exit');
    return code ?? 1;
  } finally {
    await stack.stop();
  }
}

/** The one that `npm start` runs now, or the same data started for the length of the check. */
async function localDatabase(stack, { settings, secrets, dataDir }) {
  const data = join(dataDir, 'postgres', 'pg18');
  if (!existsSync(data)) throw new PlainError(`There is no database in ${dataDir} yet: run "npm start" once, or set DATABASE_URL.`);
  const { ensureDatabase } = await import('./stores/database.mjs');
  const pidFile = join(data, 'postmaster.pid');
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[3]) : 0;
  if (port && (await accepts(port))) return ensureDatabase(`postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${port}/postgres`, secrets);
  const { startStores } = await import('./setup/stores.mjs');
  const { superuserUrl } = await startStores(stack, { settings: { ...settings, REDIS_URL: 'none' }, secrets, toolDir: join(dataDir, 'tools') });
  return ensureDatabase(superuserUrl, secrets);
}
