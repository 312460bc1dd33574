import { describe, expect, it } from '@jest/globals';
import { CONFIRMATION } from '#contract/messages/account.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { withMarketplace } from '../harness/test-app.js';

const { testApp } = withMarketplace({ workers: true });

it('a first plan search or quiz is recorded once and reported at every later sign-in', async () => {
  const { browser, id, email, password } = await testApp.signedIn();
  const onboarded = async () => ((await browser.get('/api/auth/me')).body as { onboarded: boolean }).onboarded;
  const version = async () =>
    (await testApp.sql.query<{ version: number }>('select version from users where id = $1', [id])).rows[0]?.version;
  const before = await version();
  expect([await onboarded(), browser.cookies.get('__Host-signed_in')]).toEqual([false, '1n']);
  for (const _ of ['first', 'second']) expect((await browser.post('/api/auth/onboarded')).status).toBe(204);
  expect([await onboarded(), browser.cookies.get('__Host-signed_in'), await version()]).toEqual([true, '1', before]);
  const again = testApp.browser();
  expect((await again.post('/api/auth/login_user', { email, password })).body).toMatchObject({ onboarded: true });
  expect(again.cookies.get('__Host-signed_in')).toBe('1');
  expect((await testApp.browser().post('/api/auth/onboarded')).status).toBe(401);
});

describe('signing up', () => {
  it('leads to a session through the link in the confirmation email', async () => {
    const browser = testApp.browser();
    const signup = aSignUp({ email: ' Rosa.Delgado@Example.TEST ' });
    expect((await browser.post('/api/users/signup', signup)).status).toBe(201);

    const early = await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    expect(early.status).toBe(403);
    expect(errorOf(early).detail).toContain('not confirmed');

    const token = await testApp.mailbox.tokenFor('rosa.delgado@example.test', 'confirm');
    // A mail scanner looks at the link before the person does.
    expect((await browser.send('HEAD', `/auth/confirm?token=${token}`)).status).toBe(405);
    expect((await browser.get(`/auth/confirm?token=${token}`)).body).toMatchObject({ ok: true, already: false });
    expect((await browser.get(`/auth/confirm?token=${token}`)).body).toMatchObject({ ok: true, already: true });

    const login = await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    expect(login.body).toMatchObject({ ok: true, user: { firstName: 'Rosa', role: 'patient' } });
    expect((await browser.get('/api/auth/me')).body).toMatchObject({
      ok: true,
      user: { email: 'rosa.delgado@example.test' },
    });

    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await browser.get('/api/auth/me')).body).toEqual({ ok: false, user: null, onboarded: false });
  });

  it('sends links that all stay valid until one of them is followed, after which the others say so', async () => {
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
      message: CONFIRMATION.done,
      already: false,
    });
    const already = { ok: true, message: CONFIRMATION.already, already: true };
    expect((await browser.get(`/auth/confirm?token=${second}`)).body).toEqual(already);
    await testApp.sql.query("update account_tokens set expires_at = now() - interval '1 second'");
    expect((await browser.get(`/auth/confirm?token=${second}`)).body).toEqual(already);
  });

  it('is not completed by a confirmation link that has expired or was sent to a former address', async () => {
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

  it('stores health answers encrypted', async () => {
    const signup = aSignUp({ medications: ['metformin'], health_history: 'diabetes' });
    await testApp.browser().post('/api/users/signup', signup);
    const { rows } = await testApp.sql.query<{ health_answers: Buffer }>(
      'select health_answers from users where email = $1',
      [signup.email],
    );
    expect(rows[0]?.health_answers.length).toBeGreaterThan(0);
    expect(rows[0]?.health_answers.toString('latin1')).not.toContain('metformin');
  });
});

describe('every request to the API', () => {
  it('finds the site ready only if the database, workers, queues, mail server and marketplace respond', async () => {
    const ready = await eventually(async () => {
      const answer = await testApp.browser().get('/health/ready');
      return answer.status === 200 && answer;
    }, 'readiness');
    expect(ready.body).toMatchObject({
      ok: true,
      checks: { database: true, workers: true, queues: true, mail: true, plans: true },
    });
  });

  it('is described by the OpenAPI document, which is generated from the contract', async () => {
    const { body } = await testApp.browser().get('/api/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/auth/login_user': { post: { 'x-who-may': ['anyone'] } } },
    });
  });
});
