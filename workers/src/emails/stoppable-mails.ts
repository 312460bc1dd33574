import { Inject, Injectable } from '@nestjs/common';
import { ALERT_CALLS } from '#contract/changes/alerts.contract.js';
import type { EventPayload } from '#contract/events.js';
import type { AlertTopic } from '#contract/limits/alerts.js';
import { AlertMails, AlertsService } from '#modules/alerts/index.js';
import { ReminderMails } from '#modules/deadlines/index.js';
import { UsersService } from '#modules/users/index.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { isPermanentRefusal, Mailer } from '#platform/mail/mailer.js';
import { EMAIL_TEMPLATES, type EmailContent } from './email-templates.js';
import { greetedName, renderEmail } from './render-email.js';

/** What an email says, and the secret of the link that ends such emails. */
interface Stoppable {
  readonly content: EmailContent;
  readonly stopToken: string;
}

/** Sends the emails for which people asked and which they can end without logging in. */
@Injectable()
export class StoppableMails {
  constructor(
    private readonly changes: AlertMails,
    private readonly reminders: ReminderMails,
    private readonly alerts: AlertsService,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends an email about changes of saved plans, as `send` does. */
  sendChanges({ userId, mailId }: EventPayload<'alerts.mailDue'>, eventId: string): Promise<void> {
    return this.send({ userId, topic: 'savedPlans', eventId }, async () => {
      const mail = await this.changes.contentOf(userId, mailId);
      return mail && { content: EMAIL_TEMPLATES.savedPlansChanged(mail.stopToken, mail), stopToken: mail.stopToken };
    });
  }

  /** Sends a reminder of last days, as `send` does. */
  sendReminder({ userId, mailId }: EventPayload<'deadlines.reminderDue'>, eventId: string): Promise<void> {
    return this.send({ userId, topic: 'deadlines', eventId }, async () => {
      const mail = await this.reminders.contentOf(userId, mailId);
      return mail && { content: EMAIL_TEMPLATES.datesNear(mail.stopToken, mail.dates), stopToken: mail.stopToken };
    });
  }

  /** Not if ended, unconfirmed, locked or closed meanwhile. A refusal for good ends these emails. */
  private async send(
    { userId, topic, eventId }: { userId: string; topic: AlertTopic; eventId: string },
    read: () => Promise<Stoppable | null>,
  ): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user?.emailConfirmedAt || user.closedAt || user.lockedAt) return;
    const mail = await read();
    if (!mail) return;
    const stopUrl = `${this.config.appUrl}${ALERT_CALLS.stop.path}?token=${mail.stopToken}`;
    try {
      const message = renderEmail(mail.content, greetedName(user), this.config.appUrl);
      await this.mailer.send({ to: user.email, eventId, stopUrl, ...message });
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error;
      await this.alerts.endAfterRefusal(userId, topic);
    }
  }
}
