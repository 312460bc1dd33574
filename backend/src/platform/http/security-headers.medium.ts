import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApp } from '#test/harness/test-app.js';
import { readConfig } from '../config/config.js';
import { assetHeaders, contentSecurityPolicy, securityHeaders } from './security-headers.js';

let testApp: TestApp;
const site = mkdtempSync(join(tmpdir(), 'site-'));
beforeAll(async () => {
  mkdirSync(join(site, 'assets'));
  for (const file of ['200.html', 'assets/app-Ab12.js']) writeFileSync(join(site, file), 'content');
  testApp = await TestApp.open({ workers: false, env: { FRONTEND_DIR: site } });
});
afterAll(async () => {
  await testApp.close();
  rmSync(site, { recursive: true });
});

const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };

it.each([
  ['a call', 200, () => testApp.browser().get('/health/live')],
  ['a page', 200, () => testApp.browser().get('/plans')],
  ['a call that needs a session', 401, () => testApp.browser().get('/api/account/export')],
  ['an address nobody knows', 404, () => testApp.browser().get('/nothing-here.txt')],
  ['a method nobody serves', 405, () => testApp.browser().send('PUT', '/api/auth/login_user')],
  ['a body of a kind we do not read', 415, () => testApp.browser().post('/api/auth/login_user', '{')],
  ['a request from another site', 403, () => testApp.browser().post('/api/auth/login_user', {}, crossSite)],
  ['an address that cannot be decoded', 400, () => testApp.browser().get('/api/plans/%zz')],
  ['an address with a part too long', 414, () => testApp.browser().get(`/api/plans/${'x'.repeat(300)}`)],
])('%s has every security header in its response', async (_what, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders(readConfig(testApp.environment)));
});

it('a page may use passkeys and no other powerful feature, and nothing about it leaves for other sites', async () => {
  const { headers } = await testApp.browser().get('/plans');
  const features = String(headers['permissions-policy']).split(', ');
  expect(features.filter((rule) => !rule.endsWith('=()'))).toEqual([
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ]);
  for (const name of [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'hid',
    'midi',
    'browsing-topics',
  ])
    expect(features).toContain(`${name}=()`);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('a script, of which a page loads dozens, has only the headers that browsers heed for scripts', async () => {
  const { status, headers } = await testApp.browser().get('/assets/app-Ab12.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject(assetHeaders(readConfig(testApp.environment)));
  expect(Object.keys(assetHeaders(readConfig(testApp.environment)))).toEqual([
    'cross-origin-resource-policy',
    'referrer-policy',
    'x-content-type-options',
  ]);
  for (const name of ['content-security-policy', 'permissions-policy', 'x-request-id'])
    expect(headers).not.toHaveProperty(name);
});

it('the policy allows nothing from other origins and only inline code that the build has listed', () => {
  const { 'content-security-policy': policy = '' } = securityHeaders(readConfig(testApp.environment));
  expect(policy).toMatch(/^default-src 'none';/);
  for (const rule of policy.replace(';report-uri /api/policy-reports', '').split(';'))
    expect(rule).toMatch(/^[a-z-]+( 'none'| 'self'| data:| 'sha256-[A-Za-z0-9+/=]+')+$/);
});

it('browsers report what they block to this site, over https to an endpoint with a name too', () => {
  const config = readConfig(testApp.environment);
  const plain = securityHeaders({ ...config, appUrl: 'http://localhost:3000' });
  const encrypted = securityHeaders({ ...config, appUrl: 'https://www.example.test' });
  expect(plain).not.toHaveProperty('reporting-endpoints');
  expect(plain['content-security-policy']).toMatch(/;report-uri \/api\/policy-reports$/);
  expect(encrypted['reporting-endpoints']).toBe('policy="/api/policy-reports"');
  expect(encrypted['content-security-policy']).toMatch(/;report-uri \/api\/policy-reports;report-to policy$/);
});

it('only the page with the map may embed anything, and only the map', () => {
  const config = readConfig(testApp.environment);
  expect(securityHeaders(config)['content-security-policy']).not.toContain('frame-src');
  expect(contentSecurityPolicy(config, 'https://maps.example').split(';')).toContain('frame-src https://maps.example');
});
