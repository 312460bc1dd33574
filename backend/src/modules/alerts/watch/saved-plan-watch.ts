import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MyMedicinesRepository } from '../../drugs/index.js';
import { MyDoctorsRepository } from '../../providers/index.js';
import type { AreaFacts } from './area-facts.js';
import { NewYears } from './new-years.js';
import type { Release } from './release.js';
import { SnapshotRepository, type SnapshotRow } from './snapshot.repository.js';
import { WatchList } from './watch-list.js';
import { WatchRuns } from './watch-runs.js';
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
  constructor(
    private readonly em: EntityManager,
    private readonly runs: WatchRuns,
    private readonly medicines: MyMedicinesRepository,
    private readonly doctors: MyDoctorsRepository,
    private readonly list: WatchList,
    private readonly snapshots: SnapshotRepository,
    private readonly years: NewYears,
  ) {}

  /**
   * Compares all saved plans that were not compared with the marketplace's present release yet, and tells people of a
   * new plan year. Returns a text for the log. Throws MarketplaceError if the marketplace does not answer. The next run
   * then goes on.
   */
  compare(): Promise<string> {
    return this.runs.run((release, signal) => this.compareAll(release, signal));
  }

  private async compareAll(release: Release, signal: AbortSignal): Promise<string> {
    await this.list.update(signal);
    const sum = { compared: 0, changes: 0, skipped: 0 };
    let area = await this.snapshots.nextArea(release.name, '');
    while (area !== null && !signal.aborted) {
      const place = area;
      const work = () => this.compareArea(place, release, sum, signal);
      const refused = 'the saved plans of one place could not be compared';
      if ((await this.runs.unlessRefused(work, refused)) === null) sum.skipped += 1;
      area = await this.snapshots.nextArea(release.name, area);
    }
    const told = await this.years.tell(signal);
    return (
      `${sum.compared} saved plans compared, ${sum.changes} changes found, ${told} people told of a new year` +
      (sum.skipped > 0 ? `, ${sum.skipped} places skipped` : '')
    );
  }

  /** If the marketplace refuses the questions about this area alone, the next run tries again. */
  private async compareArea(
    area: string,
    release: Release,
    sum: { compared: number; changes: number },
    signal: AbortSignal,
  ): Promise<void> {
    let facts: AreaFacts | null = null;
    let page = await this.snapshots.listBehind(area, release.name, null, PAGE);
    while (page.length > 0 && !signal.aborted) {
      const watched = await this.readPage(page, area);
      const [first] = watched;
      if (first) {
        facts ??= this.runs.factsOf(first.search, signal);
        sum.changes += await this.comparePage(watched, facts, release, signal);
      }
      sum.compared += watched.length;
      await this.markUnreadable(page, watched, release);
      this.em.clear();
      page = await this.snapshots.listBehind(area, release.name, page.at(-1) ?? null, PAGE);
    }
  }

  /** Reads the saved plans of a page. Those that were saved again for another place since then are left out. */
  private async readPage(page: readonly SnapshotRow[], area: string): Promise<Watched[]> {
    const people = [...new Set(page.map(({ userId }) => userId))];
    const plans = await this.runs.readPlans(page);
    const medicines = await this.medicines.listsOf(people);
    const doctors = await this.doctors.listsOf(people);
    return plans
      .filter((one) => this.list.areaOf(one) === area)
      .map((one) => ({
        ...one,
        medicines: medicines.get(one.row.userId) ?? [],
        doctors: doctors.get(one.row.userId) ?? [],
      }));
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
    for (const ofPerson of Map.groupBy(changed, ({ row }) => row.userId).values()) {
      if (signal.aborted) break;
      const toAsk = ofPerson.filter((one) => price.has(one));
      const figures = await this.runs.figuresFor(toAsk, facts, signal);
      const compared = ofPerson.flatMap((one) =>
        toCompared(one, figures.get(one.row.savedItemId), facts, care.has(one), release),
      );
      const left = ofPerson.filter(({ row }) => !compared.some(({ savedItemId }) => savedItemId === row.savedItemId));
      await this.snapshots.markCompared(
        left.map(({ row }) => row.savedItemId),
        release.name,
      );
      changes += await this.runs.write(compared, release, 'compared');
    }
    return changes;
  }
}
