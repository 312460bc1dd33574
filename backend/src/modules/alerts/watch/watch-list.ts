import { Injectable } from '@nestjs/common';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { CacheKeys } from '#platform/cache/cache-key.js';
import { MyMedicinesRepository } from '../../drugs/index.js';
import { SavedItemRepository } from '../../plans/index.js';
import { MyDoctorsRepository } from '../../providers/index.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import { SnapshotRepository, type Watched } from './snapshot.repository.js';

/** Number of people whose saved plans are read at a time. */
const PEOPLE = 500;

/** Keeps the list of watched plans in step with what people save and with who wants mails. */
@Injectable()
export class WatchList {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly saved: SavedItemRepository,
    private readonly medicines: MyMedicinesRepository,
    private readonly doctors: MyDoctorsRepository,
    private readonly snapshots: SnapshotRepository,
    private readonly keys: CacheKeys,
  ) {}

  /**
   * Adds plans that people saved since the last call, and marks the plans of those who changed their medicines or
   * doctors as not compared. A plan that was saved without answers has no price and is not watched. It is safe to call
   * this method at the same time on several workers.
   */
  async update(signal: AbortSignal): Promise<void> {
    let people = await this.settings.listOn(null, PEOPLE);
    while (people.length > 0 && !signal.aborted) {
      await this.addPlansOf(people);
      people = await this.settings.listOn(people.at(-1) ?? null, PEOPLE);
    }
  }

  areaOf({ search, plan }: { search: Pick<PlanSearch, 'place'>; plan: { year: number } }): string {
    return areaOf(this.keys, search, plan.year);
  }

  private async addPlansOf(people: readonly string[]): Promise<void> {
    const known = await this.snapshots.versionsOf(people);
    const lists = [await this.medicines.versionsOf(people), await this.doctors.versionsOf(people)];
    const saved = (await this.saved.listPlanVersions(people)).map(({ id, userId, savedAt }) => ({
      id,
      userId,
      savedAt: latest([savedAt, ...lists.flatMap((list) => list.get(userId) ?? [])]),
    }));
    const added = saved.filter(({ id, savedAt }) => known.get(id)?.getTime() !== savedAt.getTime());
    const contents = await this.saved.plansById(added.map(({ id }) => id));
    await this.snapshots.watch(
      added.flatMap(({ id, userId, savedAt }): Watched[] => {
        const plan = contents.get(id);
        if (!plan?.search) return [];
        return [{ savedItemId: id, userId, savedAt, area: areaOf(this.keys, plan.search, plan.year) }];
      }),
    );
  }
}

const latest = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

/** Returns the keyed hash under which the plans of one place and year are compared together. */
const areaOf = (keys: CacheKeys, { place }: Pick<PlanSearch, 'place'>, year: number): string =>
  keys.keyFor('area of saved plans', { place, year });
