import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { findPort } from '#sandbox/processes/ports.js';
import { startPostgres, type Postgres } from '#sandbox/stores/postgres.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { TestApp } from '../harness/test-app.js';

/** Number of people who sign up at the same time, and number of new accounts before and after each restart. */
const CALLERS = 6;
const ACCOUNTS_PER_STEP = 10;
/** Number of restarts of the database. `SOAK=all` raises the number. */
const RESTARTS = IS_FULL ? 5 : 1;

const shared = { ...process.env };
let folder: string;
let port: number;
let postgres: Postgres;
let testApp: TestApp;
const password = randomBytes(12).toString('hex');
const openPostgres = () =>
  startPostgres({ dir: join(folder, 'postgres'), port, password, logFile: join(folder, 'postgres.log') });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restarts-'));
  port = await findPort();
  postgres = await openPostgres();
  process.env['TEST_PG_URL'] = postgres.url;
  // The pool is so small that the site would stop working if a restart left a few of its connections unusable.
  testApp = await TestApp.open({ env: { DATABASE_POOL_SIZE: '3' } });
  testApp.sql.on('error', () => undefined);
});
afterAll(async () => {
  await testApp?.close();
  await postgres?.stop();
  process.env['TEST_PG_URL'] = shared['TEST_PG_URL'];
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a query on a new connection, because the database restarts during the test. */
async function query<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
  await client.connect();
  return client
    .query<R>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

it('nobody who was told that they have an account lacks one, and nothing exists twice', async () => {
  /** Email addresses of the people to whom the site has confirmed that they have an account. */
  const told: string[] = [];
  const strange: string[] = [];
  let refused = 0;
  const load = { isOver: false };

  /** Signs up one person, and tries again after each 503 response, as the error message asks people to do. */
  async function signUp(): Promise<void> {
    const signup = aSignUp();
    for (let tries = 0; !load.isOver || tries > 0; tries += 1) {
      const { status, headers } = await testApp.browser().post('/api/users/signup', signup);
      // The response to an earlier attempt may have been lost after the account was committed. The next attempt then
      // finds that the account exists.
      if (status === 201 || (status === 409 && tries > 0)) {
        told.push(signup.email.toLowerCase());
        return;
      }
      refused += 1;
      if (status !== 503 || Number(headers['retry-after']) <= 0) strange.push(`${status}`);
    }
  }
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!load.isOver) await signUp();
  });
  const moreAccounts = async () => {
    const before = told.length;
    await eventually(() => told.length >= before + ACCOUNTS_PER_STEP, 'more accounts');
  };
  await moreAccounts();
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const before = refused;
    await postgres.stop();
    await eventually(() => refused > before, 'a call while the database is away');
    postgres = await openPostgres();
    await moreAccounts();
  }
  load.isOver = true;
  await Promise.all(callers);

  expect(strange).toEqual([]);
  const users = await query<{ id: string; email: string }>('select id, email from users');
  expect(users.map(({ email }) => email).toSorted()).toEqual(told.toSorted());
  const ledger = (handler: string) =>
    query<{ n: number }>(
      `select count(*)::int as n from outbox o join inbox i on i.event_id = o.id and i.handler = '${handler}'
       where o.name = 'user.signedUp'`,
    );
  for (const handler of ['emails:user.signedUp', 'audit-log:user.signedUp'])
    await eventually(async () => (await ledger(handler))[0]?.n === users.length, handler);
  const doubled = await query(
    `select payload->>'userId' from outbox where name = 'user.signedUp' group by 1 having count(*) <> 1
     union all select target_id::text from audit_entries where action = 'user.signedUp'
     group by 1 having count(*) <> 1`,
  );
  expect(doubled).toEqual([]);
  for (const address of told) {
    const mails = testApp.mailbox.to(address).filter(({ subject }) => subject.includes('confirm'));
    expect([address, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([address, 1]);
  }
});
