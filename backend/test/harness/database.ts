import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { migrate } from '#platform/database/migrate.js';
import { migrateQueues } from '#platform/queue/queues.js';

export interface TestDatabase {
  /** Connection URL for the role that the app uses, which may not change the audit trail. */
  appUrl: string;
  /** Connection URL for the role that owns all tables. */
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

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates an empty database. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const ownerUrl = Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
  const appUrl = Object.assign(new URL(ownerUrl), { username: APP_ROLE, password: 'app-under-test' }).href;
  return { appUrl, ownerUrl, drop: () => onServer(`drop database ${name} with (force)`) };
}

/** Creates a separate, migrated database for one test file. */
export async function createDatabase({ withQueues = false } = {}): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await migrate(database.ownerUrl, database.appUrl, ENTITIES);
  if (withQueues) await migrateQueues(database.ownerUrl, database.appUrl);
  return database;
}
