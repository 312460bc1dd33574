import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import * as z from 'zod/mini';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.js';
import { STALE_FOR } from '../../contract/limits.js';
import { type Config, readConfig } from '../config/config.js';
import { createLogger } from '../logging/logger.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';
import { PlatformModule } from '../platform.module.js';
import { AnswerCache, CACHE_CLOCK, type Look } from './answer-cache.js';
import type { AnswerKind } from './answer-kind.js';
import { CacheModule } from './cache.module.js';
import { CacheRenewal } from './cache-renewal.js';
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
class ClockModule {}

/** One process of the house. All share the database and the clock. */
class Process {
  asked = 0;
  failure: Error | null = null;
  /** What the next questions fail with, one each, before `failure`. */
  failures: Error[] = [];
  private constructor(
    readonly context: INestApplicationContext,
    readonly cache: AnswerCache,
    readonly renewal: CacheRenewal,
  ) {
    renewal.register(this.prices);
  }

  static async start(): Promise<Process> {
    const logger = createLogger('silent', 'test');
    @Module({ imports: [PlatformModule.with(config, logger, []), ClockModule, CacheModule] })
    class Root {}
    const context = await NestFactory.createApplicationContext(Root, { logger: false });
    return new Process(context, context.get(AnswerCache), context.get(CacheRenewal));
  }

  readonly prices: AnswerKind<typeof Question> = {
    name: 'prices',
    question: Question,
    freshFor: 6 * 3_600,
    changesWith: 'versions',
    ask: async ({ zip, income }) => {
      this.asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      const failure = this.failures.shift() ?? this.failure;
      if (failure) throw failure;
      return { body: { zip, price: income / 100, turn: this.asked, provenance: { asOf: new Date(now).toISOString(), stale: false } }, source: 'sample', at: new Date(now) };
    },
  };

  look(zip: string): Promise<Look> {
    return this.cache.look(this.prices, { zip, income: 41_234 });
  }

  /** Waits for what runs behind the callers' backs. */
  settled(): Promise<void> {
    return this.context.get(Refresher).settled();
  }
}

let web: Process;
let other: Process;
let zips = 10_000;
/** A question nobody has asked yet. */
const newZip = (): string => String((zips += 1));
const textOf = async ({ answer, stale }: Look): Promise<string> => (await (await answer.bodyFor(stale)).text()).toString();
const keysWaiting = async (key: string): Promise<number> =>
  (await sql.query("select 1 from outbox where name = 'plans.answerWentStale' and payload->>'cacheKey' = $1", [key])).rows.length;

beforeAll(async () => {
  database = await createDatabase();
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
  config = readConfig({
    NODE_ENV: 'test', APP_URL: 'http://localhost:3000', DATABASE_URL: database.appUrl, SMTP_URL: 'smtp://127.0.0.1:9', MARKETPLACE_API_KEY: 'k',
    SESSION_SECRET: secret(), DATA_KEY: secret(), AUDIT_KEY: secret(), LOG_LEVEL: 'silent',
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
  for (const process of [web, other]) Object.assign(process, { asked: 0, failure: null, failures: [] });
});

describe('a question', () => {
  it('asked by 200 at once is put to the marketplace once', async () => {
    const zip = newZip();
    const before = { ...web.cache.counters };
    const looks = await Promise.all(Array.from({ length: 200 }, () => web.look(zip)));
    expect(web.asked).toBe(1);
    expect(new Set(looks.map(({ answer }) => answer)).size).toBe(1);
    expect(web.cache.counters).toMatchObject({ misses: before.misses + 1, upstream: before.upstream + 1, coalesced: before.coalesced + 199 });
  });

  it('asked again is answered from memory, and by another process from the database, with the same bytes', async () => {
    const zip = newZip();
    const first = await textOf(await web.look(zip));
    expect(await textOf(await web.look(zip))).toBe(first);
    expect(await textOf(await other.look(zip))).toBe(first);
    expect([web.asked, other.asked]).toEqual([1, 0]);
  });

  it('that failed is not remembered as failed', async () => {
    const zip = newZip();
    web.failure = new MarketplaceError('unavailable', 'searchPlans');
    await expect(web.look(zip)).rejects.toThrow(MarketplaceError);
    web.failure = null;
    expect((await web.look(zip)).stale).toBe(false);
  });

  it('to which there is nothing costs one call, and is asked again after a while', async () => {
    const zip = newZip();
    web.failure = new MarketplaceError('notFound', 'plan');
    for (let turn = 0; turn < 5; turn++) await expect(web.look(zip)).rejects.toThrow('notFound');
    expect(web.asked).toBe(1);
    web.failure = null;
    now += 5 * 60_000;
    expect((await web.look(zip)).stale).toBe(false);
  });

  it('is kept encrypted under a key that tells nothing', async () => {
    const { answer } = await web.look(newZip());
    const { rows } = await sql.query<{ question: Buffer }>('select question from cache_entries where key = $1', [answer.facts.key]);
    expect(rows[0]?.question.toString('latin1')).not.toMatch(/41234|income|zip/);
    expect(answer.facts.key).toMatch(/^[\w-]{43}$/);
  });
});

describe('an answer past its time', () => {
  it('is given at once and flagged, without asking, and one refresh is asked for by all processes together', async () => {
    const zip = newZip();
    const { answer } = await web.look(zip);
    await other.look(zip);
    now += 7 * HOUR;
    const looks = await Promise.all([...Array.from({ length: 20 }, () => web.look(zip)), other.look(zip)]);
    expect(looks.every(({ stale }) => stale)).toBe(true);
    expect(JSON.parse(await textOf(looks[0] as Look))).toMatchObject({ turn: 1, provenance: { stale: true } });
    await Promise.all([web.settled(), other.settled()]);
    expect([web.asked, other.asked]).toEqual([1, 0]);
    expect(await keysWaiting(answer.facts.key)).toBe(1);
  });

  it('renewed by one process is soon given by the others', async () => {
    const zip = newZip();
    const { answer } = await web.look(zip);
    now += 7 * HOUR;
    await web.look(zip);
    await web.settled();
    expect(await other.renewal.renew(answer.facts.key)).toBe('renewed');
    now += 3_000;
    await web.look(zip);
    await web.settled();
    const look = await web.look(zip);
    expect([look.stale, web.asked, other.asked]).toEqual([false, 1, 1]);
  });

  it('stands in for a day while the marketplace is down, and no longer', async () => {
    const zip = newZip();
    await web.look(zip);
    web.failure = new MarketplaceError('unavailable', 'searchPlans');
    now += 6 * HOUR + STALE_FOR * 1000 - 1;
    expect((await web.look(zip)).stale).toBe(true);
    now += 1;
    await expect(web.look(zip)).rejects.toThrow(MarketplaceError);
    await web.settled();
  });
});

describe('a renewal', () => {
  const staleKey = async (): Promise<{ key: string; zip: string }> => {
    const zip = newZip();
    const { answer } = await web.look(zip);
    now += 7 * HOUR;
    return { key: answer.facts.key, zip };
  };
  const exists = async (key: string): Promise<boolean> => (await sql.query('select 1 from cache_entries where key = $1', [key])).rows.length > 0;

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
    await sql.query("update cache_entries set question = '\\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff' where key = $1", [key]);
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
  it('renews what somebody looked at in the last day, once, and ends the rest', async () => {
    await sql.query('delete from cache_entries');
    const old = (await web.look(newZip())).answer.facts.key;
    now += 25 * HOUR;
    await sql.query('update cache_entries set fresh_until = $1', [new Date(now + HOUR)]);
    const recent = (await web.look(newZip())).answer.facts.key;
    web.asked = 0;
    expect(await web.renewal.afterRelease('versions', 'one')).toBe(0);
    expect(await web.renewal.afterRelease('versions', 'one')).toBe(0);
    expect(web.asked).toBe(0);
    now += 1_000;
    expect(await web.renewal.afterRelease('versions', 'two')).toBe(1);
    expect(await other.renewal.afterRelease('versions', 'two')).toBe(0);
    const { rows } = await sql.query<{ key: string }>('select key from cache_entries where fresh_until > $1', [new Date(now)]);
    expect(rows.map(({ key }) => key)).toEqual([recent]);
    expect(recent).not.toBe(old);
  });

  it.each([
    ['goes on after a bad answer', [new MarketplaceError('badAnswer', 'searchPlans')], null, 4, 5],
    ['goes on after questions that took too long, if not three in a row', [new MarketplaceError('unavailable', 'searchPlans'), new MarketplaceError('unavailable', 'searchPlans')], null, 3, 5],
    ['ends when the key is refused', [new MarketplaceError('unauthorized', 'searchPlans')], null, 0, 1],
    ['ends when its calls are used up', [new MarketplaceError('tooMany', 'searchPlans')], null, 0, 1],
    ['ends after three failures in a row', [], new MarketplaceError('unavailable', 'searchPlans'), 0, 3],
  ])('%s', async (name, failures, failure, renewed, asked) => {
    await sql.query('delete from cache_entries');
    for (let look = 0; look < 5; look++) await web.look(newZip());
    await web.renewal.afterRelease('versions', `before ${name}`);
    now += 1_000;
    await sql.query('update cache_entries set fresh_until = $1', [new Date(now + HOUR)]);
    Object.assign(web, { asked: 0, failures, failure });
    expect([await web.renewal.afterRelease('versions', name), web.asked]).toEqual([renewed, asked]);
  });

  it('does not concern answers that change with another mark', async () => {
    await web.look(newZip());
    await web.renewal.afterRelease('coverageStats', 'a');
    web.asked = 0;
    expect(await web.renewal.afterRelease('coverageStats', 'b')).toBe(0);
    expect(web.asked).toBe(0);
  });
});

it('answers too old to stand in are swept away with their questions', async () => {
  await sql.query('delete from cache_entries');
  await web.look(newZip());
  now += 6 * HOUR + STALE_FOR * 1000 + 1;
  expect(await web.renewal.sweep()).toBe(1);
  expect(await web.context.get(EntityManager).fork().execute('select 1 from cache_entries')).toHaveLength(0);
});
