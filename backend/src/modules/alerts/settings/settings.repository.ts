import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { personalRows, type PersonalData } from '#platform/database/personal-rows.js';
import { AlertSettings } from './alert-settings.entity.js';

/** Stores who wants mails about changes. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns the settings of a person from the database, or null if the person has never decided. */
  find(userId: string): Promise<AlertSettings | null> {
    return this.em.findOne(AlertSettings, { userId }, { refresh: true });
  }

  /** Returns the settings of a person and locks them until the transaction ends. */
  findForChange(userId: string): Promise<AlertSettings | null> {
    return this.em.findOne(AlertSettings, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async findOwner(stopId: string): Promise<string | null> {
    const row = await this.em.findOne(AlertSettings, { stopId }, { fields: ['userId'], disableIdentityMap: true });
    return row?.userId ?? null;
  }

  /** Returns up to `most` people who want mails, in the order of their ids, beginning after the given one. */
  async listOn(after: string | null, most: number): Promise<string[]> {
    const rows = await this.em.find(
      AlertSettings,
      { isOn: true, ...(after !== null && { userId: { $gt: after } }) },
      { fields: ['userId'], orderBy: { userId: 'asc' }, limit: most, disableIdentityMap: true },
    );
    return rows.map(({ userId }) => userId);
  }

  /** Records that a plan year is not news to people: to the given ones, or to all who have just agreed to mails. */
  async learnYear(year: number, people: readonly string[] | 'new'): Promise<void> {
    const where = people === 'new' ? { knownYear: null } : { userId: { $in: [...people] } };
    await this.em.nativeUpdate(AlertSettings, { isOn: true, ...where }, { knownYear: year });
  }

  /** Returns up to `most` people who want mails and know only of earlier plan years, like `listOn`. */
  async listBehindYear(year: number, after: string | null, most: number): Promise<string[]> {
    const rows = await this.em.find(
      AlertSettings,
      { isOn: true, knownYear: { $lt: year }, ...(after !== null && { userId: { $gt: after } }) },
      { fields: ['userId'], orderBy: { userId: 'asc' }, limit: most, disableIdentityMap: true },
    );
    return rows.map(({ userId }) => userId);
  }

  /**
   * Changes whether a person wants mails and returns the settings. The caller must have locked the account and must
   * flush the unit of work.
   */
  async change(userId: string, isOn: boolean, changedBy: AlertSettings['changedBy'], at: Date): Promise<AlertSettings> {
    const values = { isOn, changedBy, changedAt: at, wording: ALERTS_WORDING };
    const known = await this.findForChange(userId);
    if (known) return Object.assign(known, values, isOn ? { knownYear: null } : {});
    return this.em.create(AlertSettings, {
      userId,
      stopId: randomUUID(),
      knownYear: null,
      lastMailAt: null,
      ...values,
    });
  }

  async exportOf(userId: string): Promise<PersonalData> {
    return { alert_settings: await personalRows(this.em, AlertSettings, { userId }, { hidden: ['stop_id'] }) };
  }
}
