import type { ConsentChange, ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_PURPOSE } from '#contract/limits/consent.js';
import { PAGES } from '#contract/pages.js';
import { readMark } from '#platform/audit/audit-trail.js';
import { erasureDate } from '#workers/emails/email-templates.js';
import { act } from '../admin/staff-action.js';
import { aConsent } from '../builders/consent.builder.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests();

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const give = (by: Person, to: string, changes: Partial<ConsentChange> = {}) =>
  by.browser.send('PATCH', `/api/users/${to}/consent`, aConsent(changes));
const entriesOf = async (by: Person, of = by.id) =>
  ((await by.browser.get(`/api/users/${of}/consent`)).body as { entries: ConsentEntry[] }).entries;
const queueIsEmpty = async () =>
  (
    await testApp.sql.query(
      `select 1 from outbox o where name = 'consent.changed'
       and not exists (select 1 from inbox i where i.event_id = o.id and i.handler like 'emails%')`,
    )
  ).rows.length === 0;
const emailsToFirm = () => testApp.mailbox.to(testApp.config.firm.email);

it('a person who gives consent sees it in the history, and the firm is told once without contact details', async () => {
  const person = await testApp.signedIn({ name: 'Ruth Amherst', phone: '(225) 555-0142' });
  const before = emailsToFirm().length;
  const answer = await give(person, person.id, { contact_window: 'Morning (8–11a)', plan_id: '11512NC0100031' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    contactConsent: true,
    channel: 'phone',
    contactWindow: 'Morning (8–11a)',
    contactPhone: '+15045550123',
    privacyVersion: 'v1',
  });
  expect(await entriesOf(person)).toHaveLength(1);
  await eventually(() => emailsToFirm().length > before || null, 'a mail to the firm');
  expect(emailsToFirm()).toHaveLength(before + 1);
  const text = emailsToFirm().at(-1)?.text;
  expect(text).toContain('Ruth Amherst');
  expect(text).toContain(`${testApp.config.appUrl}${PAGES.contactRequests.path}`);
  for (const detail of [person.email, '5045550123', '2255550142', '11512NC', 'Morning'])
    expect(text).not.toContain(detail);
});

it('an email to the firm names the newest audit entry, which is then known outside this machine', async () => {
  const person = await testApp.signedIn();
  const entryAt = async (seq?: string) =>
    (
      await testApp.sql.query<{ hash: string }>(
        "select encode(hash, 'hex') as hash from audit_entries where seq = $1 or ($1 is null and target_id = $2)",
        [seq ?? null, person.id],
      )
    ).rows[0]?.hash;
  await eventually(() => entryAt(), 'an audit entry');
  const before = emailsToFirm().length;
  await give(person, person.id);
  await eventually(() => emailsToFirm().length > before || null, 'a mail to the firm');
  const { seq = '', hash = '?' } =
    readMark(/audit trail entry: (\S+)\./.exec(emailsToFirm().at(-1)?.text ?? '')?.[1] ?? '') ?? {};
  expect(await entryAt(seq)).toMatch(new RegExp(`^${hash}`));
});

it('consent withdrawn before its job ran causes no contact, and both appear in the history', async () => {
  const person = await testApp.signedIn();
  await testApp.stopWorkers();
  const before = emailsToFirm().length;
  await give(person, person.id);
  await give(person, person.id, {
    contact_consent: false,
    is_interested: false,
    contact_phone: null,
    contact_window: null,
  });
  await testApp.startWorkers();
  await eventually(queueIsEmpty, 'both contact jobs to be done with');
  const mails = emailsToFirm()
    .slice(before)
    .map(({ subject }) => subject);
  expect(mails).toEqual(['Someone no longer wants to be contacted']);
  expect((await entriesOf(person)).map(({ contactConsent }) => contactConsent)).toEqual([false, true]);
});

const currentConsent = async ({ id }: Person) =>
  (await testApp.sql.query<{ now: boolean }>('select consent_to_contact as now from users where id = $1', [id])).rows[0]
    ?.now;
it('staff see the current consent, and the history shows the choice made at sign-up', async () => {
  const [admin, person] = [await testApp.signedIn({}, 'admin'), await testApp.signedIn({ consent_to_contact: true })];
  const listed = async () =>
    (
      (await admin.browser.get(`/api/admin/users/list-users?consent=yes&q=${encodeURIComponent(person.email)}`))
        .body as { users: unknown[] }
    ).users.length;
  expect([await currentConsent(person), await listed()]).toEqual([true, 1]);
  await give(person, person.id, { contact_consent: false, is_interested: false });
  expect([await currentConsent(person), await listed()]).toEqual([false, 0]);
  expect((await person.browser.get(`/api/users/${person.id}/consent`)).body).toMatchObject({
    signUp: { toContact: true },
  });
  await give(person, person.id);
  expect([await currentConsent(person), await listed()]).toEqual([true, 1]);
});

it('a change of consent increases the version of the account and updates its date', async () => {
  const person = await testApp.signedIn();
  const state = async () =>
    (
      await testApp.sql.query<{ version: number; updated: Date }>(
        'select version, updated_at as updated from users where id = $1',
        [person.id],
      )
    ).rows[0];
  const before = await state();
  await give(person, person.id);
  const after = await state();
  expect(after?.version).toBe((before?.version ?? 0) + 1);
  expect(after?.updated.getTime()).toBeGreaterThan(before?.updated.getTime() ?? Infinity);
  await give(person, person.id);
  expect((await state())?.version).toBe(after?.version);
});

it('the firm is notified of consent at sign-up once confirmed, and of the closing of such an account', async () => {
  const signup = aSignUp({ consent_to_contact: true });
  await testApp.browser().post('/api/users/signup', signup);
  const {
    rows: [person],
  } = await testApp.sql.query<{ id: string }>('select id from users where email = $1', [signup.email]);
  const subjectsToFirm = () =>
    emailsToFirm()
      .filter(({ text }) => text.includes(person?.id ?? 'nobody'))
      .map(({ subject }) => subject);
  const token = await testApp.mailbox.tokenFor(signup.email, 'confirm');
  expect(subjectsToFirm()).toEqual([]);
  await testApp.browser().get(`/auth/confirm?token=${token}`);
  await eventually(() => subjectsToFirm().length === 1 || null, 'the mail on the sign-up');
  const admin = await testApp.signedIn({}, 'admin');
  await admin.browser.send('DELETE', `/api/auth/admin/user/${person?.id}`);
  await eventually(() => subjectsToFirm().length === 2 || null, 'the mail on the closing');
  expect(subjectsToFirm()).toEqual(['Someone asked to be contacted', 'Someone no longer wants to be contacted']);
});

describe('when staff close the account of a person who gave consent', () => {
  const subjectsAbout = ({ id }: Person) =>
    emailsToFirm()
      .filter(({ text }) => text.includes(id))
      .map(({ subject }) => subject);
  const personWithConsent = async () => {
    const person = await testApp.signedIn({ consent_to_contact: true });
    await give(person, person.id);
    await eventually(() => subjectsAbout(person).length === 1 || null, 'the consent');
    return person;
  };

  it('the person is notified, and the firm is notified then and when the account is restored', async () => {
    const [person, admin] = [await personWithConsent(), await testApp.signedIn({}, 'admin')];
    await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`);
    expect((await testApp.mailbox.next(person.email, 'account is closed')).text).toContain(
      'Our team closed your account',
    );
    await eventually(() => subjectsAbout(person).length === 2 || null, 'the closing');
    await act(admin.browser, 'restore', person.id);
    await eventually(() => subjectsAbout(person).length === 3 || null, 'the restoring');
    expect(subjectsAbout(person)).toEqual([
      'Someone asked to be contacted',
      'Someone no longer wants to be contacted',
      'Someone can be contacted again',
    ]);
  });

  it('for erasure, the person learns the date of the deletion, and the firm is told to stop contact', async () => {
    const [person, admin] = [await personWithConsent(), await testApp.signedIn({}, 'admin')];
    await act(admin.browser, 'requestErasure', person.id);
    const {
      rows: [row],
    } = await testApp.sql.query<{ asked_at: Date }>('select asked_at from erasure_requests where user_id = $1', [
      person.id,
    ]);
    expect((await testApp.mailbox.next(person.email, 'will be deleted')).text).toContain(
      `On or soon after ${erasureDate(row?.asked_at ?? new Date(0))}, we will delete everything`,
    );
    await eventually(() => subjectsAbout(person)[1], 'the word to stop');
  });

  it('for good, the notice to the firm contains only the account number', async () => {
    const [person, superadmin] = [await personWithConsent(), await testApp.signedIn({}, 'superadmin')];
    await superadmin.browser.send('DELETE', `/api/auth/admin/user/hard-delete/${person.id}`, { reason: 'asked' });
    await eventually(() => subjectsAbout(person)[1], 'the word to stop');
    expect(emailsToFirm().at(-1)?.text).not.toContain(person.email);
  });

  it('the person and the firm are notified once each, even if one address refuses emails at first', async () => {
    const [person, admin] = [await personWithConsent(), await testApp.signedIn({}, 'admin')];
    testApp.mailbox.refused.set(person.email, 450);
    await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`);
    await eventually(() => testApp.mailbox.rejectedRecipients.includes(person.email), 'the refusal');
    testApp.mailbox.refused.clear();
    await testApp.mailbox.next(person.email, 'account is closed');
    expect(subjectsAbout(person)).toHaveLength(2);
  });
});

it('the firm is also notified of consent at sign-up if a password reset confirms the address', async () => {
  const signup = aSignUp({ consent_to_contact: true });
  await testApp.browser().post('/api/users/signup', signup);
  await testApp.browser().post('/api/auth/password/reset-initiate', { email: signup.email });
  const token = await testApp.mailbox.tokenFor(signup.email, 'Set a new password');
  expect(
    (
      await testApp
        .browser()
        .post('/api/auth/password/reset-complete', { token, new_password: 'seven calm green boats' })
    ).status,
  ).toBe(200);
  const {
    rows: [person],
  } = await testApp.sql.query<{ id: string }>('select id from users where email = $1', [signup.email]);
  await eventually(
    () => emailsToFirm().find(({ text }) => text.includes(person?.id ?? 'nobody')),
    'the mail on the sign-up',
  );
});

it('the firm is notified of consent at sign-up only once, even if staff change the address', async () => {
  const signup = aSignUp({ consent_to_contact: true });
  await testApp.browser().post('/api/users/signup', signup);
  const confirm = async (address: string) =>
    testApp.browser().get(`/auth/confirm?token=${await testApp.mailbox.tokenFor(address, 'confirm')}`);
  const handled = (times: number) =>
    eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from inbox i join outbox o on o.id = i.event_id
             where i.handler = 'emails:user.confirmed' and o.payload->>'userId' = $1`,
            [person?.id],
          )
        ).rowCount === times,
      'the job',
    );
  const {
    rows: [person],
  } = await testApp.sql.query<{ id: string }>('select id from users where email = $1', [signup.email]);
  await confirm(signup.email);
  await handled(1);
  const admin = await testApp.signedIn({}, 'admin');
  await admin.browser.send('PUT', `/api/auth/admin/user/${person?.id}`, { email: `new-${signup.email}` });
  await confirm(`new-${signup.email}`);
  await handled(2);
  const subjects = () =>
    emailsToFirm().flatMap(({ text, subject }) => (text.includes(person?.id ?? 'nobody') ? subject : []));
  await eventually(() => subjects().length > 1, 'the mail about the end of the consent');
  expect(subjects().toSorted()).toEqual(['Someone asked to be contacted', 'Someone no longer wants to be contacted']);
  expect((await admin.browser.get(`/api/users/${person?.id}/consent`)).body).toMatchObject({
    signUp: { toContact: true },
  });
});

it('the firm is notified of a withdrawal even if the account is closed before the email is sent', async () => {
  const person = await testApp.signedIn();
  await give(person, person.id);
  await eventually(queueIsEmpty, 'the first job');
  await testApp.stopWorkers();
  const before = emailsToFirm().length;
  await give(person, person.id, { contact_consent: false, is_interested: false });
  await testApp.sql.query('update users set closed_at = now() where id = $1', [person.id]);
  await testApp.startWorkers();
  await eventually(queueIsEmpty, 'the withdrawal');
  expect(
    emailsToFirm()
      .slice(before)
      .map(({ text }) => text.includes(person.id)),
  ).toEqual([true]);
});

it('the consent history cannot be changed, not even by the owner of the table', async () => {
  const person = await testApp.signedIn();
  await give(person, person.id);
  await expect(
    testApp.sql.query('update consent_records set contact_consent = false where user_id = $1', [person.id]),
  ).rejects.toThrow('never changed');
  await expect(testApp.sql.query('delete from consent_records where user_id = $1', [person.id])).rejects.toThrow(
    'never deleted',
  );
  await expect(testApp.sql.query('truncate consent_records')).rejects.toThrow('never changed');
});

it('the database role of the site can only read and add to the consent history', async () => {
  const { rows } = await testApp.sql.query<{ may: string }>(
    `select privilege_type as may from information_schema.role_table_grants
     where table_name = 'consent_records' and grantee = $1 order by 1`,
    [new URL(testApp.config.databaseUrl).username],
  );
  expect(rows.map(({ may }) => may)).toEqual(['INSERT', 'SELECT']);
});

it('the phone number and the name are unreadable in the database, the outbox and the queue', async () => {
  const person = await testApp.signedIn({ name: 'Zebulon Quist' });
  await give(person, person.id, { contact_phone: '+15045559876' });
  const { rows } = await testApp.sql.query<{ all: string }>(
    `select (select string_agg(c::text, ' ') from consent_records c) ||
            (select string_agg(o::text, ' ') from outbox o) as all`,
  );
  expect(rows[0]?.all).not.toMatch(/5559876|Zebulon/);
});

it.each([
  ['a phone number with letters', { contact_phone: '504-555-CALL' as string }],
  ['another purpose', { consent_purpose: 'selling' as typeof CONSENT_PURPOSE }],
  ['an unknown channel', { consent_channel: 'fax' as 'phone' }],
  ['an invalid time', { consent_timestamp: 'yesterday' }],
])('consent with %s is rejected and nothing is recorded', async (_, changes) => {
  const person = await testApp.signedIn();
  expect((await give(person, person.id, changes)).status).toBe(400);
  expect(await entriesOf(person)).toEqual([]);
});
