import { randomBytes } from 'node:crypto';
import { eventually } from '#test/harness/eventually.js';
import { describeWithRedis, redisUrl } from '#test/harness/with-redis.js';
import { readConfig } from '../config/config.js';
import { createLogger } from '../logging/logger.js';
import type { CallShare } from './call-budget.js';
import { json, startFakeServer } from './fake-server.testing.js';
import { KeyBudget } from './key-budget.js';
import { MarketplaceClient } from './marketplace.client.js';

const secret = () => randomBytes(32).toString('base64url');
const budgets: KeyBudget[] = [];
/**
 * Creates call budgets that share one count, like several processes with the same API key. Each call of this function
 * starts a new count, because the key of the count depends on the session secret, which is random in this test.
 */
async function processes(where: { redis: boolean }, ...shares: CallShare[]): Promise<KeyBudget[]> {
  const config = readConfig({
    NODE_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://localhost/none',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MARKETPLACE_API_KEY: 'k',
    TIMEOUT_FACTOR: '20',
    SESSION_SECRET: secret(),
    DATA_KEY: secret(),
    AUDIT_KEY: secret(),
    ...(where.redis && { REDIS_URL: redisUrl().href }),
  });
  const made = shares.map((share) => new KeyBudget(config, createLogger('silent', 'test'), share));
  budgets.push(...made);
  await eventually(async () => made.every(({ isShared }) => isShared === where.redis), 'Redis to be reached');
  return made;
}
afterEach(() => budgets.splice(0).forEach((budget) => budget.onApplicationShutdown()));

async function takenOf(wanted: number, budget: KeyBudget | undefined): Promise<number> {
  let taken = 0;
  // An aborted signal ends only the wait for the next time window, not the attempt to take a call from the budget.
  const takeOne = () =>
    budget?.take(AbortSignal.abort()).then(
      (hasWaited) => !hasWaited,
      () => false,
    );
  while (taken < wanted && (await takeOne())) taken += 1;
  return taken;
}

describe('without Redis', () => {
  it('people and workers each have their share, and together not more than the key allows', async () => {
    const [people, workers] = await processes({ redis: false }, 'people', 'workers');
    expect(await takenOf(100, people)).toBe(70);
    expect(await takenOf(100, workers)).toBe(20);
  });
});

describeWithRedis('with Redis', () => {
  it('all processes together share the calls of one key', async () => {
    const [one, other] = await processes({ redis: true }, 'people', 'people');
    expect((await takenOf(60, one)) + (await takenOf(60, other))).toBe(90);
  });

  it('workers use at most their share', async () => {
    const [one, other] = await processes({ redis: true }, 'workers', 'workers');
    expect((await takenOf(15, one)) + (await takenOf(15, other))).toBe(20);
  });

  it('workers wait once half of all calls are used up', async () => {
    const [people, workers] = await processes({ redis: true }, 'people', 'workers');
    expect(await takenOf(44, people)).toBe(44);
    expect(await takenOf(5, workers)).toBe(1);
    expect(await takenOf(20, people)).toBe(20);
  });
});

it('a call waits while no calls are left, reports the wait, and ends when its caller aborts it', async () => {
  const server = await startFakeServer(json({ current: 2026, supported: [2026] }));
  const [budget] = await processes({ redis: false }, 'people');
  const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k', ...(budget && { budget }) });
  await client.marketYears();
  expect(await takenOf(100, budget)).toBe(69);
  await expect(client.marketYears(AbortSignal.timeout(20))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(server.requests).toHaveLength(1);
  expect(client.counters.circuit).toBe('closed');
  await server.close();
});
