import { randomBytes } from 'node:crypto';
import { RATE_LIMITS, type LimitName } from '#contract/limits/rate-limits.js';
import { eventually } from '#test/harness/eventually.js';
import { describeWithRedis, redisUrl } from '#test/harness/with-redis.js';
import { createLogger } from '../logging/logger.js';
import { RateLimiter } from './rate-limiter.js';

describeWithRedis('five backends that share one Redis', () => {
  let backends: RateLimiter[] = [];
  beforeAll(async () => {
    const sessionSecret = randomBytes(32).toString('base64url');
    const config = { redisUrl: redisUrl().href, rateLimitFactor: 1, timeoutFactor: 20, sessionSecret } as never;
    const logger = createLogger('silent', 'test');
    backends = Array.from({ length: 5 }, () => new RateLimiter(config, logger));
    const isReached = (backend: RateLimiter) => backend['redis']?.status === 'ready';
    await eventually(async () => backends.every(isReached), 'Redis to be reached');
  });
  afterAll(() => backends.forEach((backend) => backend.onApplicationShutdown()));

  const caller = { address: '192.0.2.9', account: 'rosa@example.test' };
  /** Calls each backend in turn, and returns how many calls pass before the first refusal. */
  const passing = async (name: LimitName, most: number): Promise<number> => {
    for (let turn = 0; turn < most; turn += 1)
      try {
        await backends[turn % backends.length]?.take(name, caller);
      } catch {
        return turn;
      }
    return most;
  };
  const shared = (Object.keys(RATE_LIMITS) as LimitName[]).filter((name) => name !== 'anyCall');

  it.each(shared)(
    '%s lets a caller who takes turns through all of them use up the limit, and no more',
    async (name) => {
      expect(await passing(name, 2 * RATE_LIMITS[name].points)).toBe(RATE_LIMITS[name].points);
    },
  );

  it('each counts all calls for itself, so that a caller who takes turns is not refused too early', async () => {
    const { points } = RATE_LIMITS.anyCall;
    expect(await passing('anyCall', 2 * points)).toBe(2 * points);
    const [first] = backends;
    for (let turn = (2 * points) / backends.length; turn < points; turn += 1) await first?.take('anyCall', caller);
    await expect(first?.take('anyCall', caller)).rejects.toMatchObject({ code: 'request.tooMany' });
  });
});
