import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { withEntityManager } from '../database/unit-of-work.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../logging/logger.js';
import { CacheStore } from './cache.store.js';
import type { CachedAnswer } from './cached-answer.js';

/** Milliseconds between two looks at the row of one answer: other processes may have refreshed it. */
const CHECK_FRESH = 60_000;
const CHECK_STALE = 2_000;

/** What happens behind the caller's back after an answer was given; never slows or fails the caller. */
@Injectable()
export class Refresher implements OnModuleDestroy {
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    private readonly store: CacheStore,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  afterLook(answer: CachedAnswer, now: number, reload: () => Promise<unknown>): void {
    const pause = answer.isFresh(now) ? CHECK_FRESH : CHECK_STALE;
    if (now - answer.checkedAt < pause) return;
    answer.checkedAt = now;
    const work = this.check(answer, now, reload).catch((error: unknown) => this.logger.warn({ err: error }, 'a saved answer could not be checked'));
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }

  /** Waits for what is running; for shutting down and for tests. */
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
    if (row.freshUntil <= now && (await this.store.claimRefresh(key, now))) await this.tell(key);
  }

  private tell(cacheKey: string): Promise<void> {
    return withEntityManager(this.em, async () => {
      this.publisher.publish('plans.answerWentStale', { cacheKey });
      await this.em.flush();
    });
  }
}
