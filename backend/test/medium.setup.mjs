// Gives the medium tests a real PostgreSQL and Redis: the ones `npm test` started, those of `run.mjs stores`, or own ones.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts } from '../sandbox/setup/ports.mjs';
import { ROOT } from '../sandbox/setup/processes.mjs';
import { Stack } from '../sandbox/setup/stack.mjs';
import { startStores } from '../sandbox/setup/stores.mjs';

const NAMED = ['TEST_PG_URL', 'TEST_REDIS_URL'];
const DATA = process.env.DATA_DIR ?? join(ROOT, '.data');

export default async function setUp() {
  if (process.env.TEST_PG_URL) return;
  const urls = (await developersStores()) ?? (await ownStores());
  for (const name of NAMED) if (urls[name]) process.env[name] = urls[name];
}

async function developersStores() {
  const file = join(DATA, 'dev/stores.json');
  if (!existsSync(file)) return null;
  const urls = JSON.parse(readFileSync(file, 'utf8'));
  return (await accepts(Number(new URL(urls.TEST_PG_URL).port))) ? urls : null;
}

async function ownStores() {
  const stack = new Stack();
  const secret = () => randomBytes(24).toString('base64url');
  const dataDir = join(DATA, `test-${process.pid}`);
  const starting = startStores(stack, {
    settings: { DATA_DIR: dataDir },
    secrets: { postgresPassword: secret(), redisPassword: secret() },
    toolDir: join(DATA, 'tools'),
    throwAway: true,
  });
  // When one of them cannot start, the other must not stay behind.
  const { superuserUrl, redisUrl, remove } = await starting.catch(async (error) => {
    await stack.stop();
    throw error;
  });
  globalThis.ownStores = { stack, dataDir, remove };
  return { TEST_PG_URL: superuserUrl, TEST_REDIS_URL: redisUrl };
}
