import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH } from '#contract/api/auth.contract.js';
import type { Endpoint } from '#contract/api/endpoint.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { RATE_LIMITS, type LimitName } from '#contract/limits/rate-limits.js';
import { IS_FULL } from '../harness/extent.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { TestApp } from '../harness/test-app.js';
import { describeWithRedis } from '../harness/with-redis.js';

const CALLS: readonly Endpoint[] = Object.values(ENDPOINTS);
const NAMES = Object.keys(RATE_LIMITS) as LimitName[];
const server = process.env['TEST_REDIS_URL'];
let testApp: TestApp;
let redis: FaultProxy | null = null;
let calls = 0;

beforeAll(async () => {
  redis = server ? await FaultProxy.before(server) : null;
  const redisUrl = server && redis?.through(server);
  testApp = await TestApp.open({
    workers: false,
    ...(redisUrl && { redisUrl }),
    env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.9' },
  });
});
afterAll(async () => {
  redis?.restore();
  await testApp.close();
  redis?.close();
});

const networkOf = (turn: number) => `172.${16 + (turn >> 16)}.${(turn >> 8) & 255}.${turn & 255}`;

/**
 * Repeats a call until the rate limit rejects it. If the limit counts by account, all calls use one account but
 * different IP addresses. If the limit counts by IP address, all calls use one IP address but different accounts.
 * @returns the number of accepted calls, and the `retry-after` of the rejection in seconds
 */
async function useUp(name: LimitName): Promise<{ through: number; retryAfter: number }> {
  const { points, per } = RATE_LIMITS[name];
  const call = CALLS.find(({ limits = [] }) => limits.includes(name)) ?? AUTH.me;
  const own = (calls += 10_000);
  // The loop makes at most one call more than twice the allowed number of calls. A few calls more than the limit may be
  // accepted, because each process keeps its own count when Redis responds too late.
  for (let turn = 0; turn <= 2 * points; turn += 1) {
    const email = `limit-${per.includes('account') ? own : own + turn}@example.test`;
    const browser = testApp.browser('Counted', networkOf(per.includes('address') ? own : own + turn));
    const { status, headers } = await browser.send(
      call.method,
      call.path.replace(/:\w+/g, '0'),
      call.body === undefined ? undefined : { email },
    );
    if (status === 429) return { through: turn, retryAfter: Number(headers['retry-after']) };
  }
  throw new Error(`${name} lets everything through`);
}

/**
 * Names of the rate limits that count every call. Those that count only certain rejections are tested in
 * security/sign-in-attacks.medium.ts, and those on questions to the marketplace with the cache.
 */
const counted = NAMES.filter((name) => name === 'anyCall' || CALLS.some(({ limits }) => limits?.includes(name)));

function letThroughAsManyAsTheTableSays(names: readonly LimitName[]): void {
  it.each(names)('%s accepts as many calls as the table allows, and then says how long to wait', async (name) => {
    const { through, retryAfter } = await useUp(name);
    expect(through).toBeGreaterThanOrEqual(RATE_LIMITS[name].points);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(RATE_LIMITS[name].seconds);
  });
}

/**
 * `npm test` tests a rate limit a second time, without Redis, only if the limit allows at most this number of calls.
 * `SOAK=all` tests every limit twice.
 */
const SMALL = 200;

describeWithRedis('rate limits counted by Redis', () => letThroughAsManyAsTheTableSays(counted));
describe('rate limits while Redis is unreachable', () => {
  beforeAll(() => redis?.cut());
  letThroughAsManyAsTheTableSays(counted.filter((name) => IS_FULL || RATE_LIMITS[name].points <= SMALL));
});
