import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ChangeOfPlan } from '#contract/plans/saved-change.js';
import { ChangesRepository } from '../changes/changes.repository.js';
import { compareFacts, mergeFacts } from '../compare/compare-facts.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import type { Release } from './release.js';
import { SnapshotRepository, type Snapshot, type Work } from './snapshot.repository.js';

export interface Compared {
  readonly savedItemId: string;
  readonly userId: string;
  readonly plan: NonNullable<ChangeOfPlan['plan']>;
  readonly snapshot: Snapshot;
  /** Whether the figures are those for the household itself, and not those of the last snapshot. */
  readonly isPriced: boolean;
}

/** Stores new snapshots together with the changes that follow from them. */
@Injectable()
export class SnapshotWriter {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsRepository,
    private readonly snapshots: SnapshotRepository,
    private readonly changes: ChangesRepository,
  ) {}

  /**
   * Compares a person's plans with their last snapshots, in one transaction that locks the snapshots. Plans that
   * another worker has compared with the release are left out, and so is everything if the person has ended the mails.
   * Returns the number of changes.
   */
  async write(userId: string, compared: readonly Compared[], release: Release, now: Date, work: Work): Promise<number> {
    return this.em.transactional(async () => {
      if (!(await this.settings.findForChange(userId))?.isOn) {
        await this.snapshots.removeOf(userId);
        return 0;
      }
      const locked = await this.snapshots.lockBehind(
        compared.map(({ savedItemId }) => savedItemId),
        release.name,
        work,
      );
      const found: ChangeOfPlan[] = [];
      for (const { savedItemId, snapshot: last } of locked) {
        const one = compared.find((candidate) => candidate.savedItemId === savedItemId);
        if (!one) continue;
        const { plan, snapshot, isPriced } = one;
        const before = last?.search === snapshot.search ? last.facts : null;
        const differences = before ? compareFacts(before, snapshot.facts) : [];
        found.push(...differences.map((change) => ({ plan, change, asOf: now.toISOString() })));
        const facts = mergeFacts(before, snapshot.facts);
        await this.snapshots.store(savedItemId, release.name, { ...snapshot, facts }, isPriced);
      }
      await this.changes.add(userId, found, now);
      return found.length;
    });
  }
}
