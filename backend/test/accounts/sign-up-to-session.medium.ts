import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIRM } from '#contract/messages/account.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({ env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
});
afterAll(async () => {
  await testApp.close();
  await marketplace.close();
});

it('a first plan search or quiz is noted once and known at every sign-in from then on', async () => {
  const { browser, id, email, password } = await testApp.signedIn();
  const onboarded = async () => ((await browser.get('/api/auth/me')).body as { onboarded: boolean }).onboarded;
  const version = async () =>
    (await testApp.sql.query<{ version: number }>('select version from users where id = $1', [id])).rows[0]?.version;
  const before = await version();
  expect([await onboarded(), browser.cookies.get('signed_in')]).toEqual([false, '1n']);
  for (const _ of ['first', 'second']) expect((await browser.post('/api/auth/onboarded')).status).toBe(204);
  expect([await onboarded(), browser.cookies.get('signed_in'), await version()]).toEqual([true, '1', before]);
  const again = testApp.browser();
  expect((await again.post('/api/auth/login_user', { email, password })).body).toMatchObject({ onboarded: true });
  expect(again.cookies.get('signed_in')).toBe('1');
  expect((await testApp.browser().post('/api/auth/onboarded')).status).toBe(401);
});

describe('from sign-up to a session', () => {
  it('leads through the mail', async () => {
    const browser = testApp.browser();
    const signup = aSignUp({ email: ' Rosa.Delgado@Example.TEST ' });
    expect((await browser.post('/api/users/signup', signup)).status).toBe(201);

    const early = await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    expect(early.status).toBe(403);
    expect(errorOf(early).detail).toContain('not confirmed');

    const token = await testApp.mailbox.tokenFor('rosa.delgado@example.test', 'confirm');
    expect((await browser.get(`/auth/confirm?token=${token}`)).status).toBe(200);
    expect((await browser.get(`/auth/confirm?token=${token}`)).status).toBe(200);

    const login = await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    expect(login.body).toMatchObject({ ok: true, user: { firstName: 'Rosa', role: 'patient' } });
    expect((await browser.get('/api/auth/me')).body).toMatchObject({
      ok: true,
      user: { email: 'rosa.delgado@example.test' },
    });

    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await browser.get('/api/auth/me')).body).toEqual({ ok: false, user: null, onboarded: false });
  });

  it('both links of two confirmation mails work until one is followed; the other then says so', async () => {
    const browser = testApp.browser();
    const { email } = aSignUp();
    await browser.post('/api/users/signup', aSignUp({ email }));
    const first = await testApp.mailbox.tokenFor(email, 'confirm');
    await browser.post('/auth/confirm/initiate', { email });
    const second = await eventually(async () => {
      const token = await testApp.mailbox.tokenFor(email, 'confirm');
      return token !== first && token;
    }, 'the second mail');
    expect((await browser.get(`/auth/confirm?token=${first}`)).body).toEqual({
      ok: true,
      message: CONFIRM.done,
      already: false,
    });
    const already = { ok: true, message: CONFIRM.already, already: true };
    expect((await browser.get(`/auth/confirm?token=${second}`)).body).toEqual(already);
    await testApp.sql.query("update account_tokens set expires_at = now() - interval '1 second'");
    expect((await browser.get(`/auth/confirm?token=${second}`)).body).toEqual(already);
  });

  it('a confirmation link that ran out, or went to a former address, confirms nothing', async () => {
    const browser = testApp.browser();
    const [late, moved] = [aSignUp(), aSignUp()];
    for (const signup of [late, moved]) await browser.post('/api/users/signup', signup);
    const [lateToken, movedToken] = [
      await testApp.mailbox.tokenFor(late.email, 'confirm'),
      await testApp.mailbox.tokenFor(moved.email, 'confirm'),
    ];
    await testApp.sql.query(
      `update account_tokens set expires_at = now() - interval '1 second'
       where user_id = (select id from users where email = $1)`,
      [late.email],
    );
    await testApp.sql.query("update users set email = 'moved-' || email, email_confirmed_at = now() where email = $1", [
      moved.email,
    ]);
    for (const token of [lateToken, movedToken])
      expect(errorOf(await browser.get(`/auth/confirm?token=${token}`)).code).toBe('auth.linkExpired');
  });

  it('stores health answers so that nobody reads them in the database', async () => {
    const signup = aSignUp({ medications: ['metformin'], health_history: 'diabetes' });
    await testApp.browser().post('/api/users/signup', signup);
    const { rows } = await testApp.sql.query<{ health_answers: Buffer }>(
      'select health_answers from users where email = $1',
      [signup.email],
    );
    expect(rows[0]?.health_answers.length).toBeGreaterThan(0);
    expect(rows[0]?.health_answers.toString('latin1')).not.toContain('metformin');
  });

  it('tells the owner of a taken address, and the caller the specified sentence', async () => {
    const signup = aSignUp();
    await testApp.browser().post('/api/users/signup', signup);
    const second = await testApp.browser().post('/api/users/signup', aSignUp({ email: signup.email.toUpperCase() }));
    expect(second.status).toBe(409);
    expect(errorOf(second).detail).toBe('That email already has an account. Try logging in instead.');
    await testApp.mailbox.next(signup.email, 'already have an account');
  });

  it('does not tell a stranger whether an account exists', async () => {
    const { email } = await testApp.signedIn();
    const known = await testApp.browser().post('/api/auth/login_user', { email, password: 'not this one' });
    const unknown = await testApp
      .browser()
      .post('/api/auth/login_user', { email: 'nobody@example.test', password: 'not this one' });
    expect({ ...errorOf(known), requestId: '' }).toEqual({ ...errorOf(unknown), requestId: '' });
    expect(known.status).toBe(401);
    expect(errorOf(known).message).toBe('Invalid email or password.');
  });

  it('answers a form that does not fit with a sentence for each field', async () => {
    const answer = await testApp
      .browser()
      .post('/api/users/signup', { ...aSignUp(), email: 'nonsense', password: 'short' });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors).toMatchObject({
      email: 'Enter a valid email.',
      password: 'Use at least 8 characters.',
    });
  });

  it('refuses common and personal passwords with the reason', async () => {
    const common = await testApp.browser().post('/api/users/signup', aSignUp({ password: 'veteran2026' }));
    expect(errorOf(common)).toMatchObject({ code: 'users.passwordCommon' });
    const personal = await testApp.browser().post('/api/users/signup', aSignUp({ password: 'Delgado1955' }));
    expect(errorOf(personal)).toMatchObject({ code: 'users.passwordPersonal' });
  });
});

describe('a new password by mail', () => {
  it('works once, ends every session and is told by mail', async () => {
    const { browser, email, password } = await testApp.signedIn();
    await testApp.browser().post('/api/auth/password/reset-initiate', { email });
    const token = await testApp.mailbox.tokenFor(email, 'Set a new password');
    const weak = await testApp
      .browser()
      .post('/api/auth/password/reset-complete', { token, new_password: 'password1234' });
    expect(errorOf(weak).code).toBe('users.passwordCommon');
    const done = await testApp
      .browser()
      .post('/api/auth/password/reset-complete', { token, new_password: 'seven calm otters' });
    expect(done.status).toBe(200);
    const again = await testApp
      .browser()
      .post('/api/auth/password/reset-complete', { token, new_password: 'eight calm otters' });
    expect(errorOf(again).code).toBe('auth.linkExpired');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect((await testApp.browser().post('/api/auth/login_user', { email, password })).status).toBe(401);
    expect(
      (await testApp.browser().post('/api/auth/login_user', { email, password: 'seven calm otters' })).status,
    ).toBe(200);
    await testApp.mailbox.next(email, 'was changed');
  });
});

describe('what the audit trail says', () => {
  it('names the event, the person by id, and nothing that identifies them', async () => {
    const { id, email } = await testApp.signedIn();
    const entry = await eventually(async () => {
      const { rows } = await testApp.sql.query(
        "select * from audit_entries where action = 'user.signedIn' and actor_id = $1",
        [id],
      );
      return rows[0] as { details: object } | undefined;
    }, 'an audit entry');
    expect(JSON.stringify(entry)).not.toContain(email);
  });
});

describe('rules of every call', () => {
  it('refuses a change asked for by another site', async () => {
    const answer = await testApp
      .browser()
      .post('/api/auth/logout', undefined, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(errorOf(answer).code).toBe('request.crossSite');
  });

  it('answers an unknown address, a wrong method and unreadable JSON in the one envelope', async () => {
    const browser = testApp.browser();
    expect(errorOf(await browser.get('/api/nothing')).code).toBe('request.notFound');
    const wrong = await browser.send('PUT', '/api/auth/login_user', {});
    expect(wrong.status).toBe(405);
    expect(wrong.headers['allow']).toBe('POST');
    const broken = await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/login_user',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'request.unreadable' });
  });

  it('keeps plan search for people who are signed in', async () => {
    const answer = await testApp.browser().post('/api/plans/search', {});
    expect(answer.status).toBe(401);
  });

  it('is ready only when database, workers, queues, mail and plans answer', async () => {
    const ready = await eventually(async () => {
      const answer = await testApp.browser().get('/health/ready');
      return answer.status === 200 && answer;
    }, 'readiness');
    expect(ready.body).toMatchObject({
      ok: true,
      checks: { database: true, workers: true, queues: true, mail: true, plans: true },
    });
  });

  it('describes itself from the contract', async () => {
    const { body } = await testApp.browser().get('/api/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/auth/login_user': { post: { 'x-who-may': ['anyone'] } } },
    });
  });
});
