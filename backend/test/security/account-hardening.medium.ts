import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SESSION } from '#contract/limits/sessions.js';
import { SIGN_IN_CLOCK } from '#modules/auth/index.js';
import { hashToken } from '#platform/crypto/cipher.js';
import { auditEntry } from '../harness/audit-entry.js';
import { codeOf } from '../harness/authenticator-app.js';
import { errorOf, type Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const NEW = 'seven calm green boats';
const SESSION_COOKIE = '__Host-sid';

let testApp: TestApp;
beforeAll(async () => {
  // The clock for the delays after wrong attempts stands still, so that the delays do not end before a slow machine
  // makes the next attempt.
  const clock = () => new Date('2026-11-02T12:00:00Z');
  testApp = await TestApp.open({
    env: { RATE_LIMIT_FACTOR: '1' },
    providers: [{ provide: SIGN_IN_CLOCK, useValue: clock }],
  });
});
afterAll(() => testApp.close());

const isIn = async (browser: Browser): Promise<boolean> =>
  ((await browser.get('/api/auth/me')).body as { ok: boolean }).ok;

describe('the session', () => {
  it('gets a new token when its owner changes the password or proves again who they are', async () => {
    const { browser, password } = await testApp.signedIn();
    for (const renew of [
      () => browser.post('/api/auth/proof', { password }),
      () => browser.post('/api/account/password', { current_password: password, new_password: NEW }),
    ]) {
      const old = browser.cookies.get(SESSION_COOKIE) ?? '';
      expect((await renew()).status).toBe(200);
      expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(old);
      expect(await isIn(browser)).toBe(true);
      const thief = testApp.browser();
      thief.cookies.set(SESSION_COOKIE, old);
      expect(await isIn(thief)).toBe(false);
    }
  });

  it('is one of at most ten: the eleventh sign-in ends the oldest', async () => {
    const { browser, email, password, id } = await testApp.signedIn();
    const sessions = async () =>
      (await testApp.sql.query('select token_hash from sessions where user_id = $1', [id])).rows as {
        token_hash: Buffer;
      }[];
    const others = Array.from({ length: SESSION.parallel }, (_, index) => testApp.browser('Test', `10.0.${index}.1`));
    for (const other of others)
      expect((await other.post('/api/auth/login_user', { email, password })).status).toBe(200);
    expect(await sessions()).toHaveLength(SESSION.parallel);
    expect([await isIn(browser), await isIn(others[0] as Browser), await isIn(others.at(-1) as Browser)]).toEqual([
      false,
      true,
      true,
    ]);
    const newest = hashToken(others.at(-1)?.cookies.get(SESSION_COOKIE) ?? '');
    expect((await sessions()).some(({ token_hash }) => token_hash.equals(newest))).toBe(true);
  });
});

it('a proof of identity counts for five minutes, which the next proof renews', async () => {
  const { browser, id, password } = await testApp.signedIn();
  const limit = SESSION.freshFor * testApp.config.timeoutFactor;
  const provedAgo = (seconds: number) =>
    testApp.sql.query('update sessions set proved_at = now() - make_interval(secs => $2) where user_id = $1', [
      id,
      seconds,
    ]);
  const start = async () => (await browser.post('/api/account/second-factors/app/start')).status;
  expect(SESSION.freshFor).toBe(300);
  await provedAgo(limit - 60);
  expect(await start()).toBe(200);
  await provedAgo(limit + 60);
  expect(await start()).toBe(403);
  await browser.post('/api/auth/proof', { password });
  expect(await start()).toBe(200);
});

it('wrong current passwords are slowed down and recorded, for every action that asks for it', async () => {
  const { browser, id, password } = await testApp.signedIn();
  const tries = [
    ['/api/account/password', { new_password: NEW }],
    ['/api/account/email', { new_email: 'thief@example.test' }],
    ['/api/account/google/remove', {}],
    ['/api/account/close', { sure: true }],
  ] as const;
  const codes: string[] = [];
  for (const [url, body] of [...tries, ...tries])
    codes.push(errorOf(await browser.post(url, { ...body, current_password: 'a guess of mine' })).code);
  expect(codes).toEqual([
    ...Array.from({ length: 5 }, () => 'users.wrongPassword'),
    ...Array.from({ length: 3 }, () => 'request.tooMany'),
  ]);
  const right = await browser.post('/api/account/password', { current_password: password, new_password: NEW });
  expect(errorOf(right).code).toBe('request.tooMany');
  expect((await auditEntry(testApp, 'user.proofFailed', id)).details).toEqual({ by: 'password', isSlowed: false });
});

it('wrong codes of a second factor are slowed down, so that the right one no longer helps a guesser', async () => {
  const { browser, email, password } = await testApp.signedIn();
  const { secret } = (await browser.post('/api/account/second-factors/app/start')).body as { secret: string };
  await browser.post('/api/account/second-factors/app', { code: codeOf(secret) });
  const guesser = testApp.browser('Guesser', '10.3.0.1');
  await guesser.post('/api/auth/login_user', { email, password });
  const guess = async (code: string) => errorOf(await guesser.post('/api/auth/second-step', { code })).code;
  for (let turn = 0; turn < 5; turn += 1) expect(await guess('000000')).toBe('auth.wrongCode');
  expect(await guess(codeOf(secret, 1))).toBe('request.tooMany');
});

it('signing out asks the browser to delete stored responses and cookies, but not what is in its storage', async () => {
  const { browser } = await testApp.signedIn();
  const { headers } = await browser.post('/api/auth/logout');
  expect(headers['clear-site-data']).toBe('"cache", "cookies"');
});

it('no answer about a person may be stored', async () => {
  const { browser, id } = await testApp.signedIn({}, 'admin');
  for (const url of [
    '/api/auth/me',
    '/api/account',
    '/api/account/export',
    '/api/account/second-factors',
    '/api/saved',
    `/api/users/${id}/consent`,
    '/api/admin/users/list-users',
    '/api/admin/audit',
  ]) {
    const answer = await browser.get(url);
    expect([url, answer.headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')]);
  }
});

it('says where to report a weakness', async () => {
  const { status, raw, headers } = await testApp.browser().get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(raw).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(raw)?.[1] ?? '');
  const year = 365 * 24 * 60 * 60 * 1_000;
  expect(expires.getTime() - Date.now()).toBeGreaterThan(0);
  expect(expires.getTime() - Date.now()).toBeLessThan(year);
});
