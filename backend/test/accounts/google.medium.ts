import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TERMS_VERSION } from '#contract/limits/consent.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { codeOf } from '../harness/authenticator-app.js';
import type { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { Google, type Choice } from '../harness/google.js';
import { TestApp } from '../harness/test-app.js';

let google: Google;
let testApp: TestApp;
const log: string[] = [];

beforeAll(async () => {
  google = await Google.open();
  testApp = await TestApp.open({
    env: { ...google.env, LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void log.push(line) },
  });
});
afterAll(async () => {
  await testApp?.close();
  await google?.close();
});

/** Chooses an account on the page of the Google stand-in. Returns the path to which the browser is then redirected. */
async function leave(browser: Browser, choice: Choice, next = '/dash'): Promise<string> {
  const redirect = await browser.get(`/api/auth/google?next=${encodeURIComponent(next)}`);
  expect(redirect.status).toBe(302);
  expect(String(redirect.headers['location'])).toContain('code_challenge_method=S256');
  const { pathname, search } = await google.choose(String(redirect.headers['location']), choice);
  return pathname + search;
}

async function signIn(browser: Browser, choice: Choice, next?: string): Promise<unknown> {
  return (await browser.get(await leave(browser, choice, next))).headers['location'];
}

describe('signing in with Google', () => {
  it("creates an account, which it finds again by Google's account number even if the address changed", async () => {
    const browser = testApp.browser();
    const jo = { sub: 'g-1', email: 'Jo.March@example.test', name: 'Jo March' };
    expect(await signIn(browser, jo, '/quiz?step=meds')).toBe('/quiz?step=meds');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({
      ok: true,
      user: { email: 'jo.march@example.test', firstName: 'Jo' },
    });
    const { rows } = await testApp.sql.query(
      `select terms_version, terms_accepted_at > now() - interval '1 minute' as lately
       from users where email = 'jo.march@example.test'`,
    );
    expect(rows).toEqual([{ terms_version: TERMS_VERSION, lately: true }]);
    const second = testApp.browser();
    await signIn(second, { ...jo, email: 'other@example.test' });
    expect((await second.get('/api/auth/me')).body).toMatchObject({ user: { email: 'jo.march@example.test' } });
  });

  it('is linked to an account by email address only if Google has verified the address', async () => {
    const { email } = await testApp.signedIn();
    const browser = testApp.browser();
    expect(await signIn(browser, { sub: 'g-2', email, unverified: 'yes' })).toBe('/login?problem=google-unverified');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  });

  it('notifies the owner and adds an audit entry when linked to an account, whose password still works', async () => {
    const { email, password, id } = await testApp.signedIn();
    for (const browser of [testApp.browser(), testApp.browser()]) await signIn(browser, { sub: 'g-7', email });
    await testApp.mailbox.next(email, 'log in with Google');
    const linked = await eventually(async () => {
      const { rows } = await testApp.sql.query(
        "select actor_id from audit_entries where action = 'user.googleLinked' and target_id = $1",
        [id],
      );
      return rows.length > 0 && rows;
    }, 'the audit entry');
    expect(linked).toEqual([{ actor_id: id }]);
    expect((await testApp.browser().post('/api/auth/login_user', { email, password })).status).toBe(200);
  });

  it('opens no account by its address alone if the account is linked to another Google account', async () => {
    const { email, id } = await testApp.signedIn();
    // Of two Google accounts that come at the same moment, one is linked.
    const firsts = ['g-8', 'g-9'];
    const opened = await Promise.all(firsts.map((sub) => signIn(testApp.browser(), { sub, email })));
    expect(opened.toSorted()).toEqual(['/dash', '/login?problem=google-other']);
    const browser = testApp.browser();
    expect(await signIn(browser, { sub: 'g-10', email }, '/quiz')).toBe('/login?problem=google-other&next=%2Fquiz');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect(await signIn(browser, { sub: firsts[opened.indexOf('/dash')] ?? '', email })).toBe('/dash');
    expect((await testApp.sql.query('select 1 from identities where user_id = $1', [id])).rowCount).toBe(1);
  });

  it('takes over nothing that a stranger entered into an account that was never confirmed', async () => {
    const signup = aSignUp({
      name: 'Buy Pills',
      phone: '225-555-0199',
      consent_to_contact: true,
      contact_window: 'Morning (8–11a)',
      health_history: ['diabetes'],
    });
    await testApp.browser().post('/api/users/signup', signup);
    const browser = testApp.browser();
    await signIn(browser, { sub: 'g-3', email: signup.email, name: 'Beth March' });
    const { rows } = await testApp.sql.query(
      `select first_name, last_name, password_hash, phone, age_range, date_of_birth, health_answers, consent_to_contact,
         contact_window from users where email = $1`,
      [signup.email],
    );
    expect(rows).toEqual([
      {
        first_name: 'Beth',
        last_name: 'March',
        password_hash: null,
        phone: null,
        age_range: null,
        date_of_birth: null,
        health_answers: null,
        consent_to_contact: false,
        contact_window: null,
      },
    ]);
    expect(
      testApp.mailbox
        .to(signup.email)
        .map(({ text, html }) => text + html)
        .join(),
    ).not.toContain('Buy');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
    expect(
      (await testApp.browser().post('/api/auth/login_user', { email: signup.email, password: signup.password })).status,
    ).toBe(401);
  });

  describe('the account of a staff member', () => {
    it.each(['operations', 'admin', 'superadmin'])('(%s) is never opened or linked by Google alone', async (role) => {
      const { email, id } = await testApp.signedIn({}, role);
      const browser = testApp.browser();
      expect(await signIn(browser, { sub: `g-staff-${role}`, email })).toBe('/login?problem=google-staff');
      expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
      expect((await testApp.sql.query('select 1 from identities where user_id = $1', [id])).rowCount).toBe(0);
    });

    it('is not opened by Google alone if it was linked before its owner became staff', async () => {
      const { email, id } = await testApp.signedIn();
      await signIn(testApp.browser(), { sub: 'g-staff-later', email });
      await testApp.sql.query("update users set role = 'admin' where id = $1", [id]);
      const browser = testApp.browser();
      expect(await signIn(browser, { sub: 'g-staff-later', email })).toBe('/login?problem=google-staff');
      expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    });

    it('is opened by Google together with a second step', async () => {
      const { browser: own, email, id } = await testApp.signedIn({}, 'admin');
      const { secret } = (await own.post('/api/account/second-factors/app/start')).body as { secret: string };
      await own.post('/api/account/second-factors/app', { code: codeOf(secret) });
      const browser = testApp.browser();
      expect(await signIn(browser, { sub: 'g-staff-both', email }, '/users-list')).toBe(
        '/login?step=second&next=%2Fusers-list',
      );
      expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
      expect((await browser.post('/api/auth/second-step', { code: codeOf(secret, 1) })).body).toMatchObject({
        user: { id },
      });
    });
  });

  describe('an account linked to Google', () => {
    const linked = async (sub: string) => {
      const person = await testApp.signedIn({ consent_to_contact: true });
      expect(await signIn(testApp.browser(), { sub, email: person.email })).toBe('/dash');
      return person;
    };
    /**
     * Signs in with the same Google account number but with another, unverified address. Only the number can then match
     * an account.
     */
    const again = (sub: string) =>
      signIn(testApp.browser(), { sub, email: 'elsewhere@example.test', unverified: 'yes' });
    const identities = async ({ id }: { id: string }) =>
      (await testApp.sql.query('select 1 from identities where user_id = $1', [id])).rowCount;

    it('can no longer be used with Google after a password reset by email', async () => {
      const person = await linked('g-20');
      await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email });
      const token = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
      expect(
        (
          await testApp
            .browser()
            .post('/api/auth/password/reset-complete', { token, new_password: 'seven calm green boats' })
        ).status,
      ).toBe(200);
      expect([await again('g-20'), await identities(person)]).toEqual(['/login?problem=google-unverified', 0]);
    });

    it('can no longer be used with Google after staff set a new address', async () => {
      const change = { email: 'moved@example.test' };
      const [person, admin] = [await linked('g-22'), await testApp.signedIn({}, 'admin')];
      expect((await admin.browser.send('PUT', `/api/auth/admin/user/${person.id}`, change)).status).toBe(200);
      expect(await identities(person)).toBe(0);
    });

    it('is shown as linked, and its owner can remove the link with the password', async () => {
      const person = await linked('g-25');
      const removal = (current_password: string) =>
        person.browser.post('/api/account/google/remove', { current_password });
      const shown = async () => (await person.browser.get('/api/account')).body;
      expect(await shown()).toMatchObject({ hasGoogle: true });
      expect([(await removal('not this')).status, await identities(person)]).toEqual([403, 1]);
      expect([(await removal(person.password)).status, await identities(person)]).toEqual([200, 0]);
      expect(await shown()).toMatchObject({ hasGoogle: false });
      await eventually(
        async () =>
          (
            await testApp.sql.query(
              "select 1 from audit_entries where action = 'user.googleRemoved' and actor_id = $1",
              [person.id],
            )
          ).rows[0],
        'the audit entry',
      );
    });

    const answersWhile = async (state: 'locked' | 'closed', known: string, other: string) => {
      const [person, unlinked] = [await linked(known), await testApp.signedIn()];
      await testApp.sql.query(`update users set ${state}_at = now() where id = any($1)`, [[person.id, unlinked.id]]);
      const answers = [await again(known), await signIn(testApp.browser(), { sub: other, email: unlinked.email })];
      return [...answers, await identities(unlinked)];
    };
    it('cannot be used with Google while it is locked, and nothing is linked to a locked account', async () => {
      const refused = '/login?problem=locked';
      expect(await answersWhile('locked', 'g-26', 'g-27')).toEqual([refused, refused, 0]);
    });
    it('cannot be used with Google while it is closed, and nothing is linked to a closed account', async () => {
      const refused = '/login?problem=closed';
      expect(await answersWhile('closed', 'g-28', 'g-29')).toEqual([refused, refused, 0]);
    });

    it('leads to the login page with a specific message while its address is unconfirmed', async () => {
      const person = await linked('g-23');
      await testApp.sql.query('update users set email_confirmed_at = null where id = $1', [person.id]);
      expect(await again('g-23')).toBe('/login?problem=not-confirmed');
      expect((await testApp.sql.query('select 1 from sessions where user_id = $1', [person.id])).rowCount).toBe(2);
    });
  });

  it('the first Google sign-in confirms the address of an unconfirmed account, and publishes one event', async () => {
    const signup = aSignUp();
    await testApp.browser().post('/api/users/signup', signup);
    for (const browser of [testApp.browser(), testApp.browser()])
      await signIn(browser, { sub: 'g-24', email: signup.email ?? '' });
    expect(
      (
        await testApp.sql.query(
          `select 1 from outbox where name = 'user.confirmed'
             and payload->>'userId' = (select id::text from users where email = $1)`,
          [signup.email],
        )
      ).rowCount,
    ).toBe(1);
  });

  it('rejects a response that comes from another browser, was used before or has no state', async () => {
    const browser = testApp.browser();
    const answer = await leave(browser, { email: 'amy@example.test' });
    expect((await testApp.browser().get(answer)).headers['location']).toBe('/login?problem=google');
    expect((await browser.get(answer)).headers['location']).toBe('/dash');
    expect((await browser.get(answer)).headers['location']).toBe('/login?problem=google');
    expect((await browser.get('/api/auth/google/callback?code=x')).headers['location']).toBe('/login?problem=google');
  });

  it('an account without a password needs a recent sign-in for sensitive changes', async () => {
    const browser = testApp.browser();
    await signIn(browser, { email: 'meg@example.test' });
    await testApp.sql.query(
      `update sessions set proved_at = now() - interval '3 hours'
       where user_id = (select id from users where email = 'meg@example.test')`,
    );
    const tries = [
      ['google/remove', {}],
      ['email', { new_email: 'thief@example.test' }],
      ['password', { new_password: 'seven calm green boats' }],
      ['close', { sure: true }],
    ] as const;
    for (const [what, body] of tries)
      expect((await browser.post(`/api/account/${what}`, body)).body).toMatchObject({
        code: 'auth.freshSignInNeeded',
        detail: expect.stringContaining('log in with Google again'),
      });
    await signIn(browser, { email: 'meg@example.test' });
    for (const [what, body] of tries)
      expect([
        what,
        (await browser.post(`/api/account/${what}`, { ...body, current_password: 'seven calm green boats' })).status,
      ]).toEqual([what, 200]);
  });

  it('never redirects to another site afterwards', async () => {
    expect(await signIn(testApp.browser(), { email: 'beth@example.test' }, '//evil.example')).toBe('/dash');
  });

  it.each(['nonce', 'noNonce', 'issuer', 'audience', 'audiences', 'expired', 'subject', 'signature', 'missing'])(
    'rejects a faulty identity token: %s',
    async (fault) => {
      const browser = testApp.browser();
      expect(await signIn(browser, { email: `wrong-${fault}@example.test`, fault })).toBe('/login?problem=google');
      expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
      const { rowCount } = await testApp.sql.query('select 1 from users where email = $1', [
        `wrong-${fault}@example.test`,
      ]);
      expect(rowCount).toBe(0);
    },
  );

  it.each([
    ['token', 'silentToken', 1],
    ['profile', 'silentProfile', 2],
  ])('leads to the login page if Google takes too long to return the %s', async (_, fault, calls) => {
    const limits: AbortController[] = [];
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    const browser = testApp.browser();
    const email = `late-${calls}@example.test`;
    const page = signIn(browser, { email, fault });
    await eventually(() => limits.length >= calls, 'the call to Google');
    for (const limit of limits) limit.abort();
    timeout.mockRestore();
    expect(await page).toBe('/login?problem=google');
    expect((await testApp.sql.query('select 1 from users where email = $1', [email])).rowCount).toBe(0);
  });

  it('a person who cancels at Google returns with the original destination preserved and can try again', async () => {
    const browser = testApp.browser();
    expect(await signIn(browser, {}, '/plan/11111TX0000001')).toBe(
      '/login?problem=google-cancelled&next=%2Fplan%2F11111TX0000001',
    );
    expect(await signIn(browser, { email: 'undecided@example.test' }, '/plan/11111TX0000001')).toBe(
      '/plan/11111TX0000001',
    );
  });

  it('writes no code, token, email address or name to the log', async () => {
    await signIn(testApp.browser(), { email: 'zelda.quimby@example.test', name: 'Zelda Quimby' });
    await signIn(testApp.browser(), { email: 'zelda.quimby@example.test', name: 'Zelda Quimby', fault: 'signature' });
    expect(log.join('')).toContain('/api/auth/google/callback');
    expect(log.join('')).not.toMatch(/zelda|quimby|code=|state=|eyJ|not-so-hidden/i);
  });
});
