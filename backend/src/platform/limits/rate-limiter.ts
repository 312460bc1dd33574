import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { AnyErrorCode } from '#contract/errors/all-errors.js';
import { RATE_LIMITS, type LimitName } from '#contract/limits/rate-limits.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { callerOf } from '../logging/caller-network.js';
import { LOGGER } from '../logging/logger.js';
import { HeldTokens, tokenBatchSize } from './held-tokens.js';
import { connectRateLimitStore } from './rate-limit-store.js';

/** The caller to whom a rate limit applies: the IP address and, if the call names an account, that account. */
export interface Caller {
  address: string;
  account?: string | undefined;
}

/**
 * Limits how many calls a caller may make. Calls are counted in Redis. While Redis is unavailable, each process keeps
 * its own count, so the limits still apply.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly heldTokens = new HeldTokens();
  private readonly limiters: Map<LimitName, RateLimiterAbstract>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = connectRateLimitStore(config, logger);
    const names = Object.keys(RATE_LIMITS) as LimitName[];
    this.limiters = new Map(names.map((name) => [name, this.build(name)]));
  }

  /** Takes one token of a rate limit. If none is left, throws AppError `request.tooMany` with the seconds to wait. */
  async take(name: LimitName, caller: Caller): Promise<void> {
    const size = tokenBatchSize(RATE_LIMITS[name].points);
    try {
      if (size === 1) await this.consume(name, caller, 1);
      else await this.heldTokens.use(tokenKey(name, caller), size, () => this.consume(name, caller, size));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(refusal);
    }
  }

  /**
   * Runs `work`, and uses up one token of each limit only if `work` throws an error with the given code. If a limit has
   * no token left, throws `request.tooMany` without running `work`. All tokens are taken before `work` runs and, unless
   * they are used up, given back afterwards, so that simultaneous calls cannot exceed a limit together.
   */
  async countRefusals<T>(
    names: readonly LimitName[],
    caller: Caller,
    code: AnyErrorCode,
    work: () => Promise<T>,
  ): Promise<T> {
    const taken: LimitName[] = [];
    let isCounted = false;
    try {
      for (const name of names) {
        await this.take(name, caller);
        taken.push(name);
      }
      return await work();
    } catch (error) {
      isCounted = error instanceof AppError && error.code === code;
      throw error;
    } finally {
      if (!isCounted) await Promise.all(taken.map((name) => this.giveBack(name, caller)));
    }
  }

  async takeAll(names: readonly LimitName[], caller: Caller): Promise<void> {
    for (const name of names) await this.take(name, caller);
  }

  /**
   * Takes one token of each rate limit if this process already holds all of them. Otherwise, the method takes no token
   * and returns false.
   */
  takeLocally(names: readonly LimitName[], caller: Caller): boolean {
    return this.heldTokens.useAll(names.map((name) => tokenKey(name, caller)));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async giveBack(name: LimitName, caller: Caller): Promise<void> {
    const key = this.keyFor(name, caller);
    if (key !== null) await this.limiters.get(name)?.reward(key);
  }

  private async consume(name: LimitName, caller: Caller, points: number): Promise<{ msBeforeNext: number }> {
    const key = this.keyFor(name, caller);
    const limiter = this.limiters.get(name);
    return key === null || !limiter ? { msBeforeNext: 0 } : limiter.consume(key, points);
  }

  private build(name: LimitName): RateLimiterAbstract {
    const { points, seconds } = RATE_LIMITS[name];
    const options = { keyPrefix: `limit:${name}`, points: points * this.config.rateLimitFactor, duration: seconds };
    const local = new RateLimiterMemory(options);
    return this.redis ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: local }) : local;
  }

  /**
   * Returns the Redis key of a caller's count. The key is a hash, so that Redis stores no email or network addresses.
   * Returns null if the limit applies to accounts but the call names none.
   */
  private keyFor(name: LimitName, caller: Caller): string | null {
    if (RATE_LIMITS[name].per !== 'address' && !caller.account) return null;
    return createHmac('sha256', this.config.sessionSecret)
      .update(countedBy(name, caller).join('\n'))
      .digest('base64url');
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('request.tooMany', { retryAfter: Math.ceil(msBeforeNext / 1_000) });
const tokenKey = (name: LimitName, caller: Caller): string => `${name} ${countedBy(name, caller).join(' ')}`;

function countedBy(name: LimitName, { address, account }: Caller): (string | undefined)[] {
  const { per } = RATE_LIMITS[name];
  if (per === 'account') return [account];
  return per === 'address' ? [callerOf(address)] : [account, callerOf(address)];
}
