import { createHmac } from 'node:crypto';
import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { AnyErrorCode } from '#contract/errors/all-errors.js';
import { RATE_LIMITS, SITE_FACTOR, type LimitName } from '#contract/limits/rate-limits.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { callerOf, siteOf } from '../logging/caller-network.js';
import { LOGGER } from '../logging/logger.js';

const COMMAND_TIMEOUT = 500;

/** Null without Redis. Commands have a short time limit, so that the process can count instead. */
export function connectRateLimitStore(
  { redisUrl, timeoutFactor }: Pick<Config, 'redisUrl' | 'timeoutFactor'>,
  logger: Logger,
): Redis | null {
  if (!redisUrl) return null;
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT * timeoutFactor,
  });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'rate limits count locally: Redis does not answer'));
  return redis;
}

/** The caller to whom a rate limit applies: the IP address and, if the call names an account, that account. */
export interface Caller {
  address: string;
  account?: string | undefined;
}

/** Limit that each process counts for itself, so that no call has to wait for Redis because of it. */
const OWN_COUNT: LimitName = 'anyCall';

/** In Redis, by all processes together; without it, each process keeps its own count. */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly limiters: Map<string, RateLimiterAbstract>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = connectRateLimitStore(config, logger);
    this.limiters = new Map(
      Object.entries(RATE_LIMITS).flatMap(([name, { points, seconds, per }]) => [
        [name, this.build(name, name, points, seconds)],
        ...(per === 'address'
          ? [[siteLimit(name), this.build(name, siteLimit(name), points * SITE_FACTOR, seconds)] as const]
          : []),
      ]),
    );
  }

  /** Takes one token of a rate limit. If none is left, throws AppError `request.tooMany` with the seconds to wait. */
  async take(name: LimitName, caller: Caller): Promise<void> {
    try {
      for (const count of countsOf(name, caller)) await this.limiters.get(count.limit)?.consume(this.keyFor(count));
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

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async giveBack(name: LimitName, caller: Caller): Promise<void> {
    for (const count of countsOf(name, caller)) await this.limiters.get(count.limit)?.reward(this.keyFor(count));
  }

  private build(limit: string, count: string, points: number, seconds: number): RateLimiterAbstract {
    const options = { keyPrefix: `limit:${count}`, points: points * this.config.rateLimitFactor, duration: seconds };
    const local = new RateLimiterMemory(options);
    if (!this.redis || limit === OWN_COUNT) return local;
    return new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: local });
  }

  /** Returns the Redis key of a count. The key is a hash, so that Redis stores no email or network addresses. */
  private keyFor({ by }: Count): string {
    return createHmac('sha256', this.config.sessionSecret).update(by.join('\n')).digest('base64url');
  }
}

/** One of the counts of a rate limit: its name, and whose calls are counted. */
interface Count {
  limit: string;
  by: readonly string[];
}

const siteLimit = (name: string): string => `${name}:site`;

/**
 * Returns the counts in which a call takes a token. There is none if the limit applies to accounts but the call names
 * none. The calls of an IPv6 address also count for its /48, so that nobody can use each of its networks in turn.
 */
function countsOf(name: LimitName, { address, account }: Caller): Count[] {
  const { per } = RATE_LIMITS[name];
  if (per === 'address') {
    const site = siteOf(address);
    const own = { limit: name, by: [callerOf(address)] };
    return site === null ? [own] : [own, { limit: siteLimit(name), by: [site] }];
  }
  if (!account) return [];
  return [{ limit: name, by: per === 'account' ? [account] : [account, callerOf(address)] }];
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('request.tooMany', { retryAfter: Math.ceil(msBeforeNext / 1_000) });

@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class LimitsModule {}
