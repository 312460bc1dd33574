import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { isUrgent, type ChangeOfPlan } from '#contract/plans/saved-change.js';
import { Publisher } from '#platform/events/publisher.js';
import { ChangesRepository, type Waiting } from '../changes/changes.repository.js';
import { ALERT_CLOCK } from '../settings/alert-settings.entity.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import { isMailDue } from './mail-days.js';
import { StopLink } from './stop-link.js';

/** Number of people whose waiting changes are looked at together. */
const PEOPLE = 500;

/** What a mail about changes says, and the secret of the link that stops such mails. */
export interface MailOfChanges {
  readonly changes: readonly ChangeOfPlan[];
  readonly isUrgent: boolean;
  readonly stopToken: string;
}

/** Decides who gets a mail about changes, and what the mail says when it is sent. */
@Injectable()
export class AlertMails {
  private readonly now: () => number;

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsRepository,
    private readonly changes: ChangesRepository,
    private readonly stopLink: StopLink,
    private readonly events: Publisher,
    @Optional() @Inject(ALERT_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /** All waiting changes of a person go into one mail. Returns a text for the log. Safe on several workers. */
  async begin(): Promise<string> {
    let begun = 0;
    let waiting = await this.changes.listWaiting(null, PEOPLE);
    while (waiting.length > 0) {
      for (const one of waiting) begun += await this.beginFor(one);
      this.em.clear();
      waiting = await this.changes.listWaiting(waiting.at(-1)?.userId ?? null, PEOPLE);
    }
    return `${begun} mails about changes begun`;
  }

  /** Null if the person has ended the mails since, or the changes no longer exist. */
  async contentOf(userId: string, mailId: string): Promise<MailOfChanges | null> {
    const settings = await this.settings.find(userId);
    if (!settings?.isOn) return null;
    const changes = await this.changes.listOfMail(userId, mailId, settings.changedAt);
    if (changes.length === 0) return null;
    return {
      changes,
      isUrgent: changes.some(({ change }) => isUrgent(change)),
      stopToken: this.stopLink.tokenOf(settings.stopId),
    };
  }

  private async beginFor({ userId, oldest, urgent }: Waiting): Promise<number> {
    const now = this.now();
    return this.em.transactional(async () => {
      const settings = await this.settings.findForChange(userId);
      if (!settings?.isOn || !isMailDue({ oldest, urgent, lastMailAt: settings.lastMailAt }, now)) return 0;
      const mailId = randomUUID();
      // Another worker may have begun a mail with these changes since they were listed.
      if ((await this.changes.putIntoMail(userId, mailId, settings.changedAt)) === 0) return 0;
      settings.lastMailAt = new Date(now);
      this.events.publish('alerts.mailDue', { userId, mailId });
      return 1;
    });
  }
}
