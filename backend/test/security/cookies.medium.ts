import { googleSettings } from '#sandbox/google/settings.js';
import { codeOf } from '../harness/authenticator-app.js';
import type { Answer } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({
  workers: false,
  env: {
    ...googleSettings(9, 'not-so-hidden'),
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '1',
    TIMEOUT_FACTOR: '1',
    APP_URL: 'https://www.example.test',
  },
});

it('every cookie that a public site sets or deletes belongs to this host alone and needs https', async () => {
  const person = await testApp.signedIn();
  const login = { email: person.email, password: person.password };
  const { secret } = (await person.browser.post('/api/account/second-factors/app/start')).body as { secret: string };
  const next = testApp.browser();
  const answers: readonly Answer[] = [
    await testApp.browser().post('/api/auth/login_user', login),
    await person.browser.post('/api/account/second-factors/app', { code: codeOf(secret) }),
    await next.post('/api/auth/login_user', login),
    await next.post('/api/auth/second-step', { code: codeOf(secret, 1) }),
    await next.get('/api/auth/google'),
    await next.get('/api/auth/google/callback?code=x&state=x'),
    await next.post('/api/auth/logout'),
  ];
  const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []).map(String);
  expect([...new Set(cookies.map((cookie) => cookie.split('=')[0]))].toSorted()).toEqual([
    '__Host-device',
    '__Host-google_handshake',
    '__Host-second_step',
    '__Host-sid',
    '__Host-signed_in',
  ]);
  for (const cookie of cookies) {
    const rules = cookie.split('; ').slice(1);
    expect(rules).toEqual(expect.arrayContaining(['Secure', 'Path=/', 'SameSite=Lax']));
    expect(rules.filter((rule) => rule.startsWith('Domain'))).toEqual([]);
    // Scripts may read only the cookie that says that somebody is probably signed in. It contains no secret.
    expect(rules.includes('HttpOnly')).toBe(!cookie.startsWith('__Host-signed_in='));
  }
});
