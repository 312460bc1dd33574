import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH } from '#contract/api/auth.contract.js';
import type { Endpoint } from '#contract/api/endpoint.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { RATE_LIMITS, type LimitName } from '#contract/limits/rate-limits.js';
import { RateLimiter } from '#platform/limits/rate-limiter.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { TestApp } from '../harness/test-app.js';
import { describeWithRedis } from '../harness/with-redis.js';

const CALLS: readonly Endpoint[] = Object.values(ENDPOINTS);
const NAMES = Object.keys(RATE_LIMITS) as LimitName[];
const server = process.env['TEST_REDIS_URL'];
let testApp: TestApp;
let redis: FaultProxy | null = null;
let callers = 0;

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

/**
 * Uses up a rate limit but for one call, and then makes calls until one is refused.
 * @returns the status of the first call, and the `retry-after` of the refusal in seconds
 */
async function callAtTheLimit(name: LimitName): Promise<{ last: number; retryAfter: number }> {
  const { points } = RATE_LIMITS[name];
  const { method, path, body } = CALLS.find(({ limits = [] }) => limits.includes(name)) ?? AUTH.me;
  callers += 1;
  const caller = { address: `172.16.0.${callers}`, account: `limit-${callers}@example.test` };
  const limiter = testApp.app.get(RateLimiter, { strict: false });
  for (let turn = 1; turn < points; turn += 1) await limiter.take(name, caller);
  const browser = testApp.browser('Counted', caller.address);
  const statuses: number[] = [];
  // A few calls more than the limit may be accepted, because each process keeps its own count when Redis responds too
  // late.
  while (statuses.length <= points + 1) {
    const { status, headers } = await browser.send(
      method,
      path.replace(/:\w+/g, '0'),
      body === undefined ? undefined : { email: caller.account },
    );
    statuses.push(status);
    if (status === 429) return { last: statuses[0] ?? 0, retryAfter: Number(headers['retry-after']) };
  }
  throw new Error(`${name} lets everything through`);
}

/**
 * Names of the rate limits that count every call. Those that count only certain rejections are tested in
 * security/sign-in-attacks.medium.ts, and those on questions to the marketplace with the cache.
 */
const counted = NAMES.filter((name) => name === 'anyCall' || CALLS.some(({ limits }) => limits?.includes(name)));

function refuseCallsAsTheTableSays(): void {
  it.each(counted)('%s accepts as many calls as the table allows, and then says how long to wait', async (name) => {
    const { last, retryAfter } = await callAtTheLimit(name);
    expect(last).not.toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(RATE_LIMITS[name].seconds);
  });
}

describeWithRedis('rate limits counted by Redis', refuseCallsAsTheTableSays);
describe('rate limits while Redis is unreachable', () => {
  beforeAll(() => redis?.cut());
  refuseCallsAsTheTableSays();
});
