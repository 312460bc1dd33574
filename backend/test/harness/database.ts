import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { migrate } from '#platform/database/migrate.js';
import { migrateQueues } from '#platform/queue/queues.js';

export interface TestDatabase {
  appUrl: string;
  ownerUrl: string;
  drop: () => Promise<void>;
}

const APP_ROLE = 'app_under_test';

function serverUrl(): string {
  const url = process.env['TEST_PG_URL'];
  if (!url)
    throw new Error(
      'TEST_PG_URL is not set: medium tests run through jest.config.mjs, whose global setup starts PostgreSQL',
    );
  return url;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  return work(client).finally(() => client.end());
}

function addressesOf(name: string): Pick<TestDatabase, 'appUrl' | 'ownerUrl'> {
  const ownerUrl = Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
  return {
    ownerUrl,
    appUrl: Object.assign(new URL(ownerUrl), { username: APP_ROLE, password: 'app-under-test' }).href,
  };
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const drop = () => onServer(async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { ...addressesOf(name), drop };
}

export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template1');

/**
 * Returns the name of the migrated database that each test file of a run copies. The first file that needs this
 * database creates it, while the others wait.
 */
async function migratedTemplate(): Promise<string> {
  const name = process.env['TEST_TEMPLATE'] ?? 'migrated';
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    const unfinished = `unfinished_${name}`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const { ownerUrl, appUrl } = addressesOf(unfinished);
    await migrate(ownerUrl, appUrl, ENTITIES);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

export async function createDatabase({ withQueues = false } = {}): Promise<TestDatabase> {
  const database = await copyOf(await migratedTemplate());
  if (withQueues) await migrateQueues(database.ownerUrl, database.appUrl);
  return database;
}
