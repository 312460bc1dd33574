import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { LOGGER } from '#platform/logging/logger.js';
import { isOutage, MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { batchesOf } from '#platform/marketplace/question.js';
import { PlanFigures, SavedItemRepository } from '../../plans/index.js';
import { figuresOf, NOT_OFFERED } from '../compare/plan-facts.js';
import { ALERT_CLOCK } from '../settings/alert-settings.entity.js';
import { AreaFacts } from './area-facts.js';
import { readRelease, type Release } from './release.js';
import { SnapshotWriter, type Compared } from './snapshot-writer.js';
import type { SnapshotRow, Work } from './snapshot.repository.js';
import type { Figures, Watched } from './watched-plan.js';

/** What the runs that watch saved plans share: they compare with the present release, and stop with the process. */
@Injectable()
export class WatchRuns implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly now: () => number;

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly figures: PlanFigures,
    private readonly saved: SavedItemRepository,
    private readonly writer: SnapshotWriter,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(ALERT_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /**
   * Runs work that stops soon after its signal is aborted, and returns its text for the log. If the process ends
   * meanwhile, an error of the work does not count, because the next run goes on. Other errors are thrown.
   */
  async run(work: (release: Release, signal: AbortSignal) => Promise<string>): Promise<string> {
    const { signal } = this.stopping;
    try {
      return await work(await readRelease(this.marketplace, signal), signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return 'stopped with the process; the next run goes on';
    }
  }

  /** If the marketplace refuses the questions about this place or person, logs it and returns null. */
  async unlessRefused<T>(work: () => Promise<T>, refused: string): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MarketplaceError) || isOutage(error)) throw error;
      this.logger.warn({ err: error }, refused);
      return null;
    }
  }

  /** Reads saved plans, without the lists of their owners. Plans that cannot be read or priced are left out. */
  async readPlans(rows: readonly SnapshotRow[]): Promise<Watched[]> {
    const plans = await this.saved.plansById(rows.map(({ savedItemId }) => savedItemId));
    return rows.flatMap((row) => {
      const plan = plans.get(row.savedItemId);
      if (!plan?.search) return [];
      const search = { ...plan.search, year: plan.year };
      return [{ row, plan, search, searchText: JSON.stringify(search), medicines: [], doctors: [] }];
    });
  }

  factsOf(area: Pick<PlanSearch, 'place' | 'year'>, signal: AbortSignal): AreaFacts {
    return new AreaFacts({ figures: this.figures, marketplace: this.marketplace, signal }, area);
  }

  /**
   * Asks for the figures of a person's plans, all plans with the same answers together, in two calls for 30 plans. A
   * plan that is missing from the answer counts as not offered only if the marketplace does not know it at all;
   * otherwise its data may just be faulty, and the plan has no figures in the result. The plans must be those of the
   * area of `facts`.
   */
  async figuresFor(plans: readonly Watched[], facts: AreaFacts, signal: AbortSignal): Promise<Map<string, Figures>> {
    const found = new Map<string, Figures>();
    for (const same of Map.groupBy(plans, ({ searchText }) => searchText).values()) {
      const [first] = same;
      if (!first) continue;
      for (const ids of batchesOf([...new Set(same.map(({ plan }) => plan.plan_id))])) {
        const answer = await this.figures.forHousehold(first.search, ids, signal);
        const { source } = answer.provenance;
        const byId = new Map(answer.plans.map((plan) => [plan.id, plan]));
        for (const { row, plan } of same.filter((one) => ids.includes(one.plan.plan_id))) {
          const priced = byId.get(plan.plan_id);
          if (priced) found.set(row.savedItemId, { ...figuresOf(priced), source });
          else if (!(await facts.exists(plan.plan_id))) found.set(row.savedItemId, { ...NOT_OFFERED, source });
        }
      }
    }
    return found;
  }

  /** Stores what is now known about a person's plans, and returns the number of changes that follow from it. */
  async write(compared: readonly Compared[], release: Release, work: Work): Promise<number> {
    const [first] = compared;
    return first ? this.writer.write(first.userId, compared, release, new Date(this.now()), work) : 0;
  }
}
