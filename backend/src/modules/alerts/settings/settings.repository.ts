import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ALERTS_WORDING, REMINDERS_WORDING, type AlertTopic } from '#contract/limits/alerts.js';
import { AlertSettings, PastAlertSettings } from './alert-settings.entity.js';

/** Version of the text with which people agree to mails about each topic. */
const WORDINGS: Readonly<Record<AlertTopic, string>> = { savedPlans: ALERTS_WORDING, deadlines: REMINDERS_WORDING };
const SAVED = { topic: 'savedPlans', isOn: true } as const;

/** What a person has said about mails on a topic, and when. */
export type MailStatement = Pick<AlertSettings, 'topic' | 'isOn' | 'changedAt' | 'changedBy' | 'wording'>;

@Injectable()
export class SettingsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns the settings of a person from the database, or null if the person has never decided about the topic. */
  find(userId: string, topic: AlertTopic = 'savedPlans'): Promise<AlertSettings | null> {
    return this.em.findOne(AlertSettings, { userId, topic }, { refresh: true });
  }

  /** Returns the settings of a person and locks them until the transaction ends. */
  findForChange(userId: string, topic: AlertTopic = 'savedPlans'): Promise<AlertSettings | null> {
    return this.em.findOne(AlertSettings, { userId, topic }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Returns whose mails a link stops, about what, and whether they are still sent. Null if nobody has this stop id. */
  async findLinked(stopId: string): Promise<Pick<AlertSettings, 'userId' | 'topic' | 'isOn'> | null> {
    return this.em.findOne(
      AlertSettings,
      { stopId },
      { fields: ['userId', 'topic', 'isOn'], disableIdentityMap: true },
    );
  }

  /** Returns up to `most` people who want mails, in the order of their ids, beginning after the given one. */
  async listOn(after: string | null, most: number, topic: AlertTopic = 'savedPlans'): Promise<string[]> {
    const rows = await this.em.find(
      AlertSettings,
      { topic, isOn: true, ...(after !== null && { userId: { $gt: after } }) },
      { fields: ['userId'], orderBy: { userId: 'asc' }, limit: most, disableIdentityMap: true },
    );
    return rows.map(({ userId }) => userId);
  }

  /** Records that a plan year is not news to people: to the given ones, or to all who have just agreed to mails. */
  async learnYear(year: number, people: readonly string[] | 'new'): Promise<void> {
    const where = people === 'new' ? { knownYear: null } : { userId: { $in: [...people] } };
    await this.em.nativeUpdate(AlertSettings, { ...SAVED, ...where }, { knownYear: year });
  }

  /** Returns up to `most` people who want mails and know only of earlier plan years, like `listOn`. */
  async listBehindYear(year: number, after: string | null, most: number): Promise<string[]> {
    const rows = await this.em.find(
      AlertSettings,
      { ...SAVED, knownYear: { $lt: year }, ...(after !== null && { userId: { $gt: after } }) },
      { fields: ['userId'], orderBy: { userId: 'asc' }, limit: most, disableIdentityMap: true },
    );
    return rows.map(({ userId }) => userId);
  }

  /** Returns all that a person has said about mails, newest first. The first statement about a topic applies. */
  async listStatements(userId: string): Promise<MailStatement[]> {
    const settings = await this.em.find(AlertSettings, { userId }, { refresh: true });
    const past = await this.em.find(PastAlertSettings, { userId }, { disableIdentityMap: true });
    return [...settings, ...past].toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  }

  /** Keeps the earlier statement. The caller must have locked the account and must flush. */
  async change(
    { userId, topic }: Pick<AlertSettings, 'userId' | 'topic'>,
    isOn: boolean,
    changedBy: AlertSettings['changedBy'],
    at: Date,
  ): Promise<AlertSettings> {
    const values = { isOn, changedBy, changedAt: at, wording: WORDINGS[topic] };
    const known = await this.findForChange(userId, topic);
    if (known) {
      this.keep(known);
      return Object.assign(known, values, isOn ? { knownYear: null } : {});
    }
    return this.em.create(AlertSettings, {
      userId,
      topic,
      stopId: randomUUID(),
      knownYear: null,
      lastMailAt: null,
      ...values,
    });
  }

  private keep({ userId, topic, isOn, changedAt, changedBy, wording }: AlertSettings): void {
    this.em.create(PastAlertSettings, { id: randomUUID(), userId, topic, isOn, changedAt, changedBy, wording });
  }
}
