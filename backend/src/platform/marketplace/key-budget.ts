import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { connectCounts } from '../limits/count-store.js';
import { LOGGER } from '../logging/logger.js';
import type { CallBudget, Share } from './call-budget.js';
import { QuotaSigns } from './quota-signs.js';

/** Injection token of a `Share`; without it a process calls for people. */
export const CALL_SHARE = Symbol('CALL_SHARE');

/**
 * A key may make 1,000 calls a minute and 200 a second (contract section 9). Counted by short windows, so that no minute,
 * wherever it begins, holds more than eleven of them: 990 calls. Workers take at most 20 of the 90, and none once half are used.
 */
const WINDOW = { seconds: 6, calls: 90, workers: 20, workersUntil: 45 } as const;

/**
 * The calls of one marketplace key, shared by all processes through Redis (how many there are nobody knows beforehand, so
 * fixed shares would not hold). Without Redis each process counts for itself, the web process leaving the workers theirs.
 * Calls wait for their window, they are not refused.
 */
@Injectable()
export class KeyBudget implements CallBudget, OnApplicationShutdown {
  readonly signs: QuotaSigns;
  private readonly redis: Redis | null;
  private readonly key: string;
  private readonly all: RateLimiterAbstract;
  private readonly workers: RateLimiterAbstract;
  readonly share: Share;
  /** Calls of a window from which on workers make none. */
  private readonly heldBackFrom: number;
  /** The stand-ins of tests tell limits that they do not have. */
  private readonly heeds: boolean;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOGGER) logger: Logger, @Optional() @Inject(CALL_SHARE) share?: Share) {
    this.share = share ?? 'people';
    this.signs = new QuotaSigns(this.share, Date.now);
    this.redis = config.redisUrl ? connectCounts(config.redisUrl, logger) : null;
    this.heeds = config.rateLimitFactor === 1;
    this.key = createHmac('sha256', config.sessionSecret).update(config.marketplace.key).digest('base64url');
    const factor = config.rateLimitFactor;
    this.heldBackFrom = WINDOW.workersUntil * factor;
    this.all = this.limiter('calls', WINDOW.calls * factor, (WINDOW.calls - WINDOW.workers) * factor);
    this.workers = this.limiter('workers', WINDOW.workers * factor);
  }

  /** Whether all processes count together just now. */
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

  note(headers: Headers, began: number): void {
    this.signs.read(headers, began);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Takes a call, or says how many milliseconds to wait before trying again. */
  private async tryTake(): Promise<number> {
    if (this.heeds && this.signs.wait > 0) return this.signs.wait;
    try {
      if (this.share === 'workers') await this.giveWay();
      await this.all.consume(this.key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(10, refusal.msBeforeNext);
    }
  }

  private async giveWay(): Promise<void> {
    const counted = await this.all.get(this.key);
    if (counted && counted.consumedPoints >= this.heldBackFrom) throw counted;
    await this.workers.consume(this.key);
  }

  private limiter(name: string, points: number, alone = points): RateLimiterAbstract {
    const options = { keyPrefix: `marketplace:${name}`, duration: WINDOW.seconds };
    const local = new RateLimiterMemory({ ...options, points: alone });
    return this.redis ? new RateLimiterRedis({ ...options, points, storeClient: this.redis, insuranceLimiter: local }) : local;
  }
}
