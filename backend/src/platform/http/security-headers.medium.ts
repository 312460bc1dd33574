import { House } from '../../../test/harness/house.js';
import { securityHeaders } from './security-headers.js';
import { readConfig } from '../config/config.js';

let house: House;
beforeAll(async () => {
  house = await House.open({ workers: false });
});
afterAll(() => house.close());

const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };

it.each([
  ['a call', 200, () => house.browser().get('/health/live')],
  ['a call that needs a session', 401, () => house.browser().get('/api/account/export')],
  ['an address nobody knows', 404, () => house.browser().get('/nothing-here.txt')],
  ['a method nobody serves', 405, () => house.browser().send('PUT', '/api/auth/login_user')],
  ['a body of a kind we do not read', 415, () => house.browser().post('/api/auth/login_user', '{')],
  ['a request from another site', 403, () => house.browser().post('/api/auth/login_user', {}, crossSite)],
  ['an address that cannot be decoded', 400, () => house.browser().get('/api/plans/%zz')],
  ['an address with a part too long', 414, () => house.browser().get(`/api/plans/${'x'.repeat(300)}`)],
])('%s is answered with every security header', async (_what, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders(readConfig(house.environment)));
});

it('the policy allows nothing from elsewhere and nothing inline that the build did not name', () => {
  const { 'content-security-policy': policy = '' } = securityHeaders(readConfig(house.environment));
  expect(policy).toMatch(/^default-src 'none';/);
  for (const rule of policy.split(';')) expect(rule).toMatch(/^[a-z-]+( 'none'| 'self'| data:| 'sha256-[A-Za-z0-9+/=]+')+$/);
});
