import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { hashToken, newToken } from '#platform/crypto/cipher.js';
import { migrate } from '#platform/database/migrate.js';
import { MIGRATIONS } from '#platform/database/migrations/index.js';
import { Queues } from '#platform/queue/queues.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { isSignedIn } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

/**
 * Migrations that removed something that the previous version used. They are allowed because the site had not been
 * released yet. Do not add any others: one version must stop using a column before a later version drops it.
 */
const BEFORE_RELEASE = ['0003-va-formulary-words', '0004-standard-names'];
/** A check that is replaced in one statement, for example by one that allows another value. */
const REPLACES_CHECK = /\bdrop constraint (\w+),\s*add constraint \1\s+check\b/gi;
const TAKES_AWAY = /\b(drop|rename|truncate|alter column (?!\w+ set default)|set not null)\b/i;

describe('a migration takes nothing away that the version before it uses', () => {
  it.each(MIGRATIONS.slice(1))('$name', ({ name, class: Migration }) => {
    const migration = new Migration({} as never, {} as never);
    migration.up();
    const statements = migration.getQueries().map(String);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.some((statement) => TAKES_AWAY.test(statement.replaceAll(REPLACES_CHECK, '')))).toBe(
      BEFORE_RELEASE.includes(name),
    );
  });
});

describe('a migration adds no column that the version before it would have to fill', () => {
  it.each(MIGRATIONS.slice(1))('$name', ({ class: Migration }) => {
    const migration = new Migration({} as never, {} as never);
    migration.up();
    const added = migration.getQueries().flatMap((sql) => String(sql).match(/\badd column [^,]+/gi) ?? []);
    expect(added.filter((column) => /\bnot null\b/i.test(column) && !/\bdefault\b/i.test(column))).toEqual([]);
  });
});

// A migration holds its locks until it has changed all rows, and queries wait for these locks. New values must
// therefore be written by the site itself, or the rows must be changed in several small transactions.
describe('a migration changes no rows while it holds its locks', () => {
  it.each(MIGRATIONS.slice(1))('$name', ({ class: Migration }) => {
    const migration = new Migration({} as never, {} as never);
    migration.up();
    const statements = migration.getQueries().map(String);
    expect(statements.filter((sql) => /^\s*(update|delete|insert)\b/i.test(sql))).toEqual([]);
  });
});

describe('while the migration runs beside the site', () => {
  let testApp: TestApp;
  let transaction: pg.Client;
  beforeAll(async () => {
    // Workers that are stopped as soon as they have started can wait for ever for a connection that is being opened.
    testApp = await TestApp.open({ workers: false });
    transaction = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await transaction.connect();
  });
  afterAll(async () => {
    await transaction.end();
    await testApp.close();
  });

  it('a transaction that holds a table for long does not make all others wait behind the migration', async () => {
    await testApp.sql.query(`alter table outbox drop column queues; alter table audit_checks drop column unrecorded;
      delete from migrations where name = '0006-lost-events'`);
    await transaction.query('begin; select 1 from outbox');
    const migrating = migrate(testApp.database.ownerUrl, testApp.database.appUrl, ENTITIES);
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter%'",
          )
        ).rowCount,
      'the migration to wait',
    );
    // If the migration waited for its lock without a time limit, a query of the table `outbox` would have to wait
    // behind the migration until the open transaction ends.
    await testApp.sql.query('select count(*) from outbox');
    await transaction.query('commit');
    await migrating;
    expect((await testApp.sql.query("select 1 from migrations where name = '0006-lost-events'")).rowCount).toBe(1);
    await testApp.startWorkers();
  });

  it('this version starts and works on a database that a newer version has migrated', async () => {
    await testApp.sql.query(`
      insert into migrations (name) values ('9999-of-a-newer-version');
      alter table users add column of_a_newer_version text;
      alter table sessions add column of_a_newer_version timestamptz not null default now();
      alter table outbox add column of_a_newer_version jsonb;
      create table of_a_newer_version (user_id uuid primary key references users (id) on delete cascade);
      insert into outbox (id, name, payload, created_at)
        values (gen_random_uuid(), 'user.ofNewerVersion', '{}', now())`);
    await migrate(testApp.database.ownerUrl, testApp.database.appUrl, ENTITIES);
    const browser = testApp.browser();
    const { email, password, ...others } = aSignUp();
    expect((await browser.post('/api/users/signup', { email, password, ...others })).status).toBe(201);
    const token = await testApp.mailbox.tokenFor(email.toLowerCase(), 'confirm');
    expect((await browser.get(`/auth/confirm?token=${token}`)).status).toBe(200);
    await browser.post('/api/auth/login_user', { email, password });
    expect(await isSignedIn(browser)).toBe(true);
    // The newer version's event stays in the outbox until a worker of that version passes it on. The event does not
    // delay other events.
    await eventually(async () => {
      const { rows } = await testApp.sql.query<{ name: string }>('select name from outbox where published_at is null');
      return rows.map(({ name }) => name).join() === 'user.ofNewerVersion';
    }, 'all other events to be handed over');
    expect((await testApp.sql.query('select of_a_newer_version from users')).rowCount).toBeGreaterThan(0);
  });

  // The statements below name only the columns that the baseline migration creates. The events and the job have only
  // the fields that the version of that migration wrote.
  it('this version uses sessions, events and jobs that the version before it is still writing', async () => {
    const { browser, id } = await testApp.signedIn();
    const token = newToken();
    await testApp.sql.query(
      `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash)
       values (gen_random_uuid(), $1, $2, now(), now(), now() + interval '1 hour', '', '')`,
      [hashToken(token), id],
    );
    for (const name of browser.cookies.keys()) browser.cookies.set(name, token);
    expect(await isSignedIn(browser)).toBe(true);

    const [inOutbox, inQueue] = [randomUUID(), randomUUID()];
    const payload = { userId: id, sessionId: randomUUID(), newDevice: false };
    await testApp.sql.query(
      "insert into outbox (id, name, payload, created_at) values ($1, 'user.signedIn', $2, now())",
      [inOutbox, payload],
    );
    const event = { id: inQueue, name: 'user.signedIn', at: new Date().toISOString(), requestId: null, payload };
    await testApp.workers?.get(Queues, { strict: false }).get('audit-log').add(event.name, event, { jobId: inQueue });
    await eventually(
      async () =>
        (
          await testApp.sql.query("select 1 from audit_entries where event_id = any($1) and action = 'user.signedIn'", [
            [inOutbox, inQueue],
          ])
        ).rowCount === 2,
      'the entries of both events',
    );
  });
});
