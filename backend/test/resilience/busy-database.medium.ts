import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ALL_ERRORS } from '#contract/errors/all-errors.js';
import { errorOf, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { isSignedIn } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

const POOL = 2;
const CALLS = 20;
let testApp: TestApp;
let other: pg.Client;
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false, env: { DATABASE_POOL_SIZE: String(POOL), TIMEOUT_FACTOR: '2' } });
  other = new pg.Client({ connectionString: testApp.database.ownerUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await testApp.close();
});

/** Waits until an SQL statement of the site is waiting for a lock. The statement must contain the given words. */
const waitsFor = (words: string): Promise<unknown> =>
  eventually(
    async () =>
      (
        await testApp.sql.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like $1 and usename <> current_user",
          [`%${words}%`],
        )
      ).rowCount,
    `a statement with "${words}" to wait`,
  );

describe('while a transaction of somebody else blocks all connections of the pool', () => {
  it('each call gets a sentence, pages without the database are normal, and all is well afterwards', async () => {
    const { browser } = await testApp.signedIn();
    await other.query('begin; lock table users');
    const calls = Promise.all(Array.from({ length: CALLS }, () => browser.get('/api/account')));
    await waitsFor('users');
    expect((await testApp.browser().get('/health/live')).status).toBe(200);
    expect((await calls).map((answer) => [answer.status, errorOf(answer).message])).toEqual(
      Array.from({ length: CALLS }, () => [503, ALL_ERRORS['server.busy'].message]),
    );
    await other.query('rollback');
    expect(await isSignedIn(browser)).toBe(true);
  });
});

/** Lets the next `times` attempts to add an event fail, as if PostgreSQL had found a deadlock. */
async function endInDeadlocks(times: number): Promise<void> {
  // A sequence is used to count the failures, because a rollback does not reset a sequence.
  await testApp.sql.query(`
    drop sequence if exists deadlocks cascade;
    create sequence deadlocks;
    grant usage on deadlocks to public;
    create or replace function end_in_deadlock() returns trigger language plpgsql as $$ begin
      if nextval('deadlocks') <= ${times} then
        raise exception using errcode = 'deadlock_detected', message = 'deadlock detected';
      end if;
      return new;
    end $$;
    create or replace trigger end_in_deadlock before insert on outbox execute function end_in_deadlock()`);
}

describe('a call that PostgreSQL ends because of a deadlock', () => {
  let browser: Browser;
  let id: string;
  beforeAll(async () => {
    ({ browser, id } = await testApp.signedIn());
  });
  const rename = (name: string) => browser.send('PATCH', '/api/account', { name, phone: null });
  const storedName = async () =>
    (await testApp.sql.query<{ name: string }>('select first_name as name from users where id = $1', [id])).rows[0]
      ?.name;
  const changes = async () =>
    (
      await testApp.sql.query("select 1 from outbox where name = 'user.detailsChanged' and payload->>'userId' = $1", [
        id,
      ])
    ).rowCount;

  it('is made once more, and its change and its event are stored once', async () => {
    await endInDeadlocks(1);
    expect((await rename('Rosa Delgado')).status).toBe(200);
    expect([await storedName(), await changes()]).toEqual(['Rosa', 1]);
  });

  it('is not made a third time, and the person gets a sentence', async () => {
    await endInDeadlocks(2);
    const answer = await rename('Iris Delgado');
    expect([answer.status, errorOf(answer).message]).toEqual([503, ALL_ERRORS['server.busy'].message]);
    expect([await storedName(), await changes()]).toEqual(['Rosa', 1]);
    expect((await rename('Iris Delgado')).status).toBe(200);
  });
});
