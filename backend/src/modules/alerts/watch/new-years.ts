import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { offeredYears } from '../../plans/index.js';
import { ChangesRepository } from '../changes/changes.repository.js';
import { ALERT_CLOCK } from '../settings/alert-settings.entity.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import { SnapshotRepository } from './snapshot.repository.js';

const PEOPLE = 500;

/** Tells people with saved plans when the plans of a new year can be compared. */
@Injectable()
export class NewYears {
  private readonly now: () => number;

  constructor(
    private readonly em: EntityManager,
    private readonly marketplace: MarketplaceClient,
    private readonly settings: SettingsRepository,
    private readonly snapshots: SnapshotRepository,
    private readonly changes: ChangesRepository,
    @Optional() @Inject(ALERT_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /**
   * Records a change for each person with a saved plan who does not know of the newest plan year yet, once for each
   * year. Years that were open when the person agreed to mails or had no saved plan are not news. Returns how many
   * people were told. Throws MarketplaceError if the marketplace does not answer.
   */
  async tell(signal: AbortSignal): Promise<number> {
    const { data: market } = await this.marketplace.marketYears(signal);
    const newest = Math.max(...offeredYears(market, new Date(this.now())));
    await this.settings.learnYear(newest, 'new');
    let told = 0;
    let people = await this.settings.listBehindYear(newest, null, PEOPLE);
    while (people.length > 0 && !signal.aborted) {
      const watching = await this.snapshots.whoWatch(people);
      for (const userId of people.filter((id) => watching.has(id))) told += await this.tellPerson(userId, newest);
      await this.settings.learnYear(
        newest,
        people.filter((id) => !watching.has(id)),
      );
      this.em.clear();
      people = await this.settings.listBehindYear(newest, people.at(-1) ?? null, PEOPLE);
    }
    return told;
  }

  private async tellPerson(userId: string, year: number): Promise<number> {
    return this.em.transactional(async () => {
      const settings = await this.settings.findForChange(userId);
      if (!settings?.isOn || (settings.knownYear ?? year) >= year) return 0;
      settings.knownYear = year;
      const now = new Date(this.now());
      await this.changes.add(userId, [{ plan: null, change: { kind: 'newYear', year }, asOf: now.toISOString() }], now);
      return 1;
    });
  }
}
