import { describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { removeSuperadminsFactors } from '#modules/auth/index.js';
import { act } from '../admin/staff-action.js';
import { auditEntry } from '../harness/audit-entry.js';
import { codeOf } from '../harness/authenticator-app.js';
import { errorOf, type Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const FACTORS = '/api/account/second-factors';
const STEP = '/api/auth/second-step';
type Person = Awaited<ReturnType<TestApp['signedIn']>>;

const testApp = TestApp.forTests({ env: { SECOND_FACTOR: 'required', RATE_LIMIT_FACTOR: '1000' } });

async function addApp(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await browser.post(`${FACTORS}/app/start`)).body as { secret: string };
  const added = await browser.post(`${FACTORS}/app`, { code: codeOf(secret) });
  expect(added.status).toBe(200);
  return { secret, codes: (added.body as { recoveryCodes: string[] }).recoveryCodes };
}

async function withApp(role = 'patient'): Promise<Person & { secret: string; codes: string[] }> {
  const person = await testApp.signedIn({}, role);
  return { ...person, ...(await addApp(person.browser)) };
}

async function afterPassword({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Browser> {
  const browser = testApp.browser();
  expect(errorOf(await browser.post('/api/auth/login_user', { email, password })).code).toBe('auth.secondStepNeeded');
  return browser;
}
const isIn = async (browser: Browser): Promise<boolean> =>
  ((await browser.get('/api/auth/me')).body as { ok: boolean }).ok;
const codeError = async (browser: Browser, body: object) => errorOf(await browser.post(STEP, body)).code;

describe('an account with an authenticator app', () => {
  it('opens with password and code, and not with the password alone', async () => {
    const person = await withApp();
    const browser = await afterPassword(person);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.post(`${STEP}/start`)).body).toEqual({ hasApp: true, hasCodes: true, passkey: null });
    const answer = await browser.post(STEP, { code: codeOf(person.secret, 1) });
    expect(answer.body).toMatchObject({ ok: true, user: { id: person.id } });
    expect(await isIn(browser)).toBe(true);
    const { details } = await auditEntry(testApp, 'user.signedIn', person.id);
    expect(JSON.stringify(details)).not.toContain(person.secret);
  });

  it('refuses a code that was used before, even in another browser, and older ones', async () => {
    const person = await withApp();
    const [first, second] = [await afterPassword(person), await afterPassword(person)];
    const code = codeOf(person.secret, 1);
    expect((await first.post(STEP, { code })).status).toBe(200);
    expect(await codeError(second, { code })).toBe('auth.wrongCode');
    expect(await codeError(second, { code: codeOf(person.secret) })).toBe('auth.wrongCode');
    expect(await isIn(second)).toBe(false);
  });

  it('lets one of two requests with the same code in', async () => {
    const person = await withApp();
    const browsers = [await afterPassword(person), await afterPassword(person)];
    const code = codeOf(person.secret, 1);
    const answers = await Promise.all(browsers.map((browser) => browser.post(STEP, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('refuses codes that are wrong, far away in time, empty or of somebody else', async () => {
    const [person, other] = [await withApp(), await withApp()];
    const browser = await afterPassword(person);
    for (const code of ['000000', codeOf(person.secret, 5), codeOf(person.secret, -5), codeOf(other.secret, 1), 'x'])
      expect(await codeError(browser, { code })).toBe('auth.wrongCode');
    expect(await codeError(browser, {})).toBe('request.invalid');
    expect(await codeError(testApp.browser(), { code: codeOf(person.secret, 1) })).toBe('auth.secondStepExpired');
  });

  it('opens with a recovery code, once; the owner is mailed', async () => {
    const person = await withApp();
    expect(person.codes).toHaveLength(10);
    const [first, second] = [await afterPassword(person), await afterPassword(person)];
    const code = person.codes[3]?.toUpperCase().replaceAll('-', ' ');
    expect((await first.post(STEP, { code })).status).toBe(200);
    expect(await codeError(second, { code })).toBe('auth.wrongCode');
    await testApp.mailbox.next(person.email, 'recovery code');
    expect(((await first.get(FACTORS)).body as { codesLeft: number }).codesLeft).toBe(9);
  });

  it('does not complete a sign-in that was begun before the password changed', async () => {
    const person = await withApp();
    const browser = await afterPassword(person);
    await person.browser.post('/api/account/password', {
      current_password: person.password,
      new_password: 'seven calm green boats',
    });
    expect(await codeError(browser, { code: codeOf(person.secret, 1) })).toBe('auth.secondStepExpired');
  });

  it('still asks for the code after a password reset by mail', async () => {
    const { email, secret } = await withApp();
    await testApp.browser().post('/api/auth/password/reset-initiate', { email });
    const token = await testApp.mailbox.tokenFor(email, 'Set a new password');
    const password = 'seven calm green boats';
    const reset = await testApp.browser().post('/api/auth/password/reset-complete', { token, new_password: password });
    expect(reset.status).toBe(200);
    const browser = await afterPassword({ email, password });
    expect(await isIn(browser)).toBe(false);
    expect((await browser.post(STEP, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('keeps neither the secret nor recovery codes readable in the database', async () => {
    const person = await withApp();
    const { rows } = await testApp.sql.query(
      `select to_jsonb(f)::text as row from second_factors f where user_id = $1
       union all select to_jsonb(c)::text from recovery_codes c where user_id = $1`,
      [person.id],
    );
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(11);
    for (const text of [person.secret, Buffer.from(person.secret).toString('hex'), ...person.codes])
      expect(stored).not.toContain(text);
  });
});

describe('adding and removing a second factor', () => {
  it('ends other sessions, and is mailed and recorded by ids', async () => {
    const person = await testApp.signedIn();
    const other = testApp.browser();
    await other.post('/api/auth/login_user', { email: person.email, password: person.password });
    await addApp(person.browser);
    expect([await isIn(other), await isIn(person.browser)]).toEqual([false, true]);
    await testApp.mailbox.next(person.email, 'new second step');
    expect((await auditEntry(testApp, 'user.factorAdded', person.id)).details).toEqual({ kind: 'app' });

    const { factors } = (await person.browser.get(FACTORS)).body as { factors: { id: string }[] };
    expect((await person.browser.send('DELETE', `${FACTORS}/${factors[0]?.id}`)).status).toBe(200);
    await testApp.mailbox.next(person.email, 'removed from your account');
    expect((await person.browser.get(FACTORS)).body).toMatchObject({ factors: [], codesLeft: 0 });
    const again = testApp.browser();
    await again.post('/api/auth/login_user', { email: person.email, password: person.password });
    expect(await isIn(again)).toBe(true);
  });

  it('needs a recent proof of identity, the right code, and a factor of the person’s own', async () => {
    const [person, other] = [await withApp(), await withApp()];
    const { factors } = (await other.browser.get(FACTORS)).body as { factors: { id: string }[] };
    expect((await person.browser.send('DELETE', `${FACTORS}/${factors[0]?.id}`)).status).toBe(404);
    expect(errorOf(await person.browser.post(`${FACTORS}/app`, { code: '123456' })).code).toBe('account.setUpExpired');
    await person.browser.post(`${FACTORS}/app/start`);
    expect(errorOf(await person.browser.post(`${FACTORS}/app`, { code: '000000' })).code).toBe('auth.wrongCode');
    await testApp.sql.query("update sessions set proved_at = now() - interval '3 hours'");
    for (const call of ['app/start', 'app', 'passkey/start', 'passkey', 'recovery-codes'])
      expect(errorOf(await person.browser.post(`${FACTORS}/${call}`, {})).code).toBe('auth.freshSignInNeeded');
    expect(errorOf(await person.browser.send('DELETE', `${FACTORS}/${factors[0]?.id}`)).code).toBe(
      'auth.freshSignInNeeded',
    );
  });

  it('replaces all recovery codes at once', async () => {
    const person = await withApp();
    const renewed = (await person.browser.post(`${FACTORS}/recovery-codes`)).body as { recoveryCodes: string[] };
    const browser = await afterPassword(person);
    expect(await codeError(browser, { code: person.codes[0] })).toBe('auth.wrongCode');
    expect((await browser.post(STEP, { code: renewed.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('staff, where a second factor is required', () => {
  it.each(['operations', 'admin', 'superadmin'])('%s can do no staff work without one', async (role) => {
    const { browser, id } = await testApp.signedIn({}, role);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: true, user: { needs_second_factor: true } });
    const refused = await browser.get('/api/admin/jobs');
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'auth.secondFactorMissing']);
    const other = await testApp.signedIn();
    expect((await browser.get(`/api/users/${other.id}/consent`)).status).toBe(403);
    await addApp(browser);
    expect((await browser.get('/api/admin/jobs')).status).toBe(200);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ user: { id, needs_second_factor: false } });
  });

  it('cannot remove their last one', async () => {
    const { browser } = await withApp('admin');
    const { factors } = (await browser.get(FACTORS)).body as { factors: { id: string }[] };
    expect(errorOf(await browser.send('DELETE', `${FACTORS}/${factors[0]?.id}`)).code).toBe('account.lastSecondFactor');
    expect((await browser.get(FACTORS)).body).toMatchObject({ factors: [{ kind: 'app' }], codesLeft: 10 });
  });
});

describe('a superadmin', () => {
  it('can remove the second factors of a person who has lost them, which is mailed and recorded', async () => {
    const [person, superadmin, admin] = [await withApp(), await withApp('superadmin'), await withApp('admin')];
    const remove = (by: Browser, id = person.id) => act(by, 'removeSecondFactors', id);
    expect(errorOf(await remove(admin.browser)).code).toBe('auth.forbidden');
    const refused = "select payload->>'route' as route from outbox where name = $1 and payload->>'actorId' = $2";
    expect((await testApp.sql.query(refused, ['access.refused', admin.id])).rows).toEqual([
      { route: `${ADMIN_USERS.act.path} removeSecondFactors` },
    ]);
    await testApp.sql.query("update sessions set proved_at = now() - interval '3 hours' where user_id = $1", [
      superadmin.id,
    ]);
    expect(errorOf(await remove(superadmin.browser)).code).toBe('auth.freshSignInNeeded');
    await superadmin.browser.post('/api/auth/proof', { code: codeOf(superadmin.secret, 1) });
    expect((await remove(superadmin.browser)).status).toBe(200);
    expect(errorOf(await remove(superadmin.browser)).code).toBe('users.noSecondFactor');
    expect(await isIn(person.browser)).toBe(false);
    await testApp.mailbox.next(person.email, 'removed from your account');
    expect(await auditEntry(testApp, 'admin.factorsRemoved', person.id)).toMatchObject({
      actor_id: superadmin.id,
      details: { factors: 1 },
    });
    expect(errorOf(await remove(superadmin.browser, superadmin.id)).code).toBe('users.ownSecondFactor');
  });

  it('who has lost all second factors gets in again by a command, which is mailed and recorded', async () => {
    const [superadmin, admin] = [await withApp('superadmin'), await withApp('admin')];
    const remove = (address: string) => removeSuperadminsFactors(testApp.app.get(EntityManager).fork(), address);
    expect(await remove(admin.email)).toBeNull();
    expect(await remove(` ${superadmin.email.toUpperCase()} `)).toBe(1);
    expect(await remove(superadmin.email)).toBe(0);
    expect([await isIn(superadmin.browser), await isIn(admin.browser)]).toEqual([false, true]);
    await testApp.mailbox.next(superadmin.email, 'removed from your account');
    expect(await auditEntry(testApp, 'operator.factorsRemoved', superadmin.id)).toMatchObject({
      actor_id: null,
      details: { factors: 1 },
    });
    const browser = testApp.browser();
    const { email, password } = superadmin;
    expect((await browser.post('/api/auth/login_user', { email, password })).status).toBe(200);
    await addApp(browser);
  });
});
