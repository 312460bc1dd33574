import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkReply, UserPage } from '#contract/api/managed-user.contract.js';
import { SIGN_IN_ERRORS } from '#contract/messages/account.js';
import { createUser, USER } from '../builders/managed-user.builder.js';
import { auditEntry } from '../harness/audit-entry.js';
import { errorOf, type Answer, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { PasskeyDevice } from '../harness/passkey-device.js';
import { TestApp } from '../harness/test-app.js';
import { act } from './staff-action.js';

const FACTORS = '/api/account/second-factors';
const STEP = '/api/auth/second-step';
const BULK = '/api/admin/users/actions';
type Person = Awaited<ReturnType<TestApp['signedIn']>>;

let admin: Person;
const testApp = TestApp.forTests();
beforeAll(async () => {
  admin = await testApp.signedIn({ name: 'Ada Admin' }, 'admin');
});

const lock = ({ id }: { id: string }, { browser }: { browser: Browser } = admin) =>
  act(browser, 'lock', id, 'strangers');
const unlock = ({ id }: { id: string }) => act(admin.browser, 'unlock', id, 'settled');
const logIn = ({ email }: { email: string }, password: string): Promise<Answer> =>
  testApp.browser().post('/api/auth/login_user', { email, password });
const idsLocked = async (locked: string): Promise<string[]> =>
  ((await admin.browser.get(`/api/admin/users/list-users?locked=${locked}&limit=200`)).body as UserPage).users.map(
    ({ id }) => id,
  );

describe('a locked account', () => {
  it('has no sessions, and its owner is told so only after the right password', async () => {
    const person = await testApp.signedIn();
    expect((await lock(person)).body).toMatchObject({ able: 1, rows: [{ id: person.id, ok: true }] });
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect(errorOf(await logIn(person, person.password))).toMatchObject({
      code: 'auth.locked',
      message: SIGN_IN_ERRORS['auth.locked'].message,
    });
    const wrong = await logIn(person, 'a wrong password here');
    const unknown = await logIn({ email: `${randomUUID()}@example.test` }, 'a wrong password here');
    const seen = ({ status, body }: Answer) => ({ status, ...(body as object), requestId: null });
    expect(errorOf(wrong).code).toBe('auth.invalidCredentials');
    expect(seen(wrong)).toEqual(seen(unknown));
  });

  it('can be used again as soon as staff unlock it', async () => {
    const person = await testApp.signedIn();
    await lock(person);
    expect([await idsLocked('yes'), await idsLocked('no')]).toEqual([
      expect.arrayContaining([person.id]),
      expect.not.arrayContaining([person.id]),
    ]);
    expect((await unlock(person)).status).toBe(200);
    expect(await idsLocked('yes')).not.toContain(person.id);
    expect((await logIn(person, person.password)).status).toBe(200);
  });

  it('leaves two audit entries with their reasons and without the name of the person', async () => {
    const person = await testApp.signedIn({ name: 'Lo Cked' });
    await lock(person);
    const locked = await auditEntry(testApp, 'admin.userLocked', person.id);
    expect(locked.actor_id).toBe(admin.id);
    expect(locked.details).toEqual({ changes: { locked: { before: 'false', after: 'true' } }, reason: 'strangers' });
    await unlock(person);
    const unlocked = await auditEntry(testApp, 'admin.userUnlocked', person.id);
    expect(unlocked.details).toEqual({ changes: { locked: { before: 'true', after: 'false' } }, reason: 'settled' });
    const { rows } = await testApp.sql.query("select payload from outbox where name like 'admin.user%locked'");
    expect(JSON.stringify(rows)).not.toMatch(/Cked|@/);
  });

  it('is named in an email to its owner, when it is locked and when it is unlocked', async () => {
    const person = await testApp.signedIn();
    await lock(person);
    expect((await testApp.mailbox.next(person.email, 'Your account is locked')).text).toContain('Nobody can log in');
    await unlock(person);
    expect((await testApp.mailbox.next(person.email, 'Your account is unlocked')).text).toContain('log in again');
  });

  it('is told of a new role without the advice to log in again', async () => {
    const person = await testApp.signedIn();
    await lock(person);
    const change = { role_id: 'operations' };
    expect((await admin.browser.send('PUT', `${USER}/${person.id}`, change)).status).toBe(200);
    const { text } = await testApp.mailbox.next(person.email, 'Our team changed your account');
    expect(text).toContain('You cannot log in, because our team locked your account');
    expect(text).not.toContain('log in again');
  });

  it('gets no link to a new password, but an email that says why', async () => {
    const person = await testApp.signedIn();
    await lock(person);
    await testApp.mailbox.next(person.email, 'Your account is locked');
    await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email });
    const mails = await eventually(() => {
      const found = testApp.mailbox.to(person.email).filter(({ subject }) => subject === 'Your account is locked');
      return found.length === 2 && found;
    }, 'the email about the lock');
    expect(mails.map(({ text }) => text).join()).not.toContain('token');
    expect(errorOf(await act(admin.browser, 'sendReset', person.id)).code).toBe('users.locked');
  });

  it('cannot be reached with a link to a new password that was mailed before', async () => {
    const person = await testApp.signedIn();
    await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email });
    const token = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
    await lock(person);
    const body = { token, new_password: 'seven calm green boats' };
    expect(errorOf(await testApp.browser().post('/api/auth/password/reset-complete', body)).code).toBe(
      'auth.linkExpired',
    );
  });

  it('refuses a passkey too, even in a login that was begun before', async () => {
    const [person, device] = [await testApp.signedIn(), new PasskeyDevice('http://localhost:3000')];
    const { options } = (await person.browser.post(`${FACTORS}/passkey/start`)).body as {
      options: { challenge: string };
    };
    await person.browser.post(`${FACTORS}/passkey`, { name: 'My phone', passkey: device.register(options.challenge) });
    const browser = testApp.browser();
    await browser.post('/api/auth/login_user', { email: person.email, password: person.password });
    const { passkey } = (await browser.post(`${STEP}/start`)).body as { passkey: { challenge: string } };
    await lock(person);
    const answer = await browser.post(STEP, { passkey: device.signIn(passkey.challenge) });
    expect(errorOf(answer).code).toBe('auth.secondStepExpired');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect(errorOf(await logIn(person, person.password)).code).toBe('auth.locked');
  });
});

describe('locking', () => {
  it('needs a reason from the list', async () => {
    const person = await testApp.signedIn();
    for (const reason of [undefined, 'settled', 'because'])
      expect(errorOf(await act(admin.browser, 'lock', person.id, reason)).errors).toEqual({
        reason: 'Choose a reason.',
      });
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
  });

  it('is refused for a closed account, for oneself, and for a superadmin unless by another one', async () => {
    const [closed, above] = [await testApp.signedIn(), await testApp.signedIn({}, 'superadmin')];
    await admin.browser.send('DELETE', `/api/auth/admin/user/${closed.id}`);
    expect(errorOf(await lock(closed)).code).toBe('users.closed');
    expect(errorOf(await lock(admin)).code).toBe('users.ownLock');
    expect(errorOf(await lock(above)).code).toBe('users.aboveYou');
    expect(errorOf(await lock(above, above)).code).toBe('users.ownLock');
    const second = await testApp.signedIn({}, 'superadmin');
    expect((await lock(above, second)).status).toBe(200);
  });

  it('of many accounts is previewed, needs a reason, and has a result for each account', async () => {
    const [one, two] = [await createUser(admin.browser), await createUser(admin.browser)];
    const ids = [one.id, two.id, admin.id, randomUUID()];
    for (const reason of [undefined, 'settled'])
      expect(errorOf(await admin.browser.post(BULK, { action: 'lock', ids, reason })).errors).toEqual({
        reason: 'Choose a reason.',
      });
    const wanted = { action: 'lock', ids, reason: 'misuse' };
    const preview = (await admin.browser.post(`${BULK}/preview`, wanted)).body as BulkReply;
    expect(preview).toMatchObject({
      able: 2,
      rows: [{ id: one.id, ok: true }, { ok: true }, { code: 'users.ownLock' }, { code: 'users.notFound' }],
    });
    expect(await idsLocked('yes')).not.toContain(one.id);
    expect((await admin.browser.post(BULK, wanted)).body).toEqual(preview);
    expect(await idsLocked('yes')).toEqual(expect.arrayContaining([one.id, two.id]));
    expect((await auditEntry(testApp, 'admin.userLocked', two.id)).details).toMatchObject({ reason: 'misuse' });
    await admin.browser.post(BULK, { action: 'unlock', ids: [one.id, two.id], reason: 'mistake' });
    expect(await idsLocked('yes')).not.toEqual(expect.arrayContaining([one.id]));
  });
});
