import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { parse } from 'csv-parse/sync';
import type { ConsentChange } from '#contract/api/consent.contract.js';
import type { ContactRequest, ListedRequest, RequestFilter } from '#contract/api/contact-requests.contract.js';
import type { ExportLink } from '#contract/api/managed-user.contract.js';
import { CALL_CLOCK, ContactRequestRecorder } from '#modules/contact-requests/index.js';
import { PlansService } from '#modules/plans/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aConsent } from '../builders/consent.builder.js';
import { exportLink } from '../builders/managed-user.builder.js';
import { auditEntry } from '../harness/audit-entry.js';
import { errorOf, type Answer } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const LIST = '/api/admin/contact-requests';
/** A plan in Texas, where most people have Central time and some have Mountain time. */
const PLAN = '12345TX1234567';
/** Noon in Texas, and 1 PM in New York. */
const NOON = new Date('2026-11-24T18:00:00Z');

let now = NOON;
let admin: Person;
type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const testApp = TestApp.forTests({ providers: [{ provide: CALL_CLOCK, useValue: () => now }] });
beforeAll(async () => {
  admin = await testApp.signedIn({ name: 'Ada Admin' }, 'admin');
});
beforeEach(() => {
  now = NOON;
});
afterEach(() => void jest.restoreAllMocks());

const consent = (person: Person, changes: Partial<ConsentChange> = {}) =>
  person.browser.send('PATCH', `/api/users/${person.id}/consent`, aConsent(changes));
const list = async (query = 'limit=100') =>
  ((await admin.browser.get(`${LIST}?${query}`)).body as { requests: ListedRequest[] }).requests;
const idOf = (column: 'user_id' | 'message_id', value: string, state = 'new') =>
  eventually(
    async () =>
      (
        await testApp.sql.query<{ id: string }>(`select id from contact_requests where ${column} = $1 and state = $2`, [
          value,
          state,
        ])
      ).rows[0]?.id,
    'the contact request',
  );
/** A person who agreed to be contacted, with the request that this put on the list. */
async function asking(changes: Partial<ConsentChange> = {}) {
  const person = await testApp.signedIn();
  await consent(person, changes);
  return { person, id: await idOf('user_id', person.id) };
}
const requestIn = (answer: Answer): ContactRequest => answer.body as ContactRequest;
const show = async (id: string, by = admin) => requestIn(await by.browser.post(`${LIST}/${id}/show`));
const change = (id: string, body: object, by = admin) => by.browser.send('PUT', `${LIST}/${id}`, body);

describe('the list', () => {
  it('names a person who agreed, masks address and number, and says whether a call is allowed', async () => {
    const { person, id } = await asking({ contact_window: 'Midday (11a–2p)', plan_id: PLAN });
    const found = (await list()).find((one) => one.id === id);
    expect(found).toMatchObject({
      kind: 'consent',
      state: 'new',
      name: 'Rosa Delgado',
      phone: '••• 23',
      assignee: null,
      call: { answer: 'now', until: '2026-11-24T20:00:00.000Z', zone: null },
    });
    expect(found?.email).not.toBe(person.email);
  });

  it('contains a message from the contact form', async () => {
    await testApp.browser().post('/api/contact', {
      name: 'Ann Field',
      email: 'ann@example.test',
      message: 'Hello',
      consent: true,
      took: 9_000,
    });
    const { rows } = await testApp.sql.query<{ id: string }>('select id from contact_messages');
    const id = await idOf('message_id', rows[0]?.id ?? '');
    expect((await list()).find((one) => one.id === id)).toMatchObject({ kind: 'message', name: 'Ann Field' });
    expect(await show(id)).toMatchObject({ message: 'Hello', email: 'ann@example.test', call: { answer: 'noNumber' } });
  });

  it('contains a person who agreed at sign-up only once the address is confirmed', async () => {
    const person = await testApp.signedIn({ consent_to_contact: true, contact_window: 'Evening (5–8p)' });
    const recorder = testApp.app.get(ContactRequestRecorder, { strict: false });
    const record = () =>
      withEntityManager(testApp.app.get(EntityManager, { strict: false }), () => recorder.recordPerson(person.id));
    await testApp.sql.query('update users set email_confirmed_at = null where id = $1', [person.id]);
    await record();
    const count = async () =>
      (await testApp.sql.query('select 1 from contact_requests where user_id = $1', [person.id])).rows.length;
    expect(await count()).toBe(0);
    await testApp.sql.query('update users set email_confirmed_at = now() where id = $1', [person.id]);
    await record();
    await record();
    expect(await count()).toBe(1);
    expect(await show(await idOf('user_id', person.id))).toMatchObject({
      agreed: { channel: null, window: 'Evening (5–8p)' },
    });
  });

  it('is filtered by state and by who deals with a request, and is paged', async () => {
    const { id } = await asking();
    const { version } = await show(id);
    expect((await change(id, { state: 'called', version })).status).toBe(200);
    expect((await list('state=called')).map((one) => one.id)).toContain(id);
    expect((await list('state=new')).map((one) => one.id)).not.toContain(id);
    expect((await list('mine=yes')).map((one) => one.id)).toEqual([id]);
    const all = (await list()).map((one) => one.id);
    const paged: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const answer = await admin.browser.get(`${LIST}?limit=1${after && `&after=${after}`}`);
      const page = answer.body as { requests: ListedRequest[]; next: string | null };
      paged.push(...page.requests.map((one) => one.id));
      after = page.next;
    }
    expect(paged).toEqual(all);
    expect(errorOf(await admin.browser.get(`${LIST}?after=${randomUUID()}`)).code).toBe('contactRequests.pageGone');
  });
});

describe('calls stay within the consent', () => {
  it('the number is shown in the hours that the person chose, and not outside them', async () => {
    const { id } = await asking({ contact_window: 'Midday (11a–2p)', plan_id: PLAN });
    expect(await show(id)).toMatchObject({ phone: '+15045550123', call: { answer: 'now' } });
    now = new Date('2026-11-24T21:30:00Z');
    expect(await show(id)).toMatchObject({
      phone: null,
      call: { answer: 'later', from: '2026-11-25T18:00:00.000Z' },
    });
  });

  it.each([
    ['its name', 'Bronze for Two'],
    ['only its number while the name is not available', null],
  ])('the plan that was open when the person agreed has %s', async (_, name) => {
    jest.spyOn(PlansService.prototype, 'nameOf').mockResolvedValue(name);
    const { id } = await asking({ plan_id: PLAN });
    expect(await show(id)).toMatchObject({ plan: { id: PLAN, name } });
  });

  it('the time zone of the device decides until staff note another one', async () => {
    const { id } = await asking({ contact_window: 'Morning (8–11a)', time_zone: 'America/Los_Angeles' });
    const told = await show(id);
    expect(told).toMatchObject({
      time_zone: null,
      phone: '+15045550123',
      call: { answer: 'now', zone: 'America/Los_Angeles' },
    });
    const noted = await change(id, { time_zone: 'America/New_York', version: told.version });
    expect(requestIn(noted)).toMatchObject({ phone: null, call: { answer: 'later', zone: 'America/New_York' } });
  });

  it.each([
    ['leaves a number', '(225) 555-0142', { answer: 'now', zone: 'America/Los_Angeles' }],
    ['leaves no number', null, { answer: 'noNumber' }],
  ])('a message of somebody who %s brings the time zone of the device only for calls', async (_, phone, call) => {
    const message = `Hello ${String(phone)}`;
    await testApp.browser().post('/api/contact', {
      name: 'Ann Field',
      email: 'ann@example.test',
      phone,
      time_zone: 'America/Los_Angeles',
      message,
      consent: true,
      took: 9_000,
    });
    const { rows } = await testApp.sql.query<{ id: string }>(
      'select id from contact_messages order by created_at desc limit 1',
    );
    expect(await show(await idOf('message_id', rows[0]?.id ?? ''))).toMatchObject({ message, call });
  });

  it('a withdrawal counts at once, hides the contact details and ends the request', async () => {
    const { person, id } = await asking();
    await testApp.stopWorkers();
    await consent(person, { contact_consent: false, is_interested: false });
    expect(await show(id)).toMatchObject({ email: null, phone: null, agreed: null, call: { answer: 'noConsent' } });
    await testApp.startWorkers();
    await idOf('user_id', person.id, 'done');
  });

  it('somebody who agrees again comes back to the list as new, and with the same request', async () => {
    const { person, id } = await asking();
    await change(id, { state: 'done', version: (await show(id)).version });
    await consent(person, { plan_id: PLAN });
    expect(await idOf('user_id', person.id)).toBe(id);
  });

  it('a closed account has no contact details', async () => {
    const { person, id } = await asking();
    await testApp.sql.query('update users set closed_at = now() where id = $1', [person.id]);
    expect(await show(id)).toMatchObject({ email: null, phone: null, call: { answer: 'noConsent' } });
  });
});

describe('a change', () => {
  it('that follows another one is refused', async () => {
    const { id } = await asking();
    const { version } = await show(id);
    expect((await change(id, { state: 'called', version })).status).toBe(200);
    expect(errorOf(await change(id, { state: 'done', version })).code).toBe('request.conflict');
    expect(await show(id)).toMatchObject({ state: 'called', assignee: { id: admin.id, name: 'Ada Admin' } });
  });

  it('can give a request back and take it over', async () => {
    const { id } = await asking();
    const other = await testApp.signedIn({ name: 'Otto Other' }, 'admin');
    const mine = requestIn(await change(id, { is_mine: true, version: (await show(id)).version }));
    const theirs = requestIn(await change(id, { is_mine: true, version: mine.version }, other));
    expect(theirs.assignee).toEqual({ id: other.id, name: 'Otto Other' });
    expect(requestIn(await change(id, { is_mine: false, version: theirs.version })).assignee).toBeNull();
  });

  it('of the time zone alone does not make its maker take over a request that was given back', async () => {
    const { id } = await asking();
    const called = requestIn(await change(id, { state: 'called', version: (await show(id)).version }));
    const free = requestIn(await change(id, { is_mine: false, version: called.version }));
    const noted = await change(id, { state: 'called', time_zone: 'America/Denver', version: free.version });
    expect(requestIn(noted)).toMatchObject({ assignee: null, time_zone: 'America/Denver' });
  });
});

describe('the audit trail', () => {
  it('has each look and each change, with ids alone', async () => {
    const { person, id } = await asking();
    const { version } = await show(id);
    await change(id, { state: 'called', version });
    expect(await auditEntry(testApp, 'admin.contactRequestShown', person.id)).toMatchObject({
      actor_id: admin.id,
      details: { requestId: id },
    });
    expect(await auditEntry(testApp, 'admin.contactRequestChanged', person.id)).toMatchObject({
      actor_id: admin.id,
      details: { requestId: id, state: 'called', assigneeId: admin.id },
    });
    await list();
    const looks = await eventually(
      async () =>
        (
          await testApp.sql.query<{ details: object }>(
            "select details from audit_entries where action = 'admin.contactRequestsListed' and actor_id = $1",
            [admin.id],
          )
        ).rows[0],
      'the entry about the list',
    );
    expect(Object.keys(looks.details)).toEqual(['count']);
  });
});

describe('the CSV export', () => {
  const link = async (filter: RequestFilter = {}) =>
    ((await admin.browser.post(`${LIST}/export`, filter)).body as ExportLink).path;
  const exported = async (filter: RequestFilter = {}) => {
    const answer = await admin.browser.get(await link(filter));
    return { answer, rows: parse(answer.raw, { bom: true, columns: true }) as Record<string, string>[] };
  };

  it('has each request once, is safe for spreadsheets, and is recorded', async () => {
    const { person, id } = await asking({ contact_window: 'Midday (11a–2p)', plan_id: PLAN });
    await testApp.sql.query("update users set first_name = '=cmd()', last_name = 'x' where id = $1", [person.id]);
    const { answer, rows } = await exported();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="contact-requests.csv"',
    });
    expect(rows.map((row) => row['id'])).toEqual((await list()).map((one) => one.id));
    expect(rows.find((row) => row['id'] === id)).toMatchObject({
      name: "'=cmd() x",
      email: person.email,
      phone: "'+15045550123",
      may_use_phone_now: 'true',
      channel: 'phone',
      hours: 'Midday (11a–2p)',
      plan_id: PLAN,
      account_id: person.id,
    });
    const ended = await eventually(
      async () =>
        (
          await testApp.sql.query<{ details: object }>(
            "select details from audit_entries where action = 'admin.exportEnded' and actor_id = $1",
            [admin.id],
          )
        ).rows[0],
      'the entry about the export',
    );
    expect(ended.details).toEqual({ what: 'contactRequests', rows: rows.length, complete: true });
  });

  it('has no contact details without consent, and no number without consent to calls', async () => {
    const gone = await asking();
    await consent(gone.person, { contact_consent: false, is_interested: false });
    const byEmail = await asking({ consent_channel: 'email' });
    const { rows } = await exported();
    const of = (id: string) => rows.find((row) => row['id'] === id);
    expect(of(gone.id)).toMatchObject({ may_use_phone_now: 'false', email: '', phone: '', agreed_at: '' });
    expect(of(byEmail.id)).toMatchObject({ may_use_phone_now: 'false', email: byEmail.person.email, phone: '' });
  });

  it('has a number only while the desk shows it: in the hours for a call, or for text messages', async () => {
    const texted = await asking({ consent_channel: 'text' });
    const midday = await asking({ contact_window: 'Midday (11a–2p)', plan_id: PLAN });
    const evening = await asking({ contact_window: 'Evening (5–8p)', plan_id: PLAN });
    const unknownZone = await asking({ contact_window: 'Morning (8–11a)' });
    const phones = async () => {
      const { rows } = await exported();
      const of = (id: string) => {
        const row = rows.find((one) => one['id'] === id);
        return [row?.['phone'], row?.['may_use_phone_now']];
      };
      return [texted.id, midday.id, evening.id, unknownZone.id].map(of);
    };
    const [given, withheld] = [
      ["'+15045550123", 'true'],
      ['', 'false'],
    ];
    expect(await phones()).toEqual([given, given, withheld, withheld]);
    now = new Date('2026-11-25T00:30:00Z');
    expect(await phones()).toEqual([given, withheld, given, withheld]);
    expect((await show(evening.id)).phone).toBe('+15045550123');
  });

  it('comes by a link that works once, and only for the person who asked for it', async () => {
    const path = await link({ state: 'called' });
    const other = await testApp.signedIn({}, 'superadmin');
    expect(errorOf(await other.browser.get(path)).code).toBe('users.exportLinkGone');
    const answers = await Promise.all([admin.browser.get(path), admin.browser.get(path)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const made = await eventually(
      async () =>
        (
          await testApp.sql.query<{ details: object }>(
            `select details from audit_entries where action = 'admin.exportLinkMade' and actor_id = $1
             and details->'filters' <> '[]'`,
            [admin.id],
          )
        ).rows[0],
      'the entry about the link',
    );
    expect(made.details).toEqual({ what: 'contactRequests', filters: ['state'] });
  });

  it('does not come by a link to accounts, nor do accounts by its link', async () => {
    const path = await link();
    const token = path.split('/').at(-1) ?? '';
    expect(errorOf(await admin.browser.get(`/api/admin/users/export/${token}`)).code).toBe('users.exportLinkGone');
    const ofUsers = await exportLink(admin.browser, {});
    const swapped = `${LIST}/export/${ofUsers.split('/').at(-1)}`;
    expect(errorOf(await admin.browser.get(swapped)).code).toBe('users.exportLinkGone');
  });
});

it('a request is deleted together with its account', async () => {
  const { person, id } = await asking();
  await testApp.sql.query('delete from users where id = $1', [person.id]);
  expect((await testApp.sql.query('select 1 from contact_requests where id = $1', [id])).rows).toEqual([]);
});
