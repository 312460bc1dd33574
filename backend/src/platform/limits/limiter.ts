import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AnyErrorCode } from '../../contract/messages/all-errors.js';
import { type LimitName, RATE_LIMITS } from '../../contract/limits.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { LOGGER } from '../logging/logger.js';
import { connectCounts } from './count-store.js';
import { Leases, leaseSize } from './leases.js';

/** Whom a limit counts: the network address and, where the call names one, the account. */
export interface Caller {
  address: string;
  account?: string | undefined;
}

/** Counts calls in Redis; when Redis is away each process counts for itself, so limits fail safe, never open. */
@Injectable()
export class Limiter implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly leases = new Leases();
  private readonly limiters: Map<LimitName, RateLimiterAbstract>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = config.redisUrl ? connectCounts(config.redisUrl, logger) : null;
    const names = Object.keys(RATE_LIMITS) as LimitName[];
    this.limiters = new Map(names.map((name) => [name, this.build(name)]));
  }

  /** Takes one point; throws `request.tooMany` with the seconds to wait when none is left. */
  async take(name: LimitName, caller: Caller): Promise<void> {
    const size = leaseSize(RATE_LIMITS[name].points);
    try {
      if (size === 1) await this.consume(name, caller, 1);
      else await this.leases.use(leaseKey(name, caller), size, () => this.consume(name, caller, size));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(refusal);
    }
  }

  /** Does work that costs a point only if it is refused with `code`; who has no point left is refused before. */
  async unlessRefused<T>(name: LimitName, caller: Caller, code: AnyErrorCode, work: () => Promise<T>): Promise<T> {
    await this.check(name, caller);
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === code) await this.take(name, caller);
      throw error;
    }
  }

  /** Takes one point of each limit, in their order. */
  async takeAll(names: readonly LimitName[], caller: Caller): Promise<void> {
    for (const name of names) await this.take(name, caller);
  }

  /** Takes one point of each limit if all of them are at hand without asking anybody; takes none otherwise. */
  takeHeld(names: readonly LimitName[], caller: Caller): boolean {
    return this.leases.useAll(names.map((name) => leaseKey(name, caller)));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async check(name: LimitName, caller: Caller): Promise<void> {
    const key = this.keyFor(name, caller);
    const limiter = this.limiters.get(name);
    const counted = key === null ? null : await limiter?.get(key);
    if (limiter && counted && counted.consumedPoints >= limiter.points) throw tooMany(counted);
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

  /** Hashed: neither mail nor network addresses lie in Redis. */
  private keyFor(name: LimitName, caller: Caller): string | null {
    if (RATE_LIMITS[name].per !== 'address' && !caller.account) return null;
    return createHmac('sha256', this.config.sessionSecret).update(countedBy(name, caller).join('\n')).digest('base64url');
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError => new AppError('request.tooMany', { retryAfter: Math.ceil(msBeforeNext / 1_000) });
const leaseKey = (name: LimitName, caller: Caller): string => `${name} ${countedBy(name, caller).join(' ')}`;

/** What a limit counts by. */
function countedBy(name: LimitName, { address, account }: Caller): (string | undefined)[] {
  const { per } = RATE_LIMITS[name];
  if (per === 'address') return [address];
  return per === 'account' ? [account] : [account, address];
}
