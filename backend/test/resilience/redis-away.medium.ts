import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aSignUp } from '../builders/sign-up.builder.js';
import { CuttableProxy } from '../harness/cuttable-proxy.js';
import { House } from '../harness/house.js';

let house: House;
let redis: CuttableProxy;
const server = process.env['TEST_REDIS_URL'];

beforeAll(async () => {
  if (!server) return;
  const url = new URL(server);
  redis = await CuttableProxy.before({ host: url.hostname, port: Number(url.port) });
  house = await House.open({ redisUrl: Object.assign(url, { host: `127.0.0.1:${redis.port}` }).href });
});
afterAll(async () => {
  redis?.mend();
  await house?.close();
  redis?.close();
});

it('row 52: signing up works while Redis is away, limits still count, and the mail arrives once it is back', async () => {
  if (!server) return console.warn('skipped: no Redis could be had here, so none can be taken away');
  redis.cut();
  const signup = aSignUp();
  expect((await house.browser().post('/api/users/signup', signup)).status).toBe(201);
  expect(house.mailbox.to(signup.email)).toHaveLength(0);
  const { rows } = await house.sql.query('select 1 from outbox where published_at is null');
  expect(rows.length).toBeGreaterThan(0);

  redis.mend();
  const token = await house.mailbox.tokenFor(signup.email, 'confirm');
  expect((await house.browser().get(`/auth/confirm?token=${token}`)).status).toBe(200);
}, 60_000);
