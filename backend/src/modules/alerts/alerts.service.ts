import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { LinkedMails, AlertSettings as SettingsReply } from '#contract/changes/alerts.contract.js';
import { ALERT_TOPICS, type AlertTopic } from '#contract/limits/alerts.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserRepository } from '../users/index.js';
import { ChangesRepository, type StoredChange } from './changes/changes.repository.js';
import { StopLink } from './mails/stop-link.js';
import { ALERT_CLOCK, type AlertSettings } from './settings/alert-settings.entity.js';
import { SettingsRepository, type MailStatement } from './settings/settings.repository.js';
import { SnapshotRepository } from './watch/snapshot.repository.js';

const toReply = (settings: AlertSettings | null): SettingsReply => ({
  isOn: settings?.isOn ?? false,
  since: settings?.changedAt.toISOString() ?? null,
});

/** Whose mails are meant, and about what. */
type WhoseMails = Pick<AlertSettings, 'userId' | 'topic'>;

/** A person's consent to mails about a topic, with the secret of the link that ends them. */
export interface MailConsent {
  readonly changedAt: Date;
  readonly stopToken: string;
}

/** Manages people's consent to mails about a topic, and the list of changes of what they saved. */
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
  set(userId: string, isOn: boolean, topic: AlertTopic = 'savedPlans'): Promise<SettingsReply> {
    return this.change({ userId, topic }, isOn, 'person');
  }

  async settingsOf(userId: string, topic: AlertTopic): Promise<SettingsReply> {
    return toReply(await this.settings.find(userId, topic));
  }

  /** Returns up to `most` people who want mails about a topic, in the order of their ids, after the given one. */
  listPeople(topic: AlertTopic, after: string | null, most: number): Promise<string[]> {
    return this.settings.listOn(after, most, topic);
  }

  /** Returns a person's consent, or null if the person does not want mails about the topic. */
  async consentOf(userId: string, topic: AlertTopic): Promise<MailConsent | null> {
    return this.toConsent(await this.settings.find(userId, topic));
  }

  /** Like `consentOf`, and nobody can change the consent until the caller's transaction ends. */
  async lockConsent(userId: string, topic: AlertTopic): Promise<MailConsent | null> {
    return this.toConsent(await this.settings.findForChange(userId, topic));
  }

  /** Returns all that a person has said about mails, newest first. The first statement about a topic applies. */
  listStatements(userId: string): Promise<MailStatement[]> {
    return this.settings.listStatements(userId);
  }

  /** Throws `alerts.linkUnknown` if this site did not make the link. */
  async getByLink(token: string): Promise<LinkedMails> {
    const { topic, isOn } = await this.getLinked(token);
    return { topic, isOn };
  }

  /** Throws `alerts.linkUnknown` if this site did not make the link. */
  async stopByLink(token: string): Promise<AlertTopic> {
    const whose = await this.getLinked(token);
    await this.change(whose, false, 'stopLink');
    return whose.topic;
  }

  /** Ends the mails to a person whose mail server has refused one of them for good. */
  async endAfterRefusal(userId: string, topic: AlertTopic = 'savedPlans'): Promise<void> {
    await this.change({ userId, topic }, false, 'bounce');
  }

  /** Ends the mails of an account that may change owners. The caller must flush the unit of work in its transaction. */
  async forget(userId: string): Promise<void> {
    for (const topic of ALERT_TOPICS) await this.end({ userId, topic }, 'newAddress');
  }

  private async getLinked(token: string): Promise<WhoseMails & LinkedMails> {
    const stopId = this.stopLink.stopIdOf(token);
    const linked = stopId && (await this.settings.findLinked(stopId));
    if (!linked) throw new AppError('alerts.linkUnknown');
    return linked;
  }

  private toConsent(settings: AlertSettings | null): MailConsent | null {
    return settings?.isOn ? { changedAt: settings.changedAt, stopToken: this.stopLink.tokenOf(settings.stopId) } : null;
  }

  private change({ userId, topic }: WhoseMails, isOn: boolean, by: AlertSettings['changedBy']): Promise<SettingsReply> {
    const whose = { userId, topic };
    return this.em.transactional(async () => {
      await this.accounts.getForChange(userId);
      const known = await this.settings.findForChange(userId, topic);
      if ((known?.isOn ?? false) === isOn) return toReply(known);
      if (!isOn) {
        await this.end(whose, by);
        return toReply(known);
      }
      this.events.publish('alerts.changed', { ...whose, isOn, by });
      return toReply(await this.settings.change(whose, isOn, by, new Date(this.now())));
    });
  }

  /** Snapshots of saved plans are deleted with the consent, because nothing is compared without it. */
  private async end({ userId, topic }: WhoseMails, by: AlertSettings['changedBy']): Promise<void> {
    if ((await this.settings.findForChange(userId, topic))?.isOn) {
      await this.settings.change({ userId, topic }, false, by, new Date(this.now()));
      this.events.publish('alerts.changed', { userId, topic, isOn: false, by });
    }
    if (topic === 'savedPlans') await this.snapshots.removeOf(userId);
  }
}
