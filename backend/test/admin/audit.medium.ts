import { beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { AUDIT, AuditEntryView } from '#contract/api/audit.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { ADMIN } from '#contract/messages/staff.js';
import { FAULTS } from '#platform/audit/audit-chain.js';
import type { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

let admin: { browser: Browser; id: string };
const testApp = TestApp.forTests();
beforeAll(async () => {
  admin = await testApp.signedIn({ name: 'Ada Admin' }, 'admin');
});

const list = async (query: string): Promise<ReplyOf<typeof AUDIT.list>> =>
  (await admin.browser.get(`/api/admin/audit?${query}`)).body as ReplyOf<typeof AUDIT.list>;
const entriesOf = (query: string): Promise<AuditEntryView[]> =>
  eventually(async () => {
    const { entries } = await list(query);
    return entries.length > 0 && entries;
  }, `entries for ${query}`);

it("the audit trail shows a person's history with their name, until the person is erased", async () => {
  const person = await testApp.signedIn({ name: 'His Tory' });
  await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`);
  const [closed] = await entriesOf(`target=${person.id}&action=admin.userClosed`);
  expect(closed).toMatchObject({
    actor: { id: admin.id, name: 'Ada Admin' },
    target: { id: person.id, name: 'His Tory' },
    origin: '127.0.0.0/24',
    details: { changes: { closed: { before: 'false', after: 'true' } } },
  });
  expect((await entriesOf(`person=${person.id}`)).length).toBeGreaterThan(2);
  const superadmin = await testApp.signedIn({}, 'superadmin');
  await superadmin.browser.send('DELETE', `/api/auth/admin/user/hard-delete/${person.id}`, { reason: 'asked' });
  expect((await entriesOf(`target=${person.id}&action=admin.userErased`))[0]).toMatchObject({
    target: { id: person.id, name: null },
    details: { reason: 'asked' },
  });
});

it('a list of people that shows their addresses is recorded, but a masked one is not', async () => {
  const shown = async () =>
    (await testApp.sql.query("select payload from outbox where name = 'admin.usersShown' order by created_at")).rows;
  await admin.browser.get('/api/admin/users/list-users?mask=yes&limit=1');
  expect(await shown()).toEqual([]);
  await admin.browser.get('/api/admin/users/list-users?mask=no&limit=1');
  expect(await shown()).toEqual([{ payload: { actorId: admin.id, count: 1 } }]);
});

it('entries are found between two exact times, or on a day in UTC', async () => {
  const [newest] = (await list('limit=1')).entries;
  const at = new Date(newest?.at ?? '').toISOString();
  const day = at.slice(0, 10);
  const seqs = async (query: string) => (await list(`limit=200&${query}`)).entries.map(({ seq }) => seq);
  expect(await seqs(`from=${at}`)).toContain(newest?.seq);
  expect(await seqs(`to=${at}`)).not.toContain(newest?.seq);
  expect(await seqs(`from=${day}&to=${day}`)).toContain(newest?.seq);
});

it.each([
  ['from=2026-11-24&to=2026-11-22', { to: ADMIN.form.periodWrong }],
  ['from=2026-11-24T05:00:00.000Z&to=2026-11-24T05:00:00.000Z', { to: ADMIN.form.periodWrong }],
  ['from=2026-13-45', { from: ADMIN.form.dayWrong }],
])('the list and the CSV file for the impossible period %s are rejected with an explanation', async (query, errors) => {
  for (const path of ['/api/admin/audit', '/api/admin/audit/export'])
    expect(await admin.browser.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { errors } });
});

it('the audit trail can be read page by page', async () => {
  const { entries } = await list('limit=200');
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: ReplyOf<typeof AUDIT.list> = await list(`limit=3&to=2099-01-01${next && `&before=${next}`}`);
    seen.push(...page.entries.map(({ seq }) => seq));
    next = page.next;
  }
  expect(seen.slice(-entries.length)).toEqual(entries.map(({ seq }) => seq));
});

it('the audit trail can be exported as CSV, which adds an entry to it', async () => {
  const answer = await admin.browser.get('/api/admin/audit/export?action=user.signedIn');
  const rows = parse(answer.raw, { bom: true, columns: true }) as { action: string }[];
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['user.signedIn']));
  expect((await entriesOf('action=admin.exportStarted'))[0]).toMatchObject({
    details: { what: 'audit', filters: ['action'] },
  });
  expect((await entriesOf('action=admin.exportEnded'))[0]).toMatchObject({
    details: { what: 'audit', rows: rows.length, complete: true },
  });
});

it('a worker checks the audit trail on request and reports the first invalid entry', async () => {
  const check = async (): Promise<ReplyOf<typeof AUDIT.listChecks>['checks'][number]> => {
    const { id } = (await admin.browser.post('/api/admin/audit/verify')).body as { id: string };
    return eventually(async () => {
      const { checks } = (await admin.browser.get('/api/admin/audit/checks')).body as ReplyOf<typeof AUDIT.listChecks>;
      return checks.find((one) => one.id === id && one.ended_at !== null);
    }, 'the check');
  };
  expect(await check()).toMatchObject({
    first_bad: null,
    asked_by: { name: 'Ada Admin' },
    entries: expect.any(Number),
    unrecorded: 0,
  });
  await testApp.sql.query(
    `insert into outbox (id, name, payload, created_at, published_at, queues)
     select gen_random_uuid(), 'user.signedOut', '{}', long_ago, long_ago, '{audit-log}'
     from (select now() - interval '11 minutes' as long_ago) as one`,
  );
  expect(await check()).toMatchObject({ first_bad: null, unrecorded: 1 });
  await testApp.sql.query('alter table audit_entries disable trigger user');
  await testApp.sql.query("update audit_entries set action = 'user.confirmed' where seq = 4");
  await testApp.sql.query('alter table audit_entries enable trigger user');
  expect(await check()).toMatchObject({ first_bad: { seq: '4', reason: FAULTS.changed } });
});
