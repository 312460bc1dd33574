import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CacheRenewal } from '../../../backend/src/platform/cache/cache-renewal.js';
import { LOGGER } from '../../../backend/src/platform/logging/logger.js';
import type { HandlersFor, QueueHandlers } from '../handlers.js';

/** Asks anew what was given past its time. When the marketplace is down nothing is tried again: the next look asks. */
@Injectable()
export class CacheRefreshHandlers implements QueueHandlers<'cache-refresh'> {
  readonly queue = 'cache-refresh';
  readonly table: HandlersFor<'cache-refresh'>;

  constructor(renewal: CacheRenewal, @Inject(LOGGER) logger: Logger) {
    this.table = {
      'plans.answerWentStale': async ({ payload }) => {
        const result = await renewal.renew(payload.cacheKey);
        if (result === 'unavailable') logger.warn('a saved answer could not be renewed: the marketplace gave no answer');
      },
    } satisfies HandlersFor<'cache-refresh'>;
  }
}
