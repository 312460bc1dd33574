import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { aSignUp } from '../builders/sign-up.builder.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { isSignedIn } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

/** Delay of each piece of data in milliseconds, and bytes per second of each connection. */
const [LATE, SLOW] = [25, 50_000];
let postgres: FaultProxy;
let testApp: TestApp;
beforeAll(async () => {
  postgres = await FaultProxy.before(process.env['TEST_PG_URL'] ?? '');
  testApp = await TestApp.open({ databaseProxy: postgres });
});
afterEach(() => postgres.restore());
afterAll(async () => {
  await testApp?.close();
  postgres?.close();
});

it('if PostgreSQL answers late and slowly, a person can sign up, confirm, sign in and change their name', async () => {
  postgres.delay(LATE);
  postgres.throttle(SLOW);
  const { email, password, ...others } = aSignUp();
  const browser = testApp.browser();
  expect((await browser.post('/api/users/signup', { email, password, ...others })).status).toBe(201);
  const token = await testApp.mailbox.tokenFor(email.toLowerCase(), 'confirm');
  expect((await browser.get(`/auth/confirm?token=${token}`)).status).toBe(200);
  expect((await browser.post('/api/auth/login_user', { email, password })).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await browser.send('PATCH', '/api/account', { name: 'Rosa Delgado', phone: null })).status).toBe(200);
});
