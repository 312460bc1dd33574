import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const PEOPLE = 5;
let testApp: TestApp;
beforeAll(async () => {
  // The database pool has fewer connections than the number of emails sent at the same time. If sending an email held a
  // connection, all other work would be blocked.
  testApp = await TestApp.open({ env: { DATABASE_POOL_SIZE: '2' } });
});
afterAll(() => testApp.close());

const count = async (query: string, values: unknown[] = []): Promise<number> =>
  Number((await testApp.sql.query<{ n: string }>(query, values)).rows[0]?.n);

it('a slow mail server blocks no database connection, and a resent email has the same message id', async () => {
  const answer = testApp.mailbox.hold();
  const people = Array.from({ length: PEOPLE }, () => aSignUp());
  for (const person of people) expect((await testApp.browser().post('/api/users/signup', person)).status).toBe(201);
  await eventually(() => testApp.mailbox.waiting >= PEOPLE, 'every mail to be under way');

  await eventually(
    async () => (await count("select count(*) as n from audit_entries where action = 'user.signedUp'")) === PEOPLE,
    'the audit trail to go on meanwhile',
  );
  await eventually(
    async () =>
      (await count(
        `select count(*) as n from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      )) === 0,
    'no transaction to be open',
  );
  expect(testApp.mailbox.waiting).toBeGreaterThanOrEqual(PEOPLE);

  answer();
  await eventually(
    async () => (await count("select count(*) as n from inbox where handler = 'emails:user.signedUp'")) === PEOPLE,
    'every mail to be noted as sent',
  );
  // After a timeout, an email is sent again. A mail server recognizes the duplicate by its message id, so the test
  // counts message ids instead of emails.
  for (const { email } of people)
    expect(new Set(testApp.mailbox.to(email).map(({ messageId }) => messageId)).size).toBe(1);
});
