import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import * as z from 'zod/mini';
import { ENTITIES } from '#backend/entities.js';
import { migrate } from '#platform/database/migrate.js';
import { emptyDatabase } from '../../harness/database.js';
import { startTestStores, stopTestStores } from '../../harness/stores.js';
import { record, report } from '../results/record.js';

const ACCOUNTS = 100_000;
/**
 * Number of sessions in the test database. Only a tenth of the people have a session, because a session lasts at most
 * twelve hours and is then deleted.
 */
const SESSIONS = 10_000;
/**
 * Last of the older migrations that the migration `0001-baseline` replaces. A database that has run this migration can
 * be migrated to the current version.
 */
const LAST = '0020-consent-names-plan';

/**
 * Creates the tables by the migrations that `0001-baseline` replaces, and fills them with accounts, sessions and
 * events.
 */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    'create table migrations (id serial primary key, name varchar(255), executed_at timestamptz default now())',
  );
  const parts = readFileSync('backend/test/database/before-baseline.sql', 'utf8').split(/^-- Migration (?=\d{4}-)/m);
  for (const part of parts.slice(1)) {
    const name = part.slice(0, part.indexOf('\n'));
    if (name > LAST) break;
    await client.query(part.slice(part.indexOf('\n')));
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
  await client.query(
    `insert into users (id, email, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@example.test', now(), now() from generate_series(1, ${ACCOUNTS}) n`,
  );
  await client.query(
    `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash)
     select id, id::text::bytea, id, now(), now(), now(), '', '' from users limit ${SESSIONS}`,
  );
  await client.query(
    `insert into outbox (id, name, payload, created_at, published_at)
     select gen_random_uuid(), 'user.signedUp', jsonb_build_object('userId', id), now(), now() from users`,
  );
}

/** A query for data that a running site reads all the time, from three tables that the migrations change. */
const QUERY =
  'select (select max(seen_at) from sessions), (select count(*) from outbox where published_at is null), ' +
  "(select id from users where email = 'person1@example.test')";
const Reading = z.object({ queries: z.number(), longest: z.number() });

/**
 * Repeats a typical query of the site in another process while `work` runs. Returns the number of queries and the
 * duration of the longest one in milliseconds.
 */
async function readDuring(url: string, work: () => Promise<void>): Promise<z.infer<typeof Reading>> {
  const reader = fork(new URL('../measuring/repeat-query.js', import.meta.url), [url, QUERY]);
  await once(reader, 'message');
  await work();
  reader.send('stop');
  return z.parse(Reading, (await once(reader, 'message'))[0]);
}

/** Measures the longest time for which queries of a running site have to wait while a large database is migrated. */
export async function benchMigrations(): Promise<void> {
  await startTestStores();
  const database = await emptyDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await owner.connect();
    await fill(owner);
    const began = performance.now();
    let whole = 0;
    const { queries, longest } = await readDuring(database.ownerUrl, async () => {
      await migrate(database.ownerUrl, database.appUrl, ENTITIES);
      whole = performance.now() - began;
    });
    report(`time to migrate ${ACCOUNTS} accounts, ms`, whole.toFixed(0));
    record('migrationWait', longest, `${queries} queries`);
  } finally {
    await owner.end();
    await database.drop();
    await stopTestStores();
  }
}
