import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../../backend/test/harness/eventually.js';
import { House } from '../../../backend/test/harness/house.js';
import { withEntityManager } from '../../../backend/src/platform/database/unit-of-work.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Retention } from './retention.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const run = (work: (retention: Retention) => Promise<string>): Promise<string> => {
  if (!house.workers) throw new Error('the workers are not running');
  const retention = house.workers.get(Retention, { strict: false });
  return withEntityManager(house.workers.get(EntityManager, { strict: false }), () => work(retention));
};

const YOUNG = ['outbox', 'inbox', 'account_tokens', 'sessions'] as const;
type Counts = Record<(typeof YOUNG)[number], number>;
const counted = async (): Promise<Counts> =>
  (await house.sql.query<Counts>(`select ${YOUNG.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`)).rows[0] ?? { outbox: 0, inbox: 0, account_tokens: 0, sessions: 0 };

it('deletes contact messages after two years and not before', async () => {
  await house.sql.query("insert into contact_messages (id, created_at, body) values (gen_random_uuid(), now() - interval '2 years 1 day', ''), (gen_random_uuid(), now() - interval '1 year 360 days', '')");
  expect(await run((retention) => retention.sweepContactMessages())).toMatch(/ messages older than 2 years deleted$/);
  expect((await house.sql.query('select 1 from contact_messages')).rowCount).toBe(1);
});

it('erases whoever asked for it within 14 days, unless the account was opened again', async () => {
  const admin = await house.signedIn({}, 'admin');
  const [asked, fresh, regretted] = [await house.signedIn(), await house.signedIn(), await house.signedIn()];
  for (const { id } of [asked, fresh, regretted]) expect((await admin.browser.post(`/api/admin/users/${id}/request-erasure`)).status).toBe(200);
  expect((await asked.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  await house.sql.query("update erasure_requests set asked_at = now() - interval '13 days 1 hour' where user_id <> $1", [fresh.id]);
  await admin.browser.post(`/api/admin/users/${regretted.id}/restore`);
  // The workers' own clock may have been first.
  expect(await run((retention) => retention.eraseRequested())).toMatch(/accounts erased, 1 requests wait for their day$/);
  const left = await house.sql.query<{ id: string }>('select id from users where id = any($1)', [[asked.id, fresh.id, regretted.id]]);
  expect(left.rows.map(({ id }) => id).sort()).toEqual([fresh.id, regretted.id].sort());
  expect(await eventually(async () => (await house.sql.query("select 1 from audit_entries where action = 'user.erased' and target_id = $1", [asked.id])).rowCount, 'the entry')).toBe(1);
});

it('keeps the audit trail, whatever its age, and deletes only the results of its checks', async () => {
  await house.sql.query(
    `insert into audit_entries (seq, event_id, at, action, details, previous_hash, hash) values (-1, gen_random_uuid(), now() - interval '7 years', 'user.signedIn', '{}', '', '')`);
  await house.sql.query("insert into audit_checks (id, asked_at) values (gen_random_uuid(), now() - interval '3 years')");
  expect(await run((retention) => retention.sweepAuditChecks())).toContain('the audit trail is kept');
  expect((await house.sql.query("select 1 from audit_checks where asked_at < now() - interval '2 years'")).rowCount).toBe(0);
  expect((await house.sql.query('select 1 from audit_entries where seq = -1')).rowCount).toBe(1);
});

it('leaves young events, notes, sessions and links alone', async () => {
  const person = await house.signedIn();
  await person.browser.post('/api/auth/password/reset-initiate', { email: person.email });
  await eventually(async () => Object.values(await counted()).every((rows) => rows > 0) || null, 'a link and its note');
  const before = await counted();
  await run((retention) => retention.sweepEvents());
  await run((retention) => retention.sweepSessions());
  const after = await counted();
  expect(YOUNG.filter((table) => after[table] < before[table])).toEqual([]);
  expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
  await house.sql.query("update sessions set ends_at = now() - interval '1 second' where user_id = $1", [person.id]);
  expect(await run((retention) => retention.sweepSessions())).toMatch(/^\d sessions/);
  expect((await house.sql.query('select 1 from sessions where user_id = $1', [person.id])).rowCount).toBe(0);
});
