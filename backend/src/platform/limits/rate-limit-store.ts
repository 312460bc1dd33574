import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';

const COMMAND_TIMEOUT = 500;

/**
 * Connects to Redis, or returns null if Redis is not configured. Redis commands have a short time limit, so that rate
 * limits can be counted in the process if Redis does not answer.
 */
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
