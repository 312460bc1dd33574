import { Inject, Injectable } from '@nestjs/common';
import { ALERT_CALLS } from '#contract/changes/alerts.contract.js';
import type { EventPayload } from '#contract/events.js';
import { AlertMails, AlertsService } from '#modules/alerts/index.js';
import { UsersService } from '#modules/users/index.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { isPermanentRefusal, Mailer } from '#platform/mail/mailer.js';
import { EMAIL_TEMPLATES } from './email-templates.js';
import { greetedName, renderEmail } from './render-email.js';

/** Sends the emails about changes of saved plans. */
@Injectable()
export class ChangeMails {
  constructor(
    private readonly mails: AlertMails,
    private readonly alerts: AlertsService,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends an email, unless its recipient has ended these emails or closed the account since the email was queued. If
   * the mail server refuses the email for good, these emails end.
   */
  async send({ userId, mailId }: EventPayload<'alerts.mailDue'>, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user?.emailConfirmedAt || user.closedAt) return;
    const mail = await this.mails.contentOf(userId, mailId);
    if (!mail) return;
    const { changes, isUrgent, stopToken } = mail;
    const content = EMAIL_TEMPLATES.savedPlansChanged(stopToken, { changes, isUrgent });
    const stopUrl = `${this.config.appUrl}${ALERT_CALLS.stop.path}?token=${stopToken}`;
    try {
      const message = renderEmail(content, greetedName(user), this.config.appUrl);
      await this.mailer.send({ to: user.email, eventId, stopUrl, ...message });
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error;
      await this.alerts.endAfterRefusal(userId);
    }
  }
}
