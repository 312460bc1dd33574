import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportLink } from '../builders/managed-user.builder.js';
import { errorOf } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const TOKEN = 'a-word-that-only-prometheus-knows';
let testApp: TestApp;
let open: TestApp;
beforeAll(async () => {
  // Both test apps use the same queues, so only one of them may run workers.
  testApp = await TestApp.open({
    workers: false,
    env: { NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1', TIMEOUT_FACTOR: '1', APP_URL: 'https://www.example.test' },
  });
  open = await TestApp.open({ env: { METRICS_TOKEN: TOKEN, MARKETPLACE_API_KEY_ENDS: '2000-01-01' } });
});
afterAll(async () => {
  await testApp.close();
  await open.close();
});

describe('HTML in a name', () => {
  const evil = '<img src=x onerror=alert(1)>';

  it('is escaped in the email and in the export, and the policy of the page allows no inline scripts', async () => {
    // The site uses a person's name in emails only if the person's email address is confirmed.
    const person = await open.signedIn({ name: `${evil} "><script>` });
    await person.browser.post('/api/auth/password/reset-initiate', { email: person.email });
    const { html } = await open.mailbox.next(person.email, 'password');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    const { browser } = await open.signedIn({}, 'admin');
    const answer = await browser.get(await exportLink(browser, { q: 'onerror' }));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

it('a public site insists on https for a year, opens its answers to no other origin and answers no TRACE', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const [method, status] of [
    ['GET', 200],
    ['OPTIONS', 405],
    ['TRACE', 403],
  ] as const) {
    const answer = await testApp.app.inject({ method, url: '/api/auth/me', headers });
    expect([method, answer.statusCode]).toEqual([method, status]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(answer.body).not.toContain('evil.example');
  }
});

describe('internal information', () => {
  it.each([
    '/metrics',
    '/api-docs',
    '/api/docs',
    '/docs',
    '/api/openapi.json',
    '/api/admin/queues',
    '/admin/queues',
    '/.env',
    '/package.json',
    '/api/admin/jobs/ui',
  ])('is not public by default at %s', async (path) => {
    const answer = await testApp.browser().get(path);
    expect([401, 404]).toContain(answer.status);
    expect(answer.raw).not.toMatch(/http_request|node_modules|nestjs|fastify/i);
  });

  it('in the metrics is shown only to clients with the token', async () => {
    expect((await open.browser().get('/metrics')).status).toBe(404);
    expect(
      (await open.browser().get('/metrics', { headers: { authorization: 'Bearer something-else-entirely' } })).status,
    ).toBe(404);
    const answer = await open.browser().get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    for (const name of [
      'http_request_duration_seconds_bucket{',
      'queue_jobs{',
      'outbox_waiting ',
      'workers_alive 1',
      'audit_trail_whole 1',
      'password_hash_duration_seconds_count',
      'nodejs_eventloop_lag_p99_seconds',
      'answer_cache_total{',
      'marketplace_calls_total{',
      'marketplace_key_days_left -',
      'schedule_ok{',
    ])
      expect(answer.raw).toContain(name);
    // Metrics contain the templates of routes, but no email addresses and no ids of accounts.
    expect(answer.raw).toContain('route="/api/users/signup"');
    expect(answer.raw).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('is absent from the response to a server error, which contains a request id instead', async () => {
    await testApp.sql.query('alter table users rename to users_away');
    const answer = await testApp
      .browser()
      .post('/api/auth/login_user', { email: 'a@example.test', password: 'whatever it is' });
    await testApp.sql.query('alter table users_away rename to users');
    expect(answer.status).toBe(500);
    expect(errorOf(answer)).toEqual({
      code: 'server.error',
      message: expect.any(String),
      detail: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.raw).not.toMatch(/users|relation|select|\.ts|\.js|at /);
    for (const name of ['x-powered-by', 'server', 'x-runtime']) expect(answer.headers[name]).toBeUndefined();
  });
});
