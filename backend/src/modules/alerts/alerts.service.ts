import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { AlertSettings as SettingsReply } from '#contract/changes/alerts.contract.js';
import { DAY } from '#contract/limits/seconds.js';
import type { PersonalData } from '#platform/database/personal-rows.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserRepository } from '../users/index.js';
import { ChangesRepository, type StoredChange } from './changes/changes.repository.js';
import { StopLink } from './mails/stop-link.js';
import { ALERT_CLOCK } from './settings/alert-clock.js';
import type { AlertSettings } from './settings/alert-settings.entity.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { SnapshotRepository } from './watch/snapshot.repository.js';

const toReply = (settings: AlertSettings | null): SettingsReply => ({
  isOn: settings?.isOn ?? false,
  since: settings?.changedAt.toISOString() ?? null,
});

/** Manages a person's consent to mails about changes, and the list of changes. */
@Injectable()
export class AlertsService {
  private readonly now: () => number;

  constructor(
    private readonly em: EntityManager,
    private readonly accounts: UserRepository,
    private readonly settings: SettingsRepository,
    private readonly changes: ChangesRepository,
    private readonly snapshots: SnapshotRepository,
    private readonly stopLink: StopLink,
    private readonly events: Publisher,
    @Optional() @Inject(ALERT_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  async list(userId: string): Promise<{ settings: SettingsReply; changes: StoredChange[] }> {
    return { settings: toReply(await this.settings.find(userId)), changes: await this.changes.listOf(userId) };
  }

  /** Records that a person agrees to mails or ends them. A statement that repeats the last one is not recorded. */
  set(userId: string, isOn: boolean): Promise<SettingsReply> {
    return this.change(userId, isOn, 'person');
  }

  /** Ends the mails by the link in one of them. Throws `alerts.linkUnknown` if this site did not make the link. */
  async stopByLink(token: string): Promise<void> {
    const stopId = this.stopLink.stopIdOf(token);
    const userId = stopId && (await this.settings.findOwner(stopId));
    if (!userId) throw new AppError('alerts.linkUnknown');
    await this.change(userId, false, 'stopLink');
  }

  /** Ends the mails to a person whose mail server has refused one of them for good. */
  async endAfterRefusal(userId: string): Promise<void> {
    await this.change(userId, false, 'bounce');
  }

  /**
   * Ends the mails and deletes the changes and snapshots of a person whose address staff have changed, in the caller's
   * transaction. The caller must flush the unit of work.
   */
  async forget(userId: string): Promise<void> {
    await this.end(userId, 'newAddress');
    await this.changes.removeOf(userId);
  }

  /** Deletes changes that were found more than `days` days ago. Returns how many there were. */
  deleteOlderThan(days: number): Promise<number> {
    return this.changes.deleteBefore(new Date(this.now() - days * DAY * 1000));
  }

  async exportOf(userId: string): Promise<PersonalData> {
    return {
      ...(await this.settings.exportOf(userId)),
      ...(await this.changes.exportOf(userId)),
      ...(await this.snapshots.exportOf(userId)),
    };
  }

  private change(userId: string, isOn: boolean, by: AlertSettings['changedBy']): Promise<SettingsReply> {
    return this.em.transactional(async () => {
      await this.accounts.getForChange(userId);
      const known = await this.settings.findForChange(userId);
      if ((known?.isOn ?? false) === isOn) return toReply(known);
      if (!isOn) {
        await this.end(userId, by);
        return toReply(known);
      }
      this.events.publish('alerts.changed', { userId, isOn, by });
      return toReply(await this.settings.change(userId, isOn, by, new Date(this.now())));
    });
  }

  /** Snapshots are deleted with the consent, because nothing is compared without it. */
  private async end(userId: string, by: AlertSettings['changedBy']): Promise<void> {
    if ((await this.settings.findForChange(userId))?.isOn) {
      await this.settings.change(userId, false, by, new Date(this.now()));
      this.events.publish('alerts.changed', { userId, isOn: false, by });
    }
    await this.snapshots.removeOf(userId);
  }
}
