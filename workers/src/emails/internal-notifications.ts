import { Inject, Injectable } from '@nestjs/common';
import { ConsentRepository } from '#modules/consent/index.js';
import { ContactMessageRepository } from '#modules/contact/index.js';
import { UsersService } from '#modules/users/index.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { EmailContent } from './email-templates.js';
import { FIRM_EMAIL_TEMPLATES, newestEntryLine } from './firm-email-templates.js';
import { renderEmail } from './render-email.js';

/** Each names the newest audit entry, so that it is known outside the machine of the site. */
@Injectable()
export class InternalNotifications {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly messages: ContactMessageRepository,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly trail: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Notifies the firm that a person has agreed to be contacted or has withdrawn that consent. Sends nothing if the
   * person has a newer consent record, or if the person agreed but the account is now closed.
   */
  async notifyOfConsent(consentId: string, eventId: string): Promise<void> {
    const consent = await this.consents.findIfNewest(consentId);
    const user = consent && (await this.users.findById(consent.userId));
    if (!consent || !user) return;
    if (user.closedAt && consent.contactConsent) return;
    await this.send(
      consent.contactConsent
        ? FIRM_EMAIL_TEMPLATES.consentGiven(user, consent)
        : FIRM_EMAIL_TEMPLATES.consentWithdrawn(user, consent),
      eventId,
    );
  }

  /** Only after the person has confirmed the email address. */
  async notifyOfSignUp(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.termsAcceptedAt && user.consentToContact && user.signUpConsent === null && !user.closedAt)
      await this.send(FIRM_EMAIL_TEMPLATES.consentAtSignUp(user), eventId);
  }

  async notifyOfClosing(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.closedAt && user.consentToContact)
      await this.send(FIRM_EMAIL_TEMPLATES.accountOfPersonClosed(user), eventId, 'firm');
  }

  async notifyOfRestoring(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.emailConfirmedAt && user.consentToContact && !user.closedAt)
      await this.send(FIRM_EMAIL_TEMPLATES.accountOfPersonRestored(user), eventId, 'firm');
  }

  /**
   * Notifies the firm that a person's consent has ended because staff changed the email address of the account. If the
   * account is closed, the firm was already notified when it was closed.
   */
  async notifyOfNewAddress(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.consentToContact || user.closedAt) return;
    await this.send(FIRM_EMAIL_TEMPLATES.addressOfPersonChanged(user), eventId, 'firm');
  }

  async notifyOfErasure(userId: string, eventId: string): Promise<void> {
    await this.send(FIRM_EMAIL_TEMPLATES.accountOfPersonErased(userId), eventId);
  }

  async forwardContactMessage(messageId: string, eventId: string): Promise<void> {
    const message = await this.messages.findUnsent(messageId);
    if (!message) return;
    await this.send(FIRM_EMAIL_TEMPLATES.messageReceived(message), eventId);
    await this.messages.markSent(messageId);
  }

  private async send(content: EmailContent, eventId: string, part?: string): Promise<void> {
    const newest = await this.trail.newestMark();
    const after = newest === null ? content.after : [...content.after, newestEntryLine(newest)];
    await this.mailer.send({
      to: this.config.firm.email,
      eventId,
      part,
      ...renderEmail({ ...content, after }, '', this.config.appUrl),
    });
  }
}
