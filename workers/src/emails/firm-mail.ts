import { Inject, Injectable } from '@nestjs/common';
import { type ConsentRecord, ConsentRecords } from '../../../backend/src/modules/consent/index.js';
import { ContactMessages } from '../../../backend/src/modules/contact/index.js';
import { type User, UsersService } from '../../../backend/src/modules/users/index.js';
import { CONFIG, type Config } from '../../../backend/src/platform/config/config.js';
import { Mailer } from '../../../backend/src/platform/mail/mailer.js';
import type { Letter } from './letters.js';
import { render } from './render.js';

const or = (text: string | null, otherwise: string): string => text || otherwise;

const SUBJECTS = { asks: 'Someone asks to be contacted', stop: 'Someone no longer wants to be contacted', again: 'Someone may be contacted again' };
/** The same in each mail, so that the firm finds the earlier one. */
const whoIs = ({ id, name, email }: User): string[] => [`Name: ${name}`, `Email: ${email}`, `Account: ${id}`];

const consentLetter = (user: User, { contactConsent, channel, contactWindow, contactPhone, recordedAt, privacyVersion }: ConsentRecord): Letter => ({
  subject: contactConsent ? SUBJECTS.asks : SUBJECTS.stop,
  before: contactConsent
    ? [...whoIs(user), `Phone: ${or(contactPhone ?? user.phone, 'not given')}`, `How: ${channel}`, `Best time: ${or(contactWindow, 'any time')}`]
    : [...whoIs(user), 'Please do not contact this person about insurance options any more.'],
  after: [`Recorded ${recordedAt.toISOString()}, text version ${privacyVersion}.`],
});
const signUpLetter = (user: User): Letter => ({
  subject: SUBJECTS.asks,
  before: [...whoIs(user), `Phone: ${or(user.phone, 'not given')}`, `Best time: ${or(user.contactWindow, 'any time')}`],
  after: ['Ticked at sign-up; the address is confirmed.'],
});
const closedLetter = (user: User): Letter => ({
  subject: SUBJECTS.stop,
  before: [...whoIs(user), 'This account was closed. Please do not contact this person about insurance options any more.'],
  after: [],
});
const restoredLetter = (user: User): Letter => ({
  subject: SUBJECTS.again,
  before: [...whoIs(user), 'This account was closed and is open again. What this person agreed to stands: you may contact them about insurance options.'],
  after: [],
});
/** The row is gone, and no event carries a name: the account number leads to the earlier mail. */
const erasedLetter = (userId: string): Letter => ({
  subject: SUBJECTS.stop,
  before: [`Account: ${userId}`, 'This account was deleted. Please do not contact this person about insurance options any more. Our earlier email with this account number says who it is.'],
  after: [],
});

/** Mails to the firm itself. */
@Injectable()
export class FirmMail {
  constructor(
    private readonly consents: ConsentRecords,
    private readonly messages: ContactMessages,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Tells the firm what somebody last said. When they have changed their mind since, this job has nothing to say. */
  async tellOfConsent(consentId: string, eventId: string): Promise<void> {
    const consent = await this.consents.findIfStill(consentId);
    const user = consent && (await this.users.findById(consent.userId));
    if (!consent || !user) return;
    if (user.closedAt && consent.contactConsent) return;
    await this.send(consentLetter(user, consent), eventId);
  }

  /** Whoever ticked the box at sign-up is told of once the address is known to be theirs. */
  async tellOfSignUp(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.termsAcceptedAt && user.consentToContact && user.signUpConsent === null && !user.closedAt) await this.send(signUpLetter(user), eventId);
  }

  /** A closed account takes a standing consent along. */
  async tellOfClosing(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.closedAt && user.consentToContact) await this.send(closedLetter(user), eventId);
  }

  /** Closing said that nobody is to be contacted; the consent itself was never taken back. */
  async tellOfRestoring(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.emailConfirmedAt && user.consentToContact && !user.closedAt) await this.send(restoredLetter(user), eventId);
  }

  async tellOfErasure(userId: string, eventId: string): Promise<void> {
    await this.send(erasedLetter(userId), eventId);
  }

  /** Passes a message of the contact form on, once. */
  async forward(messageId: string, eventId: string): Promise<void> {
    const message = await this.messages.findUnsent(messageId);
    if (!message) return;
    const { name, email, phone, message: text } = message;
    await this.send({ subject: 'Message from the website', before: [`Name: ${name}`, `Email: ${email}`, `Phone: ${or(phone, 'not given')}`, text], after: [] }, eventId);
    await this.messages.markSent(messageId);
  }

  private async send(letter: Letter, eventId: string): Promise<void> {
    await this.mailer.send({ to: this.config.firm.email, eventId, ...render(letter, '', this.config.appUrl) });
  }
}
