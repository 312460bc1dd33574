import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Logger } from 'pino';
import { CacheKeys } from '#platform/cache/cache-key.js';
import { LOGGER } from '#platform/logging/logger.js';
import { isOutage, MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { MyMedicinesRepository } from '../../drugs/index.js';
import { PlanFigures, SavedItemRepository } from '../../plans/index.js';
import { MyDoctorsRepository } from '../../providers/index.js';
import { ALERT_CLOCK } from '../settings/alert-clock.js';
import { AreaFacts } from './area-facts.js';
import { figuresFor, groupBy } from './household-figures.js';
import { NewYears } from './new-years.js';
import { readRelease, type Release } from './release.js';
import { SnapshotWriter } from './snapshot-writer.js';
import { SnapshotRepository, type SnapshotRow } from './snapshot.repository.js';
import { StoppableRuns } from './stoppable-runs.js';
import { areaOf, WatchList } from './watch-list.js';
import { needsCare, needsPrice, toCompared, wantedOf, type Watched } from './watched-plan.js';

/** Number of saved plans that are compared at a time. The people's answers and snapshots of one page are in memory. */
const PAGE = 500;

/**
 * Compares saved plans with the marketplace's data after each release of new data, and records what has changed. The
 * work can be stopped at any time: whatever was not compared yet is compared by the next run. Several workers can run
 * it at the same time without finding a change twice.
 */
@Injectable()
export class SavedPlanWatch {
  private readonly now: () => number;

  constructor(
    private readonly em: EntityManager,
    private readonly marketplace: MarketplaceClient,
    private readonly figures: PlanFigures,
    private readonly saved: SavedItemRepository,
    private readonly medicines: MyMedicinesRepository,
    private readonly doctors: MyDoctorsRepository,
    private readonly list: WatchList,
    private readonly snapshots: SnapshotRepository,
    private readonly writer: SnapshotWriter,
    private readonly runs: StoppableRuns,
    private readonly years: NewYears,
    private readonly keys: CacheKeys,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(ALERT_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /**
   * Compares all saved plans that were not compared with the marketplace's present release yet, and tells people of a
   * new plan year. Returns a text for the log. Throws MarketplaceError if the marketplace does not answer. The next run
   * then goes on.
   */
  compare(): Promise<string> {
    return this.runs.run((signal) => this.compareAll(signal));
  }

  private async compareAll(signal: AbortSignal): Promise<string> {
    const release = await readRelease(this.marketplace, signal);
    await this.list.update(signal);
    const sum = { compared: 0, changes: 0, skipped: 0 };
    let area = await this.snapshots.nextArea(release.name, '');
    while (area !== null && !signal.aborted) {
      await this.compareArea(area, release, sum, signal);
      area = await this.snapshots.nextArea(release.name, area);
    }
    const told = await this.years.tell(signal);
    return (
      `${sum.compared} saved plans compared, ${sum.changes} changes found, ${told} people told of a new year` +
      (sum.skipped > 0 ? `, ${sum.skipped} places skipped` : '')
    );
  }

  /**
   * Compares the plans of one area. If the marketplace refuses the questions about this area alone, the area is skipped
   * and tried again by the next run.
   */
  private async compareArea(
    area: string,
    release: Release,
    sum: { compared: number; changes: number; skipped: number },
    signal: AbortSignal,
  ): Promise<void> {
    let facts: AreaFacts | null = null;
    try {
      let page = await this.snapshots.listBehind(area, release.name, null, PAGE);
      while (page.length > 0 && !signal.aborted) {
        const watched = await this.readPage(page, area);
        const [first] = watched;
        if (first) {
          const sources = { figures: this.figures, marketplace: this.marketplace, signal };
          facts ??= new AreaFacts(sources, { place: first.search.place, year: first.plan.year });
          sum.changes += await this.comparePage(watched, facts, release, signal);
        }
        sum.compared += watched.length;
        await this.markUnreadable(page, watched, release);
        this.em.clear();
        page = await this.snapshots.listBehind(area, release.name, page.at(-1) ?? null, PAGE);
      }
    } catch (error) {
      if (!(error instanceof MarketplaceError) || isOutage(error)) throw error;
      sum.skipped += 1;
      this.logger.warn({ err: error }, 'the saved plans of one place could not be compared');
    }
  }

  /** Reads the saved plans of a page. Those that were saved again for another place since then are left out. */
  private async readPage(page: readonly SnapshotRow[], area: string): Promise<Watched[]> {
    const people = [...new Set(page.map(({ userId }) => userId))];
    const plans = await this.saved.plansById(page.map(({ savedItemId }) => savedItemId));
    const medicines = await this.medicines.listsOf(people);
    const doctors = await this.doctors.listsOf(people);
    return page.flatMap((row) => {
      const plan = plans.get(row.savedItemId);
      if (!plan?.search || areaOf(this.keys, plan.search, plan.year) !== area) return [];
      const search = { ...plan.search, year: plan.year };
      return [
        {
          row,
          plan,
          search,
          searchText: JSON.stringify(search),
          medicines: medicines.get(row.userId) ?? [],
          doctors: doctors.get(row.userId) ?? [],
        },
      ];
    });
  }

  /** Marks rows whose saved plan cannot be read, so that they are not read again and again. */
  private async markUnreadable(
    page: readonly SnapshotRow[],
    watched: readonly Watched[],
    release: Release,
  ): Promise<void> {
    const readable = new Set(watched.map(({ row }) => row.savedItemId));
    const others = page.map(({ savedItemId }) => savedItemId).filter((id) => !readable.has(id));
    await this.snapshots.markCompared(others, release.name);
  }

  private async comparePage(
    watched: readonly Watched[],
    facts: AreaFacts,
    release: Release,
    signal: AbortSignal,
  ): Promise<number> {
    await facts.learnFigures(watched.map(({ plan }) => plan.plan_id));
    const askCare = watched.filter((one) => needsCare(one, release));
    await facts.learnMedicines(wantedOf(askCare, ({ medicines }) => medicines.map(({ rxcui }) => rxcui)));
    await facts.learnDoctors(wantedOf(askCare, ({ doctors }) => doctors.map(({ npi }) => npi)));
    const toPrice = watched.filter((one) => needsPrice(one, facts));
    const changed = new Set([...askCare, ...toPrice]);
    await this.snapshots.markCompared(
      watched.filter((one) => !changed.has(one)).map(({ row }) => row.savedItemId),
      release.name,
    );
    const care = new Set(askCare);
    const price = new Set(toPrice);
    let changes = 0;
    for (const ofPerson of groupBy([...changed], ({ row }) => row.userId)) {
      if (signal.aborted) break;
      const figures = await figuresFor(
        this.figures,
        ofPerson.filter((one) => price.has(one)),
        facts,
        signal,
      );
      const compared = ofPerson.flatMap((one) =>
        toCompared(one, figures.get(one.row.savedItemId), facts, care.has(one), release),
      );
      const left = ofPerson.filter(({ row }) => !compared.some(({ savedItemId }) => savedItemId === row.savedItemId));
      await this.snapshots.markCompared(
        left.map(({ row }) => row.savedItemId),
        release.name,
      );
      const [first] = compared;
      if (first) changes += await this.writer.write(first.userId, compared, release, new Date(this.now()));
    }
    return changes;
  }
}
