import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import * as z from 'zod/mini';
import { STALE_FOR } from '#contract/limits/marketplace.js';
import { createDatabase, type TestDatabase } from '#test/harness/database.js';
import { readConfig, type Config } from '../config/config.js';
import { Cipher } from '../crypto/cipher.js';
import { OutboxEvent } from '../events/outbox.entity.js';
import { createLogger } from '../logging/logger.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';
import { PlatformModule } from '../platform.module.js';
import { AnswerCache, CACHE_CLOCK, type CacheResult } from './answer-cache.js';
import { CacheKeys } from './cache-key.js';
import { CacheRenewal } from './cache-renewal.js';
import { CacheModule } from './cache.module.js';
import { CacheRepository } from './cache.repository.js';
import type { CachedQuery } from './cached-query.js';
import { Refresher } from './refresher.js';

const HOUR = 3_600_000;
const Question = z.object({ zip: z.string(), income: z.number() });
const secret = () => randomBytes(32).toString('base64url');
let database: TestDatabase;
let sql: pg.Client;
let config: Config;
let now = Date.now();

@Global()
@Module({ providers: [{ provide: CACHE_CLOCK, useValue: () => now }], exports: [CACHE_CLOCK] })
class FixedTimeModule {}

/** A simulated process of the system. All processes in a test share the database and the current time. */
class Process {
  asked = 0;
  failure: Error | null = null;
  /** Errors that the next queries throw, one per query; they take precedence over `failure`. */
  failures: Error[] = [];
  isPartial = false;
  readonly cache: AnswerCache;
  readonly renewal: CacheRenewal;

  private constructor(readonly context: INestApplicationContext) {
    this.cache = context.get(AnswerCache);
    const [repository, keys, cipher] = [context.get(CacheRepository), context.get(CacheKeys), context.get(Cipher)];
    this.renewal = new CacheRenewal(this.cache, repository, keys, cipher, [this.prices], () => now);
  }

  static async start(): Promise<Process> {
    const logger = createLogger('silent', 'test');
    @Module({ imports: [PlatformModule.with(config, logger, [OutboxEvent]), FixedTimeModule, CacheModule] })
    class Root {}
    const context = await NestFactory.createApplicationContext(Root, { logger: false });
    return new Process(context);
  }

  readonly prices: CachedQuery<typeof Question> = {
    name: 'prices',
    question: Question,
    freshFor: 6 * 3_600,
    changesWith: 'versions',
    fetch: async ({ zip, income }) => {
      this.asked += 1;
      await new Promise(setImmediate);
      const failure = this.failures.shift() ?? this.failure;
      if (failure) throw failure;
      return {
        body: {
          zip,
          price: income / 100,
          turn: this.asked,
          provenance: { asOf: new Date(now).toISOString(), stale: false },
        },
        source: 'sample',
        at: new Date(now),
        isPartial: this.isPartial,
      };
    },
  };

  get(zip: string): Promise<CacheResult> {
    return this.cache.get(this.prices, { zip, income: 41_234 });
  }

  /** Waits until all background checks of cache entries have finished. */
  settled(): Promise<void> {
    return this.context.get(Refresher).settled();
  }
}

let web: Process;
let other: Process;
let zips = 10_000;
/** Returns a ZIP code that has not been used in any query yet. */
const newZip = (): string => String((zips += 1));
const textOf = async ({ answer, stale }: CacheResult): Promise<string> =>
  (await (await answer.bodyFor(stale)).text()).toString();
const keysWaiting = async (key: string): Promise<number> =>
  (await sql.query("select 1 from outbox where name = 'plans.answerWentStale' and payload->>'cacheKey' = $1", [key]))
    .rows.length;

beforeAll(async () => {
  database = await createDatabase();
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
  config = readConfig({
    NODE_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: database.appUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MARKETPLACE_API_KEY: 'k',
    SESSION_SECRET: secret(),
    DATA_KEY: secret(),
    AUDIT_KEY: secret(),
    LOG_LEVEL: 'silent',
  });
  [web, other] = await Promise.all([Process.start(), Process.start()]);
});
afterAll(async () => {
  await web?.context.close();
  await other?.context.close();
  await sql?.end();
  await database?.drop();
});
beforeEach(() => {
  for (const process of [web, other])
    Object.assign(process, { asked: 0, failure: null, failures: [], isPartial: false });
});

describe('a question', () => {
  it('asked by 200 at once is put to the marketplace once', async () => {
    const zip = newZip();
    const before = { ...web.cache.counters };
    const results = await Promise.all(Array.from({ length: 200 }, () => web.get(zip)));
    expect(web.asked).toBe(1);
    expect(new Set(results.map(({ answer }) => answer)).size).toBe(1);
    expect(web.cache.counters).toMatchObject({
      misses: before.misses + 1,
      upstream: before.upstream + 1,
      coalesced: before.coalesced + 199,
    });
  });

  it('asked again is answered from memory, and by another process from the database, with the same bytes', async () => {
    const zip = newZip();
    const first = await textOf(await web.get(zip));
    expect(await textOf(await web.get(zip))).toBe(first);
    expect(await textOf(await other.get(zip))).toBe(first);
    expect([web.asked, other.asked]).toEqual([1, 0]);
  });

  it('that failed is not remembered as failed', async () => {
    const zip = newZip();
    web.failure = new MarketplaceError('unavailable', 'searchPlans');
    await expect(web.get(zip)).rejects.toThrow(MarketplaceError);
    web.failure = null;
    expect((await web.get(zip)).stale).toBe(false);
  });

  it('to which there is nothing costs one call, and is asked again after a while', async () => {
    const zip = newZip();
    web.failure = new MarketplaceError('notFound', 'plan');
    for (let turn = 0; turn < 5; turn++) await expect(web.get(zip)).rejects.toThrow('notFound');
    expect(web.asked).toBe(1);
    web.failure = null;
    now += 5 * 60_000;
    expect((await web.get(zip)).stale).toBe(false);
  });

  it('is stored encrypted under a key that reveals nothing', async () => {
    const { answer } = await web.get(newZip());
    const { rows } = await sql.query<{ question: Buffer }>('select question from cache_entries where key = $1', [
      answer.facts.key,
    ]);
    expect(rows[0]?.question.toString('latin1')).not.toMatch(/41234|income|zip/);
    expect(answer.facts.key).toMatch(/^[\w-]{43}$/);
  });
});

describe('a partial answer', () => {
  it('is sent to those who wait for it, and fetched again for the next', async () => {
    const zip = newZip();
    web.isPartial = true;
    const results = await Promise.all([web.get(zip), web.get(zip)]);
    expect(await Promise.all(results.map(textOf))).toEqual([await textOf(results[0]), await textOf(results[0])]);
    expect(web.asked).toBe(1);
    web.isPartial = false;
    expect(JSON.parse(await textOf(await web.get(zip)))).toMatchObject({ turn: 2 });
    expect(JSON.parse(await textOf(await web.get(zip)))).toMatchObject({ turn: 2 });
  });

  it('does not take the place of a whole one when a worker renews it', async () => {
    const { answer } = await web.get(newZip());
    now += 7 * HOUR;
    web.isPartial = true;
    expect(await web.renewal.renew(answer.facts.key)).toBe('unavailable');
    const { rows } = await sql.query<{ fetched_at: Date }>('select fetched_at from cache_entries where key = $1', [
      answer.facts.key,
    ]);
    expect(rows[0]?.fetched_at.getTime()).toBe(answer.facts.fetchedAt);
  });
});

describe('a stale answer', () => {
  it('is sent at once and flagged, and all processes together ask for one renewal', async () => {
    const zip = newZip();
    const { answer } = await web.get(zip);
    await other.get(zip);
    now += 7 * HOUR;
    const results = await Promise.all([...Array.from({ length: 20 }, () => web.get(zip)), other.get(zip)]);
    expect(results.every(({ stale }) => stale)).toBe(true);
    expect(JSON.parse(await textOf(results[0] as CacheResult))).toMatchObject({ turn: 1, provenance: { stale: true } });
    await Promise.all([web.settled(), other.settled()]);
    expect([web.asked, other.asked]).toEqual([1, 0]);
    expect(await keysWaiting(answer.facts.key)).toBe(1);
  });

  it('renewed by one process is soon given by the others', async () => {
    const zip = newZip();
    const { answer } = await web.get(zip);
    now += 7 * HOUR;
    await web.get(zip);
    await web.settled();
    expect(await other.renewal.renew(answer.facts.key)).toBe('renewed');
    now += 3_000;
    await web.get(zip);
    await web.settled();
    const result = await web.get(zip);
    expect([result.stale, web.asked, other.asked]).toEqual([false, 1, 1]);
  });

  it('is used for a day while the marketplace is down, and no longer', async () => {
    const zip = newZip();
    await web.get(zip);
    web.failure = new MarketplaceError('unavailable', 'searchPlans');
    now += 6 * HOUR + STALE_FOR * 1000 - 1;
    expect((await web.get(zip)).stale).toBe(true);
    now += 1;
    await expect(web.get(zip)).rejects.toThrow(MarketplaceError);
    await web.settled();
  });
});

describe('a renewal', () => {
  const staleKey = async (): Promise<{ key: string; zip: string }> => {
    const zip = newZip();
    const { answer } = await web.get(zip);
    now += 7 * HOUR;
    return { key: answer.facts.key, zip };
  };
  const exists = async (key: string): Promise<boolean> =>
    (await sql.query('select 1 from cache_entries where key = $1', [key])).rows.length > 0;

  it('of a fresh answer does nothing, so a repeated job does no harm', async () => {
    const { key } = await staleKey();
    expect([await web.renewal.renew(key), await web.renewal.renew(key)]).toEqual(['renewed', 'fresh']);
    expect(web.asked).toBe(2);
  });

  it('leaves the answer alone while the marketplace is down', async () => {
    const { key } = await staleKey();
    web.failure = new MarketplaceError('tooMany', 'searchPlans');
    expect([await web.renewal.renew(key), await exists(key)]).toEqual(['unavailable', true]);
  });

  it('deletes an answer that the marketplace takes back', async () => {
    const { key } = await staleKey();
    web.failure = new MarketplaceError('notFound', 'plan');
    expect([await web.renewal.renew(key), await exists(key)]).toEqual(['gone', false]);
  });

  it('deletes an answer whose question cannot be read any more', async () => {
    const { key } = await staleKey();
    await sql.query(
      "update cache_entries set question = decode(repeat('00112233445566778899aabbccddeeff', 2), 'hex') where key = $1",
      [key],
    );
    expect([await web.renewal.renew(key), await exists(key)]).toEqual(['gone', false]);
  });

  it('deletes an answer that nobody can find any more, because keys are made otherwise now', async () => {
    const { key } = await staleKey();
    await sql.query("update cache_entries set key = 'older-key' where key = $1", [key]);
    expect([await web.renewal.renew('older-key'), await exists('older-key'), web.asked]).toEqual(['gone', false, 1]);
  });

  it('of nothing is no error', async () => {
    expect(await web.renewal.renew('no-such-key')).toBe('gone');
  });
});

describe('new data at the marketplace', () => {
  it('renews what somebody used in the last day, once, and ends the rest', async () => {
    await sql.query('delete from cache_entries');
    const old = (await web.get(newZip())).answer.facts.key;
    now += 25 * HOUR;
    await sql.query('update cache_entries set fresh_until = $1', [new Date(now + HOUR)]);
    const recent = (await web.get(newZip())).answer.facts.key;
    web.asked = 0;
    expect(await web.renewal.afterRelease('versions', 'one')).toBe(0);
    expect(await web.renewal.afterRelease('versions', 'one')).toBe(0);
    expect(web.asked).toBe(0);
    now += 1_000;
    expect(await web.renewal.afterRelease('versions', 'two')).toBe(1);
    expect(await other.renewal.afterRelease('versions', 'two')).toBe(0);
    const { rows } = await sql.query<{ key: string }>('select key from cache_entries where fresh_until > $1', [
      new Date(now),
    ]);
    expect(rows.map(({ key }) => key)).toEqual([recent]);
    expect(recent).not.toBe(old);
  });

  it.each([
    ['goes on after a bad answer', [new MarketplaceError('badAnswer', 'searchPlans')], null, 4, 5],
    [
      'goes on after questions that took too long, if not three in a row',
      [new MarketplaceError('unavailable', 'searchPlans'), new MarketplaceError('unavailable', 'searchPlans')],
      null,
      3,
      5,
    ],
    ['ends when the key is refused', [new MarketplaceError('unauthorized', 'searchPlans')], null, 0, 1],
    ['ends when its calls are used up', [new MarketplaceError('tooMany', 'searchPlans')], null, 0, 1],
    ['ends after three failures in a row', [], new MarketplaceError('unavailable', 'searchPlans'), 0, 3],
  ])('%s', async (name, failures, failure, renewed, asked) => {
    await sql.query('delete from cache_entries');
    for (let count = 0; count < 5; count++) await web.get(newZip());
    await web.renewal.afterRelease('versions', `before ${name}`);
    now += 1_000;
    await sql.query('update cache_entries set fresh_until = $1', [new Date(now + HOUR)]);
    Object.assign(web, { asked: 0, failures, failure });
    expect([await web.renewal.afterRelease('versions', name), web.asked]).toEqual([renewed, asked]);
  });

  it('does not concern answers that depend on another release', async () => {
    await web.get(newZip());
    await web.renewal.afterRelease('coverageStats', 'a');
    web.asked = 0;
    expect(await web.renewal.afterRelease('coverageStats', 'b')).toBe(0);
    expect(web.asked).toBe(0);
  });
});

it('answers too old to be used are deleted with their questions', async () => {
  await sql.query('delete from cache_entries');
  await web.get(newZip());
  now += 6 * HOUR + STALE_FOR * 1000 + 1;
  expect(await web.renewal.removeExpired()).toBe(1);
  expect(await web.context.get(EntityManager).fork().execute('select 1 from cache_entries')).toHaveLength(0);
});
