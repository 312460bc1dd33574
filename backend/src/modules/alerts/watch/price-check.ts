import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Release } from './release.js';
import type { Compared } from './snapshot-writer.js';
import { SnapshotRepository, type SnapshotRow } from './snapshot.repository.js';
import { WatchRuns } from './watch-runs.js';
import type { Figures, Watched } from './watched-plan.js';

/**
 * Each run checks this part of the people, but at least `LEAST` of them. Runs are an hour apart, so that everybody is
 * checked within 20 hours of a release, and 25,000 households take about 40 of the marketplace's calls a minute.
 */
const PART = 1 / 20;
const LEAST = 200;

/**
 * Prices the saved plans of each household itself, once after each release. The comparison (`SavedPlanWatch`) is quick
 * because it looks at the figures for an invented household, but these do not show a change that concerns only people
 * of another age, income or level of cost sharing. The price check finds such a change within a day.
 */
@Injectable()
export class PriceCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly runs: WatchRuns,
    private readonly snapshots: SnapshotRepository,
  ) {}

  /**
   * Checks some of the people whose plans have been compared with the present release, and not been priced with it.
   * Returns a text for the log. Throws MarketplaceError if the marketplace does not answer; the next run then goes on.
   * It is safe to call this method at the same time on several workers.
   */
  check(): Promise<string> {
    return this.runs.run((release, signal) => this.checkSome(release, signal));
  }

  private async checkSome(release: Release, signal: AbortSignal): Promise<string> {
    const most = Math.max(LEAST, Math.ceil((await this.snapshots.countPeople()) * PART));
    const people = await this.snapshots.listUnpriced(release.name, null, most);
    let changes = 0;
    for (const userId of people) {
      if (signal.aborted) break;
      changes += await this.checkPerson(userId, release, signal);
      this.em.clear();
    }
    return `the plans of ${people.length} people priced, ${changes} changes found`;
  }

  /** If the marketplace refuses the questions about this person alone, the plans count as priced. */
  private async checkPerson(userId: string, release: Release, signal: AbortSignal): Promise<number> {
    const rows = await this.snapshots.listUnpricedOf(userId, release.name);
    const refused = 'the saved plans of one person could not be priced';
    const compared = (await this.runs.unlessRefused(() => this.priced(rows, signal), refused)) ?? [];
    const done = new Set(compared.map(({ savedItemId }) => savedItemId));
    const others = rows.map(({ savedItemId }) => savedItemId).filter((id) => !done.has(id));
    await this.snapshots.markPriced(others, release.name);
    return this.runs.write(compared, release, 'priced');
  }

  /** Plans without an answer, or whose saved answers have changed, are left out. */
  private async priced(rows: readonly SnapshotRow[], signal: AbortSignal): Promise<Compared[]> {
    const watched = (await this.runs.readPlans(rows)).filter(
      ({ row, searchText }) => row.snapshot?.search === searchText,
    );
    const compared: Compared[] = [];
    for (const ofYear of Map.groupBy(watched, ({ searchText }) => searchText).values()) {
      const [first] = ofYear;
      if (!first) continue;
      const figures = await this.runs.figuresFor(ofYear, this.runs.factsOf(first.search, signal), signal);
      compared.push(...ofYear.flatMap((one) => toCompared(one, figures.get(one.row.savedItemId))));
    }
    return compared;
  }
}

/** Joins new figures with what else was known about a plan. */
function toCompared({ row, plan }: Watched, figures: Figures | undefined): Compared[] {
  if (!figures || !row.snapshot) return [];
  const { source, isOffered, premium, deductibles, maximums } = figures;
  const facts = { ...row.snapshot.facts, source, isOffered, premium, deductibles, maximums };
  return [
    {
      savedItemId: row.savedItemId,
      userId: row.userId,
      plan: { id: plan.plan_id, name: plan.name, year: plan.year },
      snapshot: { ...row.snapshot, facts },
      isPriced: true,
    },
  ];
}
