import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { migrate } from '#platform/database/migrate.js';
import { createDatabase, emptyDatabase, type TestDatabase } from '../harness/database.js';

/**
 * The older migrations that the migration `0001-baseline` replaces, in order. They are stored in one file, in which
 * each migration begins with a comment that contains its name.
 */
const BEFORE = readFileSync(new URL('before-baseline.sql', import.meta.url), 'utf8')
  .split(/^-- Migration (?=\d{4}-)/m)
  .slice(1)
  .map((part) => ({ name: part.slice(0, part.indexOf('\n')), sql: part.slice(part.indexOf('\n')) }));

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<R>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Creates a database in the state after the migration `last`, with one account in it. */
async function databaseAt(last: string): Promise<TestDatabase> {
  const database = await emptyDatabase();
  databases.push(database);
  await query(
    database.ownerUrl,
    `create table migrations
       (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)`,
  );
  for (const { name, sql } of BEFORE.slice(0, BEFORE.findIndex((one) => one.name === last) + 1)) {
    await query(database.ownerUrl, sql);
    await query(database.ownerUrl, `insert into migrations (name) values ('${name}')`);
  }
  await query(
    database.ownerUrl,
    `insert into users (id, email, created_at, updated_at)
     values (gen_random_uuid(), 'ruth@example.com', now(), now())`,
  );
  return database;
}

const shapeOf = (url: string): Promise<{ what: string }[]> =>
  query(
    url,
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
                      generation_expression) as what
       from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
     union all select pg_get_constraintdef(oid) || ' ' || conname || ' ' || conrelid::regclass
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
         and conrelid::regclass::text <> 'migrations'
     union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select regexp_replace(prosrc, '\\s+', ' ', 'g') || proname
       from pg_proc where pronamespace = 'public'::regnamespace
         and prolang = (select oid from pg_language where lanname = 'plpgsql')
     order by 1`,
  );

it('a database of the previous version keeps its data and gets the same tables as a new one', async () => {
  const old = await databaseAt('0020-consent-names-plan');
  await migrate(old.ownerUrl, old.appUrl, ENTITIES);
  await migrate(old.ownerUrl, old.appUrl, ENTITIES);
  const fresh = await createDatabase();
  databases.push(fresh);
  expect(await shapeOf(old.ownerUrl)).toEqual(await shapeOf(fresh.ownerUrl));
  expect(await query(old.appUrl, 'select email from users')).toEqual([{ email: 'ruth@example.com' }]);
});

it('an older database is left unchanged and rejected with the name of the folder to delete', async () => {
  const old = await databaseAt('0012-saved-items');
  await expect(migrate(old.ownerUrl, old.appUrl, ENTITIES)).rejects.toThrow(
    /too old .* delete the folder \S+postgres: /,
  );
  expect(await query(old.ownerUrl, 'select email from users')).toEqual([{ email: 'ruth@example.com' }]);
});

it('a database with tables of another role is rejected with the names of both roles and what to do', async () => {
  const database = await createDatabase();
  databases.push(database);
  const role = `migrator_${new URL(database.ownerUrl).pathname.slice(-12)}`;
  await query(database.ownerUrl, `create role ${role} login password 'migrator'`);
  const ownUrl = Object.assign(new URL(database.ownerUrl), { username: role, password: 'migrator' }).href;
  const owner = new URL(database.ownerUrl).username;
  await expect(migrate(ownUrl, database.appUrl, ENTITIES)).rejects.toThrow(
    new RegExp(
      `role ${role} may not change.* belong to the role ${owner}: .*users.*reassign owned by ${owner} to ${role}`,
    ),
  );
  await query(database.ownerUrl, `drop role ${role}`);
});
