import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Marketplace, startMarketplace } from '../../sandbox/marketplace/start.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { House } from '../harness/house.js';

let house: House;
let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  house = await House.open({ env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
});
afterAll(async () => {
  await house.close();
  await marketplace.close();
});

describe('from sign-up to a session', () => {
  it('leads through the mail', async () => {
    const browser = house.browser();
    const signup = aSignUp({ email: ' Rosa.Delgado@Example.TEST ' });
    expect((await browser.post('/api/users/signup', signup)).status).toBe(201);

    const early = await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    expect(early.status).toBe(403);
    expect(errorOf(early).detail).toContain('not confirmed');

    const token = await house.mailbox.tokenFor('rosa.delgado@example.test', 'confirm');
    expect((await browser.get(`/auth/confirm?token=${token}`)).status).toBe(200);
    expect((await browser.get(`/auth/confirm?token=${token}`)).status).toBe(200);

    const login = await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    expect(login.body).toMatchObject({ ok: true, user: { firstName: 'Rosa', role: 'patient' } });
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: true, user: { email: 'rosa.delgado@example.test' } });

    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await browser.get('/api/auth/me')).body).toEqual({ ok: false, user: null, onboarded: false });
  });

  it('stores health answers so that nobody reads them in the database', async () => {
    const signup = aSignUp({ medications: ['metformin'], health_history: 'diabetes' });
    await house.browser().post('/api/users/signup', signup);
    const { rows } = await house.sql.query<{ health_answers: Buffer }>('select health_answers from users where email = $1', [signup.email]);
    expect(rows[0]?.health_answers.length).toBeGreaterThan(0);
    expect(rows[0]?.health_answers.toString('latin1')).not.toContain('metformin');
  });

  it('tells the owner of a taken address, and the caller the specified sentence', async () => {
    const signup = aSignUp();
    await house.browser().post('/api/users/signup', signup);
    const second = await house.browser().post('/api/users/signup', aSignUp({ email: signup.email.toUpperCase() }));
    expect(second.status).toBe(409);
    expect(errorOf(second).detail).toBe('That email already has an account. Try logging in instead.');
    await house.mailbox.next(signup.email, 'already have an account');
  });

  it('does not tell a stranger whether an account exists', async () => {
    const { email } = await house.signedIn();
    const known = await house.browser().post('/api/auth/login_user', { email, password: 'not this one' });
    const unknown = await house.browser().post('/api/auth/login_user', { email: 'nobody@example.test', password: 'not this one' });
    expect({ ...errorOf(known), requestId: '' }).toEqual({ ...errorOf(unknown), requestId: '' });
    expect(known.status).toBe(401);
    expect(errorOf(known).message).toBe('Invalid email or password.');
  });

  it('answers a form that does not fit with a sentence for each field', async () => {
    const answer = await house.browser().post('/api/users/signup', { ...aSignUp(), email: 'nonsense', password: 'short' });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors).toMatchObject({ email: 'Enter a valid email.', password: 'Use at least 8 characters.' });
  });

  it('refuses common and personal passwords with the reason', async () => {
    const common = await house.browser().post('/api/users/signup', aSignUp({ password: 'veteran2026' }));
    expect(errorOf(common)).toMatchObject({ code: 'users.passwordCommon' });
    const personal = await house.browser().post('/api/users/signup', aSignUp({ password: 'Delgado1955' }));
    expect(errorOf(personal)).toMatchObject({ code: 'users.passwordPersonal' });
  });
});

describe('a new password by mail', () => {
  it('works once, ends every session and is told by mail', async () => {
    const { browser, email, password } = await house.signedIn();
    await house.browser().post('/api/auth/password/reset-initiate', { email });
    const token = await house.mailbox.tokenFor(email, 'Set a new password');
    const weak = await house.browser().post('/api/auth/password/reset-complete', { token, new_password: 'password1234' });
    expect(errorOf(weak).code).toBe('users.passwordCommon');
    const done = await house.browser().post('/api/auth/password/reset-complete', { token, new_password: 'seven calm otters' });
    expect(done.status).toBe(200);
    const again = await house.browser().post('/api/auth/password/reset-complete', { token, new_password: 'eight calm otters' });
    expect(errorOf(again).code).toBe('auth.linkExpired');
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect((await house.browser().post('/api/auth/login_user', { email, password })).status).toBe(401);
    expect((await house.browser().post('/api/auth/login_user', { email, password: 'seven calm otters' })).status).toBe(200);
    await house.mailbox.next(email, 'was changed');
  });
});

describe('what the audit trail says', () => {
  it('names the event, the person by id, and nothing that identifies them', async () => {
    const { id, email } = await house.signedIn();
    const entry = await eventually(async () => {
      const { rows } = await house.sql.query("select * from audit_entries where action = 'user.signedIn' and actor_id = $1", [id]);
      return rows[0] as { details: object } | undefined;
    }, 'an audit entry');
    expect(JSON.stringify(entry)).not.toContain(email);
  });
});

describe('the house rules of every call', () => {
  it('refuses a change asked for by another site', async () => {
    const answer = await house.browser().post('/api/auth/logout', undefined, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(errorOf(answer).code).toBe('request.crossSite');
  });

  it('answers an unknown address, a wrong method and unreadable JSON in the one envelope', async () => {
    const browser = house.browser();
    expect(errorOf(await browser.get('/api/nothing')).code).toBe('request.notFound');
    const wrong = await browser.send('PUT', '/api/auth/login_user', {});
    expect(wrong.status).toBe(405);
    expect(wrong.headers['allow']).toBe('POST');
    const broken = await house.app.inject({ method: 'POST', url: '/api/auth/login_user', headers: { 'content-type': 'application/json' }, payload: '{' });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'request.unreadable' });
  });

  it('keeps plan search for people who are signed in', async () => {
    const answer = await house.browser().post('/api/plans/search', {});
    expect(answer.status).toBe(401);
  });

  it('is ready only when database, workers, queues, mail and plans answer', async () => {
    const ready = await eventually(async () => {
      const answer = await house.browser().get('/health/ready');
      return answer.status === 200 && answer;
    }, 'readiness');
    expect(ready.body).toMatchObject({ ok: true, checks: { database: true, workers: true, queues: true, mail: true, plans: true } });
  });

  it('describes itself from the contract', async () => {
    const { body } = await house.browser().get('/api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/auth/login_user': { post: { 'x-who-may': ['anyone'] } } } });
  });
});
