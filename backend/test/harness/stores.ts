import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../sandbox/bootstrap/root.mjs';
import { accepts } from '../../sandbox/processes/ports.ts';
import { Stack } from '../../sandbox/processes/stack.ts';
import { startStores } from '../../sandbox/site/start-stores.ts';

interface Addresses {
  TEST_PG_URL: string | null;
  TEST_REDIS_URL: string | null;
  TEST_PG_LOG: string | null;
}

const DATA = process.env['DATA_DIR'] ?? join(ROOT, '.data');
const TEMPLATE = `migrated_${randomBytes(6).toString('hex')}`;
let stopOwn = async (): Promise<void> => {};

/**
 * Provides real PostgreSQL and Redis servers for medium tests and benchmarks. If `npm test` or `run.mjs stores` has
 * already started such servers, this function uses them. Otherwise, it starts new servers. The addresses of the servers
 * are stored in environment variables.
 */
export async function startTestStores(): Promise<void> {
  process.env['TEST_TOOL_DIR'] ??= join(DATA, 'tools');
  process.env['TEST_TEMPLATE'] = TEMPLATE;
  if (process.env['TEST_PG_URL']) return;
  const addresses = (await developersStores()) ?? (await ownStores());
  for (const [name, url] of Object.entries(addresses)) if (url) process.env[name] = url;
}

export async function stopTestStores(): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: process.env['TEST_PG_URL'] });
    await client.connect();
    await client.query(`drop database if exists ${TEMPLATE}`).finally(() => client.end());
  } finally {
    await stopOwn();
    stopOwn = async () => {};
  }
}

async function developersStores(): Promise<Addresses | null> {
  const file = join(DATA, 'dev/stores.json');
  if (!existsSync(file)) return null;
  const addresses: Addresses = JSON.parse(readFileSync(file, 'utf8'));
  return (await accepts(Number(new URL(addresses.TEST_PG_URL ?? '').port))) ? addresses : null;
}

async function ownStores(): Promise<Addresses> {
  const stack = new Stack();
  const secret = (): string => randomBytes(24).toString('base64url');
  const dataDir = join(DATA, `test-${process.pid}`);
  const starting = startStores(stack, {
    settings: { DATA_DIR: dataDir },
    secrets: { postgresPassword: secret(), redisPassword: secret() },
    toolDir: join(DATA, 'tools'),
    throwAway: true,
  });
  const { superuserUrl, redisUrl, postgresLog, remove } = await starting.catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  stopOwn = async () => {
    await stack.stop();
    remove();
    rmSync(dataDir, { recursive: true, force: true });
    // Delete the environment variables that point to the stopped stores, so that the next call of startTestStores
    // starts new stores.
    for (const name of ['TEST_PG_URL', 'TEST_REDIS_URL', 'TEST_PG_LOG']) delete process.env[name];
  };
  return { TEST_PG_URL: superuserUrl, TEST_REDIS_URL: redisUrl, TEST_PG_LOG: postgresLog };
}
