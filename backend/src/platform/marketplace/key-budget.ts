import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Global, Inject, Injectable, Module, Optional, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { connectRateLimitStore } from '../limits/rate-limiter.js';
import { LOGGER } from '../logging/logger.js';
import type { CallBudget, CallShare } from './call-budget.js';

/** Without a value, all calls of the process count as calls for people. */
const CALL_SHARE = Symbol('CALL_SHARE');

/**
 * Limits on calls within one time window. The marketplace allows 1,000 calls per minute and 200 per second for one API
 * key. The limit is therefore 90 calls in each window of 6 seconds: a minute overlaps with at most eleven windows, so
 * at most 990 calls are made in a minute. Workers may make 20 of the 90 calls in a window, and only while fewer than 45
 * calls have been made in this window.
 */
const WINDOW = { seconds: 6, calls: 90, workers: 20, workersUntil: 45 } as const;

/**
 * Limits the calls that are made with one marketplace API key. All processes count their calls together in Redis.
 * Without Redis, each process counts its own calls, and the web process leaves part of the limit to the workers. If the
 * limit is reached, calls wait for the next time window.
 */
@Injectable()
export class KeyBudget implements CallBudget, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly key: string;
  private readonly all: RateLimiterAbstract;
  private readonly workers: RateLimiterAbstract;
  readonly share: CallShare;
  private readonly workersUntil: number;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) logger: Logger,
    @Optional() @Inject(CALL_SHARE) share?: CallShare,
  ) {
    this.share = share ?? 'people';
    this.redis = connectRateLimitStore(config, logger);
    this.key = createHmac('sha256', config.sessionSecret).update(config.marketplace.key).digest('base64url');
    const factor = config.rateLimitFactor;
    this.workersUntil = WINDOW.workersUntil * factor;
    this.all = this.limiter('calls', WINDOW.calls * factor, (WINDOW.calls - WINDOW.workers) * factor);
    this.workers = this.limiter('workers', WINDOW.workers * factor);
  }

  get isShared(): boolean {
    return this.redis?.status === 'ready';
  }

  async take(signal: AbortSignal): Promise<boolean> {
    let hasWaited = false;
    for (let wait = await this.tryTake(); wait > 0; wait = await this.tryTake()) {
      hasWaited = true;
      await sleep(wait, undefined, { signal });
    }
    return hasWaited;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** 0 on success, otherwise milliseconds to wait before trying again. */
  private async tryTake(): Promise<number> {
    try {
      if (this.share === 'workers') await this.yieldToPeople();
      await this.all.consume(this.key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(10, refusal.msBeforeNext);
    }
  }

  private async yieldToPeople(): Promise<void> {
    const counted = await this.all.get(this.key);
    if (counted && counted.consumedPoints >= this.workersUntil) throw counted;
    await this.workers.consume(this.key);
  }

  private limiter(name: string, points: number, alone = points): RateLimiterAbstract {
    const options = { keyPrefix: `marketplace:${name}`, duration: WINDOW.seconds };
    const local = new RateLimiterMemory({ ...options, points: alone });
    return this.redis
      ? new RateLimiterRedis({ ...options, points, storeClient: this.redis, insuranceLimiter: local })
      : local;
  }
}

/** For worker processes, for whose answers no one waits. */
@Global()
@Module({ providers: [{ provide: CALL_SHARE, useValue: 'workers' }], exports: [CALL_SHARE] })
export class WorkersShareModule {}
