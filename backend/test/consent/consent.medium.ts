import type { ConsentChange, ConsentEntry } from '../../src/contract/consent.contract.js';
import { CONSENT_PURPOSE, PRIVACY_VERSION } from '../../src/contract/limits.js';
import { dayOfErasure } from '../../../workers/src/emails/letters.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { House } from '../harness/house.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
});

const aConsent = (changes: Partial<ConsentChange> = {}): ConsentChange => ({
  is_interested: true, contact_consent: true, consent_timestamp: new Date().toISOString(), consent_channel: 'phone', consent_purpose: CONSENT_PURPOSE,
  privacy_version: PRIVACY_VERSION, contact_window: 'Morning (8–11a)', contact_phone: '+15045550123', ...changes,
});
type Person = Awaited<ReturnType<House['signedIn']>>;
const give = (by: Person, to: string, changes: Partial<ConsentChange> = {}) => by.browser.send('PATCH', `/api/users/${to}/consent`, aConsent(changes));
const entriesOf = async (by: Person, of = by.id) => ((await by.browser.get(`/api/users/${of}/consent`)).body as { entries: ConsentEntry[] }).entries;
/** Every job that a change of consent made for the mails has been handled, the ones that had nothing to say included. */
const queueIsEmpty = async () =>
  (await house.sql.query("select 1 from outbox o where name = 'consent.changed' and not exists (select 1 from inbox i where i.event_id = o.id and i.handler like 'emails%')")).rows.length === 0;
const toTheFirm = () => house.mailbox.to(house.config.firm.email);

it('a person gives consent, sees it in the history, and the firm hears of it once', async () => {
  const person = await house.signedIn({ name: 'Ruth Amherst' });
  const before = toTheFirm().length;
  const answer = await give(person, person.id);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ contactConsent: true, channel: 'phone', contactWindow: 'Morning (8–11a)', contactPhone: '+15045550123', privacyVersion: 'v1' });
  expect(await entriesOf(person)).toHaveLength(1);
  await eventually(() => toTheFirm().length > before || null, 'a mail to the firm');
  expect(toTheFirm()).toHaveLength(before + 1);
  expect(toTheFirm().at(-1)?.text).toContain('Ruth Amherst');
});

it('row 28: nobody but the person may write a consent, and nobody but the person and an admin may read it', async () => {
  const [owner, other, admin] = [await house.signedIn(), await house.signedIn(), await house.signedIn({}, 'admin')];
  expect((await give(other, owner.id)).status).toBe(403);
  expect((await give(admin, owner.id)).status).toBe(403);
  expect((await house.browser().send('PATCH', `/api/users/${owner.id}/consent`, aConsent())).status).toBe(401);
  expect((await other.browser.get(`/api/users/${owner.id}/consent`)).status).toBe(403);
  expect((await admin.browser.get(`/api/users/${owner.id}/consent`)).status).toBe(200);
  expect(await entriesOf(owner)).toEqual([]);
});

it('row 43: consent withdrawn while the contact job waits means no contact, and the history has both', async () => {
  const person = await house.signedIn();
  await house.stopWorkers();
  const before = toTheFirm().length;
  await give(person, person.id);
  await give(person, person.id, { contact_consent: false, is_interested: false, contact_phone: null, contact_window: null });
  await house.startWorkers();
  await eventually(queueIsEmpty, 'both contact jobs to be done with');
  const mails = toTheFirm().slice(before).map(({ subject }) => subject);
  expect(mails).toEqual(['Someone no longer wants to be contacted']);
  expect((await entriesOf(person)).map(({ contactConsent }) => contactConsent)).toEqual([false, true]);
});

const standing = async ({ id }: Person) => (await house.sql.query<{ now: boolean }>('select consent_to_contact as now from users where id = $1', [id])).rows[0]?.now;
it('staff see what a person says now, and the history keeps what they ticked at sign-up', async () => {
  const [admin, person] = [await house.signedIn({}, 'admin'), await house.signedIn({ consent_to_contact: true })];
  const listed = async () => ((await admin.browser.get(`/api/admin/users/list-users?consent=yes&q=${encodeURIComponent(person.email)}`)).body as { users: unknown[] }).users.length;
  expect([await standing(person), await listed()]).toEqual([true, 1]);
  await give(person, person.id, { contact_consent: false, is_interested: false });
  expect([await standing(person), await listed()]).toEqual([false, 0]);
  expect((await person.browser.get(`/api/users/${person.id}/consent`)).body).toMatchObject({ signUp: { toContact: true } });
  await give(person, person.id);
  expect([await standing(person), await listed()]).toEqual([true, 1]);
});

it('the firm hears of a tick at sign-up once the address is confirmed, and of an account that closes with its consent', async () => {
  const signup = aSignUp({ consent_to_contact: true });
  await house.browser().post('/api/users/signup', signup);
  const ofHers = () => toTheFirm().filter(({ text }) => text.includes(signup.email)).map(({ subject }) => subject);
  const token = await house.mailbox.tokenFor(signup.email, 'confirm');
  expect(ofHers()).toEqual([]);
  await house.browser().get(`/auth/confirm?token=${token}`);
  await eventually(() => ofHers().length === 1 || null, 'the mail on the sign-up');
  const admin = await house.signedIn({}, 'admin');
  const { rows: [person] } = await house.sql.query<{ id: string }>('select id from users where email = $1', [signup.email]);
  await admin.browser.send('DELETE', `/api/auth/admin/user/${person?.id}`);
  await eventually(() => ofHers().length === 2 || null, 'the mail on the closing');
  expect(ofHers()).toEqual(['Someone asks to be contacted', 'Someone no longer wants to be contacted']);
});

describe('an account that staff close', () => {
  const ofThe = ({ id }: Person) => toTheFirm().filter(({ text }) => text.includes(id)).map(({ subject }) => subject);
  const agreeing = async () => {
    const person = await house.signedIn({ consent_to_contact: true });
    await give(person, person.id);
    await eventually(() => ofThe(person).length === 1 || null, 'the consent');
    return person;
  };

  it('is told to its person, and the firm hears when it is opened again', async () => {
    const [person, admin] = [await agreeing(), await house.signedIn({}, 'admin')];
    await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`);
    expect((await house.mailbox.next(person.email, 'account is closed')).text).toContain('Our team closed your account');
    await eventually(() => ofThe(person).length === 2 || null, 'the closing');
    await admin.browser.post(`/api/admin/users/${person.id}/restore`);
    await eventually(() => ofThe(person).length === 3 || null, 'the restoring');
    expect(ofThe(person)).toEqual(['Someone asks to be contacted', 'Someone no longer wants to be contacted', 'Someone may be contacted again']);
  });

  it('because everything is to be deleted: the person reads from when, the firm to stop', async () => {
    const [person, admin] = [await agreeing(), await house.signedIn({}, 'admin')];
    await admin.browser.post(`/api/admin/users/${person.id}/request-erasure`);
    const { rows: [row] } = await house.sql.query<{ asked_at: Date }>('select asked_at from erasure_requests where user_id = $1', [person.id]);
    expect((await house.mailbox.next(person.email, 'will be deleted')).text).toContain(`On or soon after ${dayOfErasure(row?.asked_at ?? new Date(0))}, everything is deleted`);
    await eventually(() => ofThe(person)[1], 'the word to stop');
  });

  it('for good takes the consent along: the firm gets the account number alone', async () => {
    const [person, superadmin] = [await agreeing(), await house.signedIn({}, 'superadmin')];
    await superadmin.browser.send('DELETE', `/api/auth/admin/user/hard-delete/${person.id}`, { reason: 'asked' });
    await eventually(() => ofThe(person)[1], 'the word to stop');
    expect(toTheFirm().at(-1)?.text).not.toContain(person.email);
  });

  it('is told to its person, and to the firm, once each when one of them does not take mail at once', async () => {
    const [person, admin] = [await agreeing(), await house.signedIn({}, 'admin')];
    house.mailbox.refused.set(person.email, 450);
    await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`);
    await eventually(() => house.mailbox.turnedAway.includes(person.email), 'the refusal');
    house.mailbox.refused.clear();
    await house.mailbox.next(person.email, 'account is closed');
    expect(ofThe(person)).toHaveLength(2);
  });
});

it('the firm hears of a tick at sign-up as well when a link for a new password has proved the address', async () => {
  const signup = aSignUp({ consent_to_contact: true });
  await house.browser().post('/api/users/signup', signup);
  await house.browser().post('/api/auth/password/reset-initiate', { email: signup.email });
  const token = await house.mailbox.tokenFor(signup.email, 'Set a new password');
  expect((await house.browser().post('/api/auth/password/reset-complete', { token, new_password: 'seven calm green boats' })).status).toBe(200);
  await eventually(() => toTheFirm().find(({ text }) => text.includes(signup.email)), 'the mail on the sign-up');
});

it('the firm hears of a tick at sign-up once, also when staff change the address and the new one is confirmed', async () => {
  const signup = aSignUp({ consent_to_contact: true });
  await house.browser().post('/api/users/signup', signup);
  const confirm = async (address: string) => house.browser().get(`/auth/confirm?token=${await house.mailbox.tokenFor(address, 'confirm')}`);
  const handled = (times: number) => eventually(async () => (await house.sql.query("select 1 from inbox i join outbox o on o.id = i.event_id where i.handler = 'emails:user.confirmed' and o.payload->>'userId' = $1", [person?.id])).rowCount === times, 'the job');
  const { rows: [person] } = await house.sql.query<{ id: string }>('select id from users where email = $1', [signup.email]);
  await confirm(signup.email);
  await handled(1);
  const admin = await house.signedIn({}, 'admin');
  await admin.browser.send('PUT', `/api/auth/admin/user/${person?.id}`, { email: `new-${signup.email}` });
  await confirm(`new-${signup.email}`);
  await handled(2);
  expect(toTheFirm().filter(({ text }) => text.includes(person?.id ?? 'nobody'))).toHaveLength(1);
  expect((await admin.browser.get(`/api/users/${person?.id}/consent`)).body).toMatchObject({ signUp: { toContact: true } });
});

it('a withdrawal reaches the firm even when the account is closed before the mail is written', async () => {
  const person = await house.signedIn();
  await give(person, person.id);
  await eventually(queueIsEmpty, 'the first job');
  await house.stopWorkers();
  const before = toTheFirm().length;
  await give(person, person.id, { contact_consent: false, is_interested: false });
  await house.sql.query('update users set closed_at = now() where id = $1', [person.id]);
  await house.startWorkers();
  await eventually(queueIsEmpty, 'the withdrawal');
  expect(toTheFirm().slice(before).map(({ text }) => text.includes(person.email))).toEqual([true]);
});

it('the history cannot be changed, not even by the owner of the table', async () => {
  const person = await house.signedIn();
  await give(person, person.id);
  await expect(house.sql.query('update consent_records set contact_consent = false where user_id = $1', [person.id])).rejects.toThrow('never changed');
  await expect(house.sql.query('delete from consent_records where user_id = $1', [person.id])).rejects.toThrow('never deleted');
  await expect(house.sql.query('truncate consent_records')).rejects.toThrow('never changed');
});

it('the role the site runs under may add to the history and nothing else', async () => {
  const { rows } = await house.sql.query<{ may: string }>(
    "select privilege_type as may from information_schema.role_table_grants where table_name = 'consent_records' and grantee = $1 order by 1", [new URL(house.config.databaseUrl).username]);
  expect(rows.map(({ may }) => may)).toEqual(['INSERT', 'SELECT']);
});

it('the history goes with its person', async () => {
  const person = await house.signedIn();
  await give(person, person.id);
  await house.sql.query('delete from users where id = $1', [person.id]);
  expect((await house.sql.query('select 1 from consent_records where user_id = $1', [person.id])).rows).toEqual([]);
});

it('neither the phone number nor the name lies readable in database, outbox or queue', async () => {
  const person = await house.signedIn({ name: 'Zebulon Quist' });
  await give(person, person.id, { contact_phone: '+15045559876' });
  const { rows } = await house.sql.query<{ all: string }>(`select (select string_agg(c::text, ' ') from consent_records c) || (select string_agg(o::text, ' ') from outbox o) as all`);
  expect(rows[0]?.all).not.toMatch(/5559876|Zebulon/);
});

it.each([
  ['a phone number with letters', { contact_phone: '504-555-CALL' as string }],
  ['another purpose', { consent_purpose: 'selling' as typeof CONSENT_PURPOSE }],
  ['an unknown channel', { consent_channel: 'fax' as 'phone' }],
  ['no time', { consent_timestamp: 'yesterday' }],
])('%s is refused and nothing is recorded', async (_, changes) => {
  const person = await house.signedIn();
  expect((await give(person, person.id, changes)).status).toBe(400);
  expect(await entriesOf(person)).toEqual([]);
});
