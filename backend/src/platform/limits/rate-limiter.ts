import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { AnyErrorCode } from '#contract/errors/all-errors.js';
import { RATE_LIMITS, SITE_FACTOR, type LimitName } from '#contract/limits/rate-limits.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { callerOf, siteOf } from '../logging/caller-network.js';
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
  private readonly limiters: Map<string, RateLimiterAbstract>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = connectRateLimitStore(config, logger);
    this.limiters = new Map(
      Object.entries(RATE_LIMITS).flatMap(([name, { points, seconds, per }]) => [
        [name, this.build(name, points, seconds)],
        ...(per === 'address'
          ? [[siteLimit(name), this.build(siteLimit(name), points * SITE_FACTOR, seconds)] as const]
          : []),
      ]),
    );
  }

  /** Takes one token of a rate limit. If none is left, throws AppError `request.tooMany` with the seconds to wait. */
  async take(name: LimitName, caller: Caller): Promise<void> {
    try {
      for (const count of countsOf(name, caller)) {
        const size = tokenBatchSize(count.points);
        if (size === 1) await this.consume(count, 1);
        else await this.heldTokens.use(tokenKey(count), size, () => this.consume(count, size));
      }
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
    return this.heldTokens.useAll(names.flatMap((name) => countsOf(name, caller).map(tokenKey)));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async giveBack(name: LimitName, caller: Caller): Promise<void> {
    for (const count of countsOf(name, caller)) await this.limiters.get(count.limit)?.reward(this.keyFor(count));
  }

  private async consume(count: Count, points: number): Promise<{ msBeforeNext: number }> {
    return this.limiters.get(count.limit)?.consume(this.keyFor(count), points) ?? { msBeforeNext: 0 };
  }

  private build(name: string, points: number, seconds: number): RateLimiterAbstract {
    const options = { keyPrefix: `limit:${name}`, points: points * this.config.rateLimitFactor, duration: seconds };
    const local = new RateLimiterMemory(options);
    return this.redis ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: local }) : local;
  }

  /** Returns the Redis key of a count. The key is a hash, so that Redis stores no email or network addresses. */
  private keyFor({ by }: Count): string {
    return createHmac('sha256', this.config.sessionSecret).update(by.join('\n')).digest('base64url');
  }
}

/** One of the counts of a rate limit: the name and points of the count, and whose calls are counted. */
interface Count {
  limit: string;
  points: number;
  by: readonly string[];
}

const siteLimit = (name: string): string => `${name}:site`;

/**
 * Returns the counts in which a call takes a token. There is none if the limit applies to accounts but the call names
 * none. The calls of an IPv6 address also count for its /48, so that nobody can use each of its networks in turn.
 */
function countsOf(name: LimitName, { address, account }: Caller): Count[] {
  const { per, points } = RATE_LIMITS[name];
  if (per === 'address') {
    const site = siteOf(address);
    const own = { limit: name, points, by: [callerOf(address)] };
    return site === null ? [own] : [own, { limit: siteLimit(name), points: points * SITE_FACTOR, by: [site] }];
  }
  if (!account) return [];
  return [{ limit: name, points, by: per === 'account' ? [account] : [account, callerOf(address)] }];
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('request.tooMany', { retryAfter: Math.ceil(msBeforeNext / 1_000) });
const tokenKey = ({ limit, by }: Count): string => `${limit} ${by.join(' ')}`;
