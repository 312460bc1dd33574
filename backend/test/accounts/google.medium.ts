import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TERMS_VERSION } from '../../src/contract/limits.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import type { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { GoogleStandIn } from '../harness/google-stand-in.js';
import { House } from '../harness/house.js';

let google: GoogleStandIn;
let house: House;

beforeAll(async () => {
  google = await GoogleStandIn.open();
  const { url } = google;
  house = await House.open({
    env: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'not-so-hidden', GOOGLE_AUTHORIZATION_URL: `${url}/authorize`, GOOGLE_TOKEN_URL: `${url}/token`, GOOGLE_USERINFO_URL: `${url}/userinfo` },
  });
});
afterAll(async () => {
  await house?.close();
  google?.close();
});

const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address), 'http://localhost:3000');
  return pathname + search;
};

/** Leaves for Google and returns the address Google sends the browser back to. */
async function leave(browser: Browser, next = '/dash'): Promise<string> {
  const away = await browser.get(`/api/auth/google?next=${encodeURIComponent(next)}`);
  expect(away.status).toBe(302);
  expect(String(away.headers['location'])).toContain('code_challenge_method=S256');
  const answer = await fetch(String(away.headers['location']), { redirect: 'manual' });
  return pathOf(answer.headers.get('location'));
}

describe('signing in with Google', () => {
  it('opens an account at the first time and finds it again by subject, whatever the address is then', async () => {
    google.identity = { sub: 'g-1', email: 'Jo.March@example.test', email_verified: true, given_name: 'Jo', family_name: 'March' };
    const browser = house.browser();
    const back = await browser.get(await leave(browser, '/quiz?step=meds'));
    expect(back.headers['location']).toBe('/quiz?step=meds');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: true, user: { email: 'jo.march@example.test', firstName: 'Jo' } });
    const { rows } = await house.sql.query("select terms_version, terms_accepted_at > now() - interval '1 minute' as lately from users where email = 'jo.march@example.test'");
    expect(rows).toEqual([{ terms_version: TERMS_VERSION, lately: true }]);
    google.identity = { ...google.identity, email: 'other@example.test' };
    const second = house.browser();
    await second.get(await leave(second));
    expect((await second.get('/api/auth/me')).body).toMatchObject({ user: { email: 'jo.march@example.test' } });
  });

  it('row 26: links to an account by address only if Google has verified it', async () => {
    const { email } = await house.signedIn();
    google.identity = { sub: 'g-2', email, email_verified: false };
    const browser = house.browser();
    const back = await browser.get(await leave(browser));
    expect(back.headers['location']).toBe('/login?problem=google');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  });

  it('tells the person, and the audit trail, when an account that was there can be used with Google from now on', async () => {
    const { email, id } = await house.signedIn();
    google.identity = { sub: 'g-7', email, email_verified: true };
    for (const browser of [house.browser(), house.browser()]) await browser.get(await leave(browser));
    await house.mailbox.next(email, 'log in with Google');
    const linked = await eventually(async () => { const { rows } = await house.sql.query("select actor_id from audit_entries where action = 'user.googleLinked' and target_id = $1", [id]); return rows.length > 0 && rows; }, 'the audit entry');
    expect(linked).toEqual([{ actor_id: id }]);
  });

  it('takes away the password of an account that nobody had confirmed', async () => {
    const signup = aSignUp();
    await house.browser().post('/api/users/signup', signup);
    google.identity = { sub: 'g-3', email: signup.email, email_verified: true };
    const browser = house.browser();
    await browser.get(await leave(browser));
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
    expect((await house.browser().post('/api/auth/login_user', { email: signup.email, password: signup.password })).status).toBe(401);
  });

  describe('an account that was linked', () => {
    const linked = async (sub: string) => {
      const person = await house.signedIn({ consent_to_contact: true });
      google.identity = { sub, email: person.email, email_verified: true };
      const browser = house.browser();
      expect((await browser.get(await leave(browser))).headers['location']).toBe('/dash');
      google.identity = { sub, email: 'elsewhere@example.test', email_verified: false };
      return person;
    };
    const identities = async ({ id }: { id: string }) => (await house.sql.query('select 1 from identities where user_id = $1', [id])).rowCount;

    it('can no longer be signed in to with Google after a password reset by mail', async () => {
      const person = await linked('g-20');
      await house.browser().post('/api/auth/password/reset-initiate', { email: person.email });
      const token = await house.mailbox.tokenFor(person.email, 'Set a new password');
      expect((await house.browser().post('/api/auth/password/reset-complete', { token, new_password: 'seven calm green boats' })).status).toBe(200);
      const browser = house.browser();
      expect([(await browser.get(await leave(browser))).headers['location'], await identities(person)]).toEqual(['/login?problem=google', 0]);
    });

    it.each([['g-21', 'password', { password: 'eight calm otters' }], ['g-22', 'address', { email: 'moved@example.test' }]])('nor (%s) after staff set another %s', async (sub, _, change) => {
      const [person, admin] = [await linked(sub), await house.signedIn({}, 'admin')];
      expect((await admin.browser.send('PUT', `/api/auth/admin/user/${person.id}`, change)).status).toBe(200);
      expect(await identities(person)).toBe(0);
    });

    it('is shown as such, and its owner takes Google off it with the password', async () => {
      const person = await linked('g-25');
      const removal = (current_password: string) => person.browser.post('/api/account/google/remove', { current_password });
      const shown = async () => (await person.browser.get('/api/account')).body;
      expect(await shown()).toMatchObject({ hasGoogle: true });
      expect([(await removal('not this')).status, await identities(person)]).toEqual([403, 1]);
      expect([(await removal(person.password)).status, await identities(person)]).toEqual([200, 0]);
      expect(await shown()).toMatchObject({ hasGoogle: false });
      await eventually(async () => (await house.sql.query("select 1 from audit_entries where action = 'user.googleRemoved' and actor_id = $1", [person.id])).rows[0], 'the audit entry');
    });

    it('leads to the login page with its own sentence while its address is not confirmed', async () => {
      const person = await linked('g-23');
      await house.sql.query('update users set email_confirmed_at = null where id = $1', [person.id]);
      const browser = house.browser();
      expect((await browser.get(await leave(browser))).headers['location']).toBe('/login?problem=not-confirmed');
      expect((await house.sql.query('select 1 from sessions where user_id = $1', [person.id])).rowCount).toBe(2);
    });
  });

  it('the first sign-in confirms an address that somebody signed up with, and that is told once', async () => {
    const signup = aSignUp();
    await house.browser().post('/api/users/signup', signup);
    google.identity = { sub: 'g-24', email: signup.email, email_verified: true };
    for (const browser of [house.browser(), house.browser()]) await browser.get(await leave(browser));
    expect((await house.sql.query("select 1 from outbox where name = 'user.confirmed' and payload->>'userId' = (select id::text from users where email = $1)", [signup.email])).rowCount).toBe(1);
  });

  it('refuses an answer fetched by another browser, a replayed one and one without state', async () => {
    google.identity = { sub: 'g-4', email: 'amy@example.test', email_verified: true };
    const browser = house.browser();
    const answer = await leave(browser);
    expect((await house.browser().get(answer)).headers['location']).toBe('/login?problem=google');
    expect((await browser.get(answer)).headers['location']).toBe('/dash');
    expect((await browser.get(answer)).headers['location']).toBe('/login?problem=google');
    expect((await browser.get('/api/auth/google/callback?code=x')).headers['location']).toBe('/login?problem=google');
  });

  it('without a password, address, first password and closing take a recent sign-in', async () => {
    google.identity = { sub: 'g-6', email: 'meg@example.test', email_verified: true };
    const browser = house.browser();
    await browser.get(await leave(browser));
    await house.sql.query("update sessions set signed_in_at = now() - interval '21 minutes' where user_id = (select id from users where email = 'meg@example.test')");
    const tries = [['google/remove', {}], ['email', { new_email: 'thief@example.test' }], ['password', { new_password: 'seven calm green boats' }], ['close', { sure: true }]] as const;
    for (const [what, body] of tries) expect((await browser.post(`/api/account/${what}`, body)).body).toMatchObject({ code: 'auth.freshSignInNeeded', detail: expect.stringContaining('log in with Google again') });
    await browser.get(await leave(browser));
    for (const [what, body] of tries) expect([what, (await browser.post(`/api/account/${what}`, { ...body, current_password: 'seven calm green boats' })).status]).toEqual([what, 200]);
  });

  it('never leads to another site afterwards', async () => {
    google.identity = { sub: 'g-5', email: 'beth@example.test', email_verified: true };
    const browser = house.browser();
    expect((await browser.get(await leave(browser, '//evil.example'))).headers['location']).toBe('/dash');
  });
});
