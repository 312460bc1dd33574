import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CacheRenewal } from '#platform/cache/cache-renewal.js';
import { LOGGER } from '#platform/logging/logger.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';

/** A failed renewal is not retried: the next use of the entry requests another. */
@Injectable()
export class CacheRefreshHandlers implements QueueHandlers<'cache-refresh'> {
  readonly queue = 'cache-refresh';
  readonly delivery = 'atLeastOnce';
  readonly table: HandlersFor<'cache-refresh'>;

  constructor(renewal: CacheRenewal, @Inject(LOGGER) logger: Logger) {
    this.table = {
      'plans.answerWentStale': async ({ payload }) => {
        const result = await renewal.renew(payload.cacheKey);
        if (result === 'unavailable')
          logger.warn('a cached answer could not be renewed: the marketplace gave no answer');
      },
    } satisfies HandlersFor<'cache-refresh'>;
  }
}
