import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { STALE_FOR } from '#platform/marketplace/limits.js';
import { CacheProcesses, clock, newZip, type CacheProcess } from '#test/harness/cache-processes.js';
import { AppError } from '../errors/app-error.js';
import { withRequestId } from '../logging/request-context.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';
import type { CacheResult } from './answer-cache.js';

const HOUR = 3_600_000;
let processes: CacheProcesses;
let web: CacheProcess;
let other: CacheProcess;
let sql: CacheProcesses['sql'];
beforeAll(async () => {
  processes = await CacheProcesses.open();
  ({ web, other, sql } = processes);
});
afterAll(() => processes?.close());
beforeEach(() => processes.reset());

const textOf = async ({ answer, stale }: CacheResult): Promise<string> =>
  (await (await answer.bodyFor(stale)).text()).toString();
const keysWaiting = async (key: string): Promise<number> =>
  (await sql.query("select 1 from outbox where name = 'plans.answerWentStale' and payload->>'cacheKey' = $1", [key]))
    .rows.length;

describe('a question', () => {
  it('from 200 callers at once is sent to the marketplace once', async () => {
    const zip = newZip();
    const before = { ...web.cache.counters };
    const results = await Promise.all(Array.from({ length: 200 }, () => web.get(zip)));
    expect(web.fetches).toBe(1);
    expect(new Set(results.map(({ answer }) => answer)).size).toBe(1);
    expect(web.cache.counters).toMatchObject({
      misses: before.misses + 1,
      upstream: before.upstream + 1,
      coalesced: before.coalesced + 199,
    });
  });

  it('is answered from memory when repeated, and from the database by another process, byte for byte', async () => {
    const zip = newZip();
    const first = await textOf(await web.get(zip));
    expect(await textOf(await web.get(zip))).toBe(first);
    expect(await textOf(await other.get(zip))).toBe(first);
    expect([web.fetches, other.fetches]).toEqual([1, 0]);
  });

  it('that failed is not remembered as failed', async () => {
    const zip = newZip();
    web.failure = new MarketplaceError('unavailable', 'searchPlans');
    await expect(web.get(zip)).rejects.toThrow(MarketplaceError);
    web.failure = null;
    expect((await web.get(zip)).stale).toBe(false);
  });

  it('without an answer costs one call, and is sent again after a while', async () => {
    const zip = newZip();
    web.failure = new MarketplaceError('notFound', 'plan');
    for (let turn = 0; turn < 5; turn++) await expect(web.get(zip)).rejects.toThrow('notFound');
    expect(web.fetches).toBe(1);
    web.failure = null;
    clock.now += 5 * 60_000;
    expect((await web.get(zip)).stale).toBe(false);
  });

  it('is stored encrypted, under a key that reveals nothing', async () => {
    const { answer } = await web.get(newZip());
    const { rows } = await sql.query<{ question: Buffer }>('select question from cache_entries where key = $1', [
      answer.facts.key,
    ]);
    expect(rows[0]?.question.toString('latin1')).not.toMatch(/41234|income|zip/);
    expect(answer.facts.key).toMatch(/^[\w-]{43}$/);
  });
});

describe('a partial answer', () => {
  it('is sent to the waiting callers and fetched again for the next caller', async () => {
    const zip = newZip();
    web.isPartial = true;
    const results = await Promise.all([web.get(zip), web.get(zip)]);
    expect(await Promise.all(results.map(textOf))).toEqual([await textOf(results[0]), await textOf(results[0])]);
    expect(web.fetches).toBe(1);
    web.isPartial = false;
    expect(JSON.parse(await textOf(await web.get(zip)))).toMatchObject({ turn: 2 });
    expect(JSON.parse(await textOf(await web.get(zip)))).toMatchObject({ turn: 2 });
  });

  it('does not replace a complete one when a worker renews it', async () => {
    const { answer } = await web.get(newZip());
    clock.now += 7 * HOUR;
    web.isPartial = true;
    expect(await web.renewal.renew(answer.facts.key)).toBe('unavailable');
    const { rows } = await sql.query<{ fetched_at: Date }>('select fetched_at from cache_entries where key = $1', [
      answer.facts.key,
    ]);
    expect(rows[0]?.fetched_at.getTime()).toBe(answer.facts.fetchedAt);
  });
});

describe('a stale answer', () => {
  it('is sent immediately and marked, and all processes together request one renewal', async () => {
    const zip = newZip();
    const { answer } = await web.get(zip);
    await other.get(zip);
    clock.now += 7 * HOUR;
    const results = await Promise.all([...Array.from({ length: 20 }, () => web.get(zip)), other.get(zip)]);
    expect(results.every(({ stale }) => stale)).toBe(true);
    expect(JSON.parse(await textOf(results[0] as CacheResult))).toMatchObject({ turn: 1, provenance: { stale: true } });
    await Promise.all([web.settled(), other.settled()]);
    expect([web.fetches, other.fetches]).toEqual([1, 0]);
    expect(await keysWaiting(answer.facts.key)).toBe(1);
  });

  it('that one process renewed is soon used by the others', async () => {
    const zip = newZip();
    const { answer } = await web.get(zip);
    clock.now += 7 * HOUR;
    await web.get(zip);
    await web.settled();
    expect(await other.renewal.renew(answer.facts.key)).toBe('renewed');
    clock.now += 3_000;
    await web.get(zip);
    await web.settled();
    const result = await web.get(zip);
    expect([result.stale, web.fetches, other.fetches]).toEqual([false, 1, 1]);
  });

  it('is used for one day while the marketplace is down, but no longer', async () => {
    const zip = newZip();
    await web.get(zip);
    web.failure = new MarketplaceError('unavailable', 'searchPlans');
    clock.now += 6 * HOUR + STALE_FOR * 1000 - 1;
    expect((await web.get(zip)).stale).toBe(true);
    clock.now += 1;
    await expect(web.get(zip)).rejects.toThrow(MarketplaceError);
    await web.settled();
  });
});

describe('questions for which the marketplace must be called', () => {
  const as = (address: string, userId: string | undefined, work: () => Promise<unknown>): Promise<string> =>
    withRequestId('r-1', work, address, () => userId).then(
      () => 'answered',
      (error: unknown) => (error instanceof AppError ? error.code : 'failed'),
    );

  it('are limited for each address, and known answers are not counted', async () => {
    const { points } = RATE_LIMITS.questionAddress;
    const zip = newZip();
    const ask = (question = newZip()) => as('192.0.2.5', 'rosa', () => web.get(question));
    for (let turn = 0; turn < points; turn += 1) expect(await ask(zip)).toBe('answered');
    for (let turn = 1; turn < points; turn += 1) expect(await ask()).toBe('answered');
    expect(await ask()).toBe('request.tooMany');
    expect(await ask(zip)).toBe('answered');
    expect(await as('192.0.2.6', 'rosa', () => web.get(newZip()))).toBe('answered');
    const same = newZip();
    const both = ['192.0.2.5', '192.0.2.8'].map((address) => as(address, 'rosa', () => web.get(same)));
    expect(await Promise.all(both)).toEqual(['request.tooMany', 'answered']);
  });

  it('have a lower limit for plan searches, and an even lower one for guests', async () => {
    const search = (userId?: string) =>
      as('192.0.2.7', userId, () =>
        web.cache.get({ ...web.prices, name: 'search', isLarge: true }, { zip: newZip(), income: 1 }),
      );
    const { guestSearchAddress, searchAddress } = RATE_LIMITS;
    for (let turn = 0; turn < guestSearchAddress.points; turn += 1) expect(await search()).toBe('answered');
    expect(await search()).toBe('request.tooMany');
    for (let turn = guestSearchAddress.points + 1; turn < searchAddress.points; turn += 1)
      expect(await search('rosa')).toBe('answered');
    expect(await search('rosa')).toBe('request.tooMany');
  });
});
