import { Inject, Injectable } from '@nestjs/common';
import { ConsentRepository, type DecryptedConsent } from '#modules/consent/index.js';
import { ContactMessageRepository } from '#modules/contact/index.js';
import { PlansService } from '#modules/plans/index.js';
import { UserRepository, UsersService, type User } from '#modules/users/index.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { EmailContent } from './email-templates.js';
import { renderEmail } from './render-email.js';

const orElse = (text: string | null, fallback: string): string => text || fallback;

const SUBJECTS = {
  asks: 'Someone asks to be contacted',
  stop: 'Someone no longer wants to be contacted',
  again: 'Someone may be contacted again',
};
/**
 * Returns the lines of an email that say which person the email is about. These lines are the same in every email about
 * a person, so that the firm can find earlier emails.
 */
const whoIs = ({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>): string[] => [
  `Name: ${name}`,
  `Email: ${email}`,
  `Account: ${id}`,
];

const phoneLine = (phone: string | null): string[] => (phone ? [`Phone: ${phone}`] : []);
const planLine = (planId: string | null, name: string | null): string[] =>
  planId ? [`Plan: ${name ? `${name} (${planId})` : planId}`] : [];

const consentContent = (
  user: User,
  { contactConsent, channel, contactWindow, contactPhone, planId, recordedAt, privacyVersion }: DecryptedConsent,
  planName: string | null,
): EmailContent => ({
  subject: contactConsent ? SUBJECTS.asks : SUBJECTS.stop,
  before: contactConsent
    ? [
        ...whoIs(user),
        ...phoneLine(contactPhone ?? user.phone),
        `How: ${channel}`,
        `Best time: ${orElse(contactWindow, 'any time')}`,
        ...planLine(planId, planName),
      ]
    : [...whoIs(user), 'Please do not contact this person about insurance options any more.'],
  after: [`Recorded ${recordedAt.toISOString()}, text version ${privacyVersion}.`],
});
const signUpContent = (user: User): EmailContent => ({
  subject: SUBJECTS.asks,
  before: [
    ...whoIs(user),
    ...phoneLine(user.phone),
    ...(user.phone ? [] : ['How: email']),
    `Best time: ${orElse(user.contactWindow, 'any time')}`,
  ],
  after: ['Ticked at sign-up; the address is confirmed.'],
});
const closedContent = (user: User): EmailContent => ({
  subject: SUBJECTS.stop,
  before: [
    ...whoIs(user),
    'This account was closed. Please do not contact this person about insurance options any more.',
  ],
  after: [],
});
const restoredContent = (user: User): EmailContent => ({
  subject: SUBJECTS.again,
  before: [
    ...whoIs(user),
    'This account was closed and is open again. What this person agreed to stands: ' +
      'you may contact them about insurance options.',
  ],
  after: [],
});
/**
 * Returns the email to the firm about an account whose email address was changed by staff. It names the old address,
 * because that is the address in the earlier emails about this person.
 */
const movedContent = (user: User, oldEmail: string): EmailContent => ({
  subject: SUBJECTS.stop,
  before: [
    ...whoIs({ id: user.id, name: user.name, email: oldEmail }),
    'Our team changed the email address of this account, so the consent from before no longer counts. ' +
      'Please do not contact this person about insurance options until they agree again.',
  ],
  after: [],
});
/**
 * Returns the email to the firm about an erased account. The name of the person was deleted together with the account,
 * so only the account number connects this email to earlier ones.
 */
const erasedContent = (userId: string): EmailContent => ({
  subject: SUBJECTS.stop,
  before: [
    `Account: ${userId}`,
    'This account was deleted. Please do not contact this person about insurance options any more. ' +
      'Our earlier email with this account number says who it is.',
  ],
  after: [],
});

@Injectable()
export class InternalNotifications {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly messages: ContactMessageRepository,
    private readonly users: UsersService,
    private readonly records: UserRepository,
    private readonly plans: PlansService,
    private readonly mailer: Mailer,
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
    const planName = consent.planId && (await this.plans.nameOf(consent.planId));
    await this.send(consentContent(user, consent, planName), eventId);
  }

  /**
   * Notifies the firm that a person agreed at sign-up to be contacted. The firm is notified only after the person has
   * confirmed their email address.
   */
  async notifyOfSignUp(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.termsAcceptedAt && user.consentToContact && user.signUpConsent === null && !user.closedAt)
      await this.send(signUpContent(user), eventId);
  }

  async notifyOfClosing(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.closedAt && user.consentToContact) await this.send(closedContent(user), eventId, 'firm');
  }

  async notifyOfRestoring(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.emailConfirmedAt && user.consentToContact && !user.closedAt)
      await this.send(restoredContent(user), eventId);
  }

  /**
   * Notifies the firm that a person's consent has ended because staff changed the email address of the account. If the
   * account is closed, the firm was already notified when it was closed. Must run before the person is notified,
   * because the old address is deleted afterwards.
   */
  async notifyOfNewAddress(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.consentToContact || user.closedAt) return;
    const [oldEmail = user.email] = await this.records.listFormerAddresses(userId);
    await this.send(movedContent(user, oldEmail), eventId, 'firm');
  }

  async notifyOfErasure(userId: string, eventId: string): Promise<void> {
    await this.send(erasedContent(userId), eventId);
  }

  async forwardContactMessage(messageId: string, eventId: string): Promise<void> {
    const message = await this.messages.findUnsent(messageId);
    if (!message) return;
    const { name, email, phone, message: text } = message;
    await this.send(
      {
        subject: 'Message from the website',
        before: [`Name: ${name}`, `Email: ${email}`, ...phoneLine(phone), text],
        after: [],
      },
      eventId,
    );
    await this.messages.markSent(messageId);
  }

  private async send(content: EmailContent, eventId: string, part?: string): Promise<void> {
    await this.mailer.send({
      to: this.config.firm.email,
      eventId,
      part,
      ...renderEmail(content, '', this.config.appUrl),
    });
  }
}
