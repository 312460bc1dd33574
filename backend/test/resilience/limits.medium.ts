import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH } from '../../src/contract/auth.contract.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { ENDPOINTS } from '../../src/contract/endpoints.js';
import { type LimitName, RATE_LIMITS } from '../../src/contract/limits.js';
import { CuttableProxy } from '../harness/cuttable-proxy.js';
import { House } from '../harness/house.js';

const CALLS: readonly Endpoint[] = Object.values(ENDPOINTS);
const NAMES = Object.keys(RATE_LIMITS) as LimitName[];
const server = process.env['TEST_REDIS_URL'];
let house: House;
let redis: CuttableProxy | null = null;
let calls = 0;

beforeAll(async () => {
  const url = server ? new URL(server) : null;
  redis = url && (await CuttableProxy.before({ host: url.hostname, port: Number(url.port) }));
  const redisUrl = url && redis ? Object.assign(url, { host: `127.0.0.1:${redis.port}` }).href : undefined;
  house = await House.open({ workers: false, ...(redisUrl && { redisUrl }), env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.9' } });
});
afterAll(async () => {
  redis?.mend();
  await house.close();
  redis?.close();
});

const networkOf = (turn: number) => `172.${16 + (turn >> 16)}.${(turn >> 8) & 255}.${turn & 255}`;

/** Calls until it is refused, changing all that the limit does not count. Answers how many calls got through. */
async function useUp(name: LimitName): Promise<{ through: number; retryAfter: number }> {
  const { points, per } = RATE_LIMITS[name];
  const call = CALLS.find(({ limits }) => limits?.includes(name)) ?? AUTH.me;
  const own = (calls += 10_000);
  // Twice as many are tried: calls that Redis answered too late were counted by the process itself.
  for (let turn = 0; turn <= 2 * points; turn += 1) {
    const email = `limit-${per.includes('account') ? own : own + turn}@example.test`;
    const browser = house.browser('Counted', networkOf(per.includes('address') ? own : own + turn));
    const { status, headers } = await browser.send(call.method, call.path.replace(/:\w+/g, '0'), call.body === undefined ? undefined : { email });
    if (status === 429) return { through: turn, retryAfter: Number(headers['retry-after']) };
  }
  throw new Error(`${name} lets everything through`);
}

/** Counts refusals of one kind only; its own test is row 3 of the score sheet. */
const counted = NAMES.filter((name) => !CALLS.some(({ refusalLimit }) => refusalLimit?.limit === name));

describe.each(['Redis counts', 'Redis is away'])('while %s', (state) => {
  beforeAll(() => {
    if (state === 'Redis is away') redis?.cut();
  });
  it.each(counted)('%s lets as many calls through as the table says, and then says how long to wait', async (name) => {
    const { through, retryAfter } = await useUp(name);
    expect(through).toBeGreaterThanOrEqual(RATE_LIMITS[name].points);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(RATE_LIMITS[name].seconds);
  }, 30_000);
});
