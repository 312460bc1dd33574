import { afterAll, expect, it } from '@jest/globals';
import { RATE_LIMITS, SITE_FACTOR, type LimitName } from '#contract/limits/rate-limits.js';
import { RateLimiter } from './rate-limiter.js';

const config = { redisUrl: null, rateLimitFactor: 1, timeoutFactor: 1, sessionSecret: 'for this test' };
const limiter = new RateLimiter(config as never, {} as never);
afterAll(() => limiter.onApplicationShutdown());

const household = (turn: number) => `2001:db8:8:${turn.toString(16)}::1`;
const mayCall = (name: LimitName, address: string): Promise<boolean> =>
  limiter.take(name, { address }).then(
    () => true,
    () => false,
  );

it.each<LimitName>(['contactAddress', 'anyCall'])(
  '%s: the networks of one IPv6 site may together make ten times as many calls as one of them, and no more',
  async (name) => {
    const most = RATE_LIMITS[name].points * SITE_FACTOR;
    const tries = [];
    for (let turn = 0; turn <= most; turn += 1) tries.push(await mayCall(name, household(turn)));
    expect(tries.indexOf(false)).toBe(most);
    expect(await mayCall(name, household(1))).toBe(false);
    expect(await mayCall(name, '2001:db8:9::1')).toBe(true);
    expect(await mayCall(name, '192.0.2.7')).toBe(true);
  },
);

it('one network of an IPv6 site uses up its own calls, and those of its neighbors only up to that', async () => {
  const { points } = RATE_LIMITS.saveAddress;
  const tries = [];
  for (let turn = 0; turn < 20 * points; turn += 1) tries.push(await mayCall('saveAddress', household(1)));
  expect(tries.indexOf(false)).toBe(points);
  expect(await mayCall('saveAddress', household(2))).toBe(true);
});

it('work that is not refused gives back what it took from the network and from its site', async () => {
  const { points } = RATE_LIMITS.guessShareAddress;
  for (let turn = 0; turn < 2 * points * SITE_FACTOR; turn += 1)
    await limiter.countRefusals(['guessShareAddress'], { address: household(turn) }, 'request.notFound', async () => 1);
  expect(await mayCall('guessShareAddress', household(1))).toBe(true);
});
