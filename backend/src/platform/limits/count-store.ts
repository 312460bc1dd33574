import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Connects to the store of counts. It answers at once or not at all: whoever counts has a count of its own to fall back on. */
export function connectCounts(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'rate limits count locally: Redis does not answer'));
  return redis;
}
