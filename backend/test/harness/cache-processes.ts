import { randomBytes } from 'node:crypto';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import * as z from 'zod/mini';
import { AnswerCache, CACHE_CLOCK, CacheModule, type CacheResult } from '#platform/cache/answer-cache.js';
import { CacheKeys } from '#platform/cache/cache-key.js';
import { CacheRenewal } from '#platform/cache/cache-renewal.js';
import { CacheRepository } from '#platform/cache/cache.repository.js';
import type { CachedQuery } from '#platform/cache/cached-query.js';
import { Refresher } from '#platform/cache/refresher.js';
import { readConfig, type Config } from '#platform/config/config.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { OutboxEvent } from '#platform/events/outbox.entity.js';
import { createLogger } from '#platform/logging/logger.js';
import { PlatformModule } from '#platform/platform.module.js';
import { createDatabase, type TestDatabase } from './database.js';

const Question = z.object({ zip: z.string(), income: z.number() });
const secret = () => randomBytes(32).toString('base64url');

export const clock = { now: Date.now() };

@Global()
@Module({ providers: [{ provide: CACHE_CLOCK, useValue: () => clock.now }], exports: [CACHE_CLOCK] })
class FixedTimeModule {}

/** A simulated process of the site. All processes in a test share the database and the current time. */
export class CacheProcess {
  fetches = 0;
  failure: Error | null = null;
  /**
   * Errors that the next queries throw, one per query. After these errors, every query throws `failure`, if it is set.
   */
  failures: Error[] = [];
  isPartial = false;
  readonly cache: AnswerCache;
  readonly renewal: CacheRenewal;

  private constructor(readonly context: INestApplicationContext) {
    this.cache = context.get(AnswerCache);
    const [repository, keys, cipher] = [context.get(CacheRepository), context.get(CacheKeys), context.get(Cipher)];
    this.renewal = new CacheRenewal(this.cache, repository, keys, cipher, [this.prices], () => clock.now);
  }

  static async start(config: Config): Promise<CacheProcess> {
    const logger = createLogger('silent', 'test');
    @Module({ imports: [PlatformModule.with(config, logger, [OutboxEvent]), FixedTimeModule, CacheModule] })
    class Root {}
    const context = await NestFactory.createApplicationContext(Root, { logger: false });
    return new CacheProcess(context);
  }

  readonly prices: CachedQuery<typeof Question> = {
    name: 'prices',
    question: Question,
    freshFor: 6 * 3_600,
    changesWith: 'versions',
    fetch: async ({ zip, income }) => {
      this.fetches += 1;
      await new Promise(setImmediate);
      const failure = this.failures.shift() ?? this.failure;
      if (failure) throw failure;
      return {
        body: {
          zip,
          price: income / 100,
          turn: this.fetches,
          provenance: { asOf: new Date(clock.now).toISOString(), stale: false },
        },
        source: 'sample',
        at: new Date(clock.now),
        isPartial: this.isPartial,
      };
    },
  };

  reset(): void {
    Object.assign(this, { fetches: 0, failure: null, failures: [], isPartial: false });
  }

  get(zip: string): Promise<CacheResult> {
    return this.cache.get(this.prices, { zip, income: 41_234 });
  }

  settled(): Promise<void> {
    return this.context.get(Refresher).settled();
  }
}

export class CacheProcesses {
  private constructor(
    readonly web: CacheProcess,
    readonly other: CacheProcess,
    readonly sql: pg.Client,
    private readonly database: TestDatabase,
  ) {}

  static async open(): Promise<CacheProcesses> {
    const database = await createDatabase();
    const sql = new pg.Client({ connectionString: database.ownerUrl });
    await sql.connect();
    const config = readConfig({
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
    const [web, other] = await Promise.all([CacheProcess.start(config), CacheProcess.start(config)]);
    return new CacheProcesses(web, other, sql, database);
  }

  reset(): void {
    for (const process of [this.web, this.other]) process.reset();
  }

  async close(): Promise<void> {
    for (const { context } of [this.web, this.other]) await context.close();
    await this.sql.end();
    await this.database.drop();
  }
}

let zips = 10_000;
export const newZip = (): string => String((zips += 1));
