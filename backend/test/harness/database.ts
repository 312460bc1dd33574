import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ENTITIES } from '../../src/entities.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { migrateQueues } from '../../src/platform/queue/queues.js';

export interface TestDatabase {
  /** As the app connects: no right to change the audit trail. */
  appUrl: string;
  /** As the owner of every table. */
  ownerUrl: string;
  drop: () => Promise<void>;
}

const APP_ROLE = 'app_under_test';

function serverUrl(): string {
  const url = process.env['TEST_PG_URL'];
  if (!url) throw new Error('TEST_PG_URL is not set: medium tests run through jest.config.mjs, whose global setup starts PostgreSQL');
  return url;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A fresh, migrated database of its own for one test file. */
export async function createDatabase({ withQueues = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const ownerUrl = Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
  const appUrl = Object.assign(new URL(ownerUrl), { username: APP_ROLE, password: 'app-under-test' }).href;
  await migrate(ownerUrl, appUrl, ENTITIES);
  if (withQueues) await migrateQueues(ownerUrl, appUrl);
  return { appUrl, ownerUrl, drop: () => onServer(`drop database ${name} with (force)`) };
}
