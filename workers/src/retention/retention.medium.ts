import { expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { act } from '#test/admin/staff-action.js';
import { aSignUp } from '#test/builders/sign-up.builder.js';
import { eventually } from '#test/harness/eventually.js';
import { TestApp } from '#test/harness/test-app.js';
import { AccountErasure } from './account-erasure.js';
import { SWEEPS } from './retention.js';

const testApp = TestApp.forTests();

const run = (work: (workers: INestApplicationContext) => Promise<string> | undefined) => {
  const { workers } = testApp;
  if (!workers) throw new Error('the workers are not running');
  return withEntityManager(workers.get(EntityManager, { strict: false }), async () => work(workers));
};
const sweep = (name: string) =>
  run((workers) => SWEEPS.find((one) => one.name === name)?.sweep(workers.get(EntityManager, { strict: false })));
const erase = (whom: 'eraseRequested' | 'eraseUnconfirmed') =>
  run((workers) => workers.get(AccountErasure, { strict: false })[whom]());

const YOUNG = ['outbox', 'inbox', 'account_tokens', 'sessions'] as const;
type Counts = Record<(typeof YOUNG)[number], number>;
const counted = async (): Promise<Counts> =>
  (
    await testApp.sql.query<Counts>(
      `select ${YOUNG.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
    )
  ).rows[0] ?? { outbox: 0, inbox: 0, account_tokens: 0, sessions: 0 };

it('deletes contact messages after two years, but not before', async () => {
  await testApp.sql.query(
    `insert into contact_messages (id, created_at, body) values
       (gen_random_uuid(), now() - interval '2 years 1 day', ''),
       (gen_random_uuid(), now() - interval '1 year 360 days', '')`,
  );
  expect(await sweep('sweep-old-contact-messages')).toMatch(/ messages older than 2 years deleted$/);
  expect((await testApp.sql.query('select 1 from contact_messages')).rowCount).toBe(1);
});

it('erases people who requested it within 14 days, unless their account was reopened', async () => {
  const admin = await testApp.signedIn({}, 'admin');
  const [requester, fresh, regretted] = [await testApp.signedIn(), await testApp.signedIn(), await testApp.signedIn()];
  for (const { id } of [requester, fresh, regretted])
    expect((await act(admin.browser, 'requestErasure', id)).status).toBe(200);
  expect((await requester.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  await testApp.sql.query(
    "update erasure_requests set asked_at = now() - interval '13 days 1 hour' where user_id <> $1",
    [fresh.id],
  );
  await act(admin.browser, 'restore', regretted.id);
  // A scheduled job of the workers may already have erased some of the accounts that are due for erasure, so the test
  // does not check how many accounts are erased by the run that it starts.
  expect(await erase('eraseRequested')).toMatch(/accounts erased, 1 requests wait for their day$/);
  const left = await testApp.sql.query<{ id: string }>('select id from users where id = any($1)', [
    [requester.id, fresh.id, regretted.id],
  ]);
  expect(left.rows.map(({ id }) => id).sort()).toEqual([fresh.id, regretted.id].sort());
  expect(
    await eventually(
      async () =>
        (
          await testApp.sql.query("select 1 from audit_entries where action = 'user.erased' and target_id = $1", [
            requester.id,
          ])
        ).rowCount,
      'the entry',
    ),
  ).toBe(1);
});

it('erases accounts that nobody confirmed in 30 days, unless they were confirmed once or can still be', async () => {
  const signedUp = async (): Promise<string> => {
    const signup = aSignUp();
    const email = signup.email.toLowerCase();
    await testApp.browser().post('/api/users/signup', signup);
    await testApp.mailbox.next(email, 'confirm');
    return email;
  };
  const [forgotten, linked, young, changed] = [await signedUp(), await signedUp(), await signedUp(), await signedUp()];
  const confirmed = await testApp.signedIn();
  const mails = [forgotten, linked, young, changed, confirmed.email];
  await testApp.sql.query(
    `update users set created_at = now() - interval '31 days', updated_at = now() - interval '31 days'
     where email = any($1)`,
    [[forgotten, linked, changed, confirmed.email]],
  );
  await testApp.sql.query(
    'update account_tokens set expires_at = now() from users where users.id = user_id and email = any($1)',
    [[forgotten, young, changed]],
  );
  // The account with the address `changed` stands for an account whose confirmed address staff have replaced. Such an
  // account has a copy of the consent given at sign-up.
  await testApp.sql.query('update users set sign_up_consent = true where email = $1', [changed]);
  // A scheduled job of the workers may already have erased some of the accounts that are due for erasure, so the test
  // does not check how many accounts are erased by the run that it starts.
  expect(await erase('eraseUnconfirmed')).toMatch(/^\d accounts erased that nobody confirmed/);
  const left = await testApp.sql.query<{ email: string }>('select email from users where email = any($1)', [mails]);
  expect(left.rows.map(({ email }) => email).sort()).toEqual([linked, young, changed, confirmed.email].sort());
});

it('deletes addresses that people asked for and did not confirm within a week', async () => {
  const [late, early] = [await testApp.signedIn(), await testApp.signedIn()];
  await testApp.sql.query(
    `insert into email_changes (user_id, email, asked_at) values
       ($1, 'late@example.test', now() - interval '7 days 1 hour'),
       ($2, 'early@example.test', now() - interval '6 days 23 hours')`,
    [late.id, early.id],
  );
  expect(await sweep('sweep-ended-sessions')).toMatch(/, \d requested addresses,/);
  expect((await testApp.sql.query('select email from email_changes')).rows).toEqual([{ email: 'early@example.test' }]);
});

it('deletes links to exports that have expired, and no others', async () => {
  const { id } = await testApp.signedIn({}, 'admin');
  await testApp.sql.query(
    `insert into export_links (id, token_hash, asked_by, content, expires_at) values
       (gen_random_uuid(), '\\x01', $1, '\\x', now() - interval '1 second'),
       (gen_random_uuid(), '\\x02', $1, '\\x', now() + interval '4 minutes')`,
    [id],
  );
  expect(await sweep('sweep-ended-sessions')).toMatch(/ and \d export links deleted$/);
  expect((await testApp.sql.query('select token_hash from export_links')).rows).toEqual([
    { token_hash: Buffer.from([2]) },
  ]);
});

it('preserves the audit trail, whatever its age, and deletes only the results of its checks', async () => {
  await testApp.sql.query(
    `insert into audit_entries (seq, event_id, at, action, details, previous_hash, hash)
     values (-1, gen_random_uuid(), now() - interval '7 years', 'user.signedIn', '{}', '', '')`,
  );
  await testApp.sql.query(
    "insert into audit_checks (id, asked_at) values (gen_random_uuid(), now() - interval '3 years')",
  );
  expect(await sweep('sweep-old-audit-checks')).toContain('the audit trail is kept');
  expect(
    (await testApp.sql.query("select 1 from audit_checks where asked_at < now() - interval '2 years'")).rowCount,
  ).toBe(0);
  expect((await testApp.sql.query('select 1 from audit_entries where seq = -1')).rowCount).toBe(1);
});

it('does not delete recent events, inbox entries, sessions and links', async () => {
  const person = await testApp.signedIn();
  await person.browser.post('/api/auth/password/reset-initiate', { email: person.email });
  await eventually(async () => Object.values(await counted()).every((rows) => rows > 0) || null, 'a link and its note');
  const before = await counted();
  await sweep('sweep-outbox-and-inbox');
  await sweep('sweep-ended-sessions');
  const after = await counted();
  expect(YOUNG.filter((table) => after[table] < before[table])).toEqual([]);
  expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
  await testApp.sql.query("update sessions set ends_at = now() - interval '1 second' where user_id = $1", [person.id]);
  expect(await sweep('sweep-ended-sessions')).toMatch(/^\d sessions/);
  expect((await testApp.sql.query('select 1 from sessions where user_id = $1', [person.id])).rowCount).toBe(0);
});
