import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { withEntityManager } from '../database/unit-of-work.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../logging/logger.js';
import { CacheRepository } from './cache.repository.js';
import type { CachedAnswer } from './cached-answer.js';

/** Milliseconds between two checks of a row, which another process may have renewed. */
const CHECK_FRESH = 60_000;
const CHECK_STALE = 2_000;

/** Users of an entry neither wait for its check nor see its errors. */
@Injectable()
export class Refresher implements OnModuleDestroy {
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    private readonly store: CacheRepository,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reloads a renewed entry, and requests the renewal of a stale one. */
  revalidate(answer: CachedAnswer, now: number, reload: () => Promise<unknown>): void {
    const pause = answer.isFresh(now) ? CHECK_FRESH : CHECK_STALE;
    if (now - answer.checkedAt < pause) return;
    answer.checkedAt = now;
    const work = this.check(answer, now, reload).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'a cached answer could not be checked'),
    );
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }

  /** Waits until all running checks of cache entries have ended. The method is called at shutdown and in tests. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  onModuleDestroy(): Promise<void> {
    return this.settled();
  }

  private async check(answer: CachedAnswer, now: number, reload: () => Promise<unknown>): Promise<void> {
    const { key, fetchedAt } = answer.facts;
    const row = await this.store.touch(key, now);
    if (!row || row.fetchedAt > fetchedAt) {
      await reload();
      return;
    }
    answer.freshUntil = row.freshUntil;
    if (row.freshUntil <= now && (await this.store.claimRefresh(key, now))) await this.requestRefresh(key);
  }

  private requestRefresh(cacheKey: string): Promise<void> {
    return withEntityManager(this.em, async () => {
      this.publisher.publish('plans.answerWentStale', { cacheKey });
      await this.em.flush();
    });
  }
}
