import { Inject, Injectable } from '@nestjs/common';
import type { TokenPurpose } from '../../../backend/src/contract/limits.js';
import { AccountTokens, DataExport, EmailChange } from '../../../backend/src/modules/auth/index.js';
import { type User, UserRecords, UsersService } from '../../../backend/src/modules/users/index.js';
import { CONFIG, type Config } from '../../../backend/src/platform/config/config.js';
import { Inbox } from '../../../backend/src/platform/events/inbox.js';
import { Mailer } from '../../../backend/src/platform/mail/mailer.js';
import type { HandlersFor, QueueHandlers } from '../handlers.js';
import { FirmMail } from './firm-mail.js';
import { dayOfErasure, type Letter, LETTERS } from './letters.js';
import { render } from './render.js';
import { StaffMail } from './staff-mail.js';

/**
 * Writes to people. Secrets for links are made here, in the transaction of the inbox row: none ever lies in an event
 * or a queue, and a repeated job mints a fresh one.
 */
@Injectable()
export class EmailHandlers implements QueueHandlers<'emails'> {
  readonly queue = 'emails';
  readonly table: HandlersFor<'emails'>;

  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly firm: FirmMail,
    private readonly staff: StaffMail,
    private readonly exports: DataExport,
    private readonly emailChange: EmailChange,
    private readonly records: UserRecords,
    private readonly inbox: Inbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.table = {
      'user.signedUp': ({ id, payload }) => this.sendConfirmation(payload.userId, id),
      'user.confirmationRequested': ({ id, payload }) => this.sendConfirmation(payload.userId, id),
      'user.signUpRepeated': ({ id, payload }) => this.sendSignUpRepeated(payload.userId, id),
      'user.resetRequested': ({ id, payload }) => this.sendLink(payload.userId, id, 'reset', LETTERS.reset),
      'user.passwordReset': ({ id, payload }) => this.sendPlain(payload.userId, id, LETTERS.passwordChanged()),
      'user.passwordChanged': ({ id, payload }) => this.sendPlain(payload.userId, id, LETTERS.ownPasswordChanged()),
      'user.emailChangeAsked': ({ id, payload }) => this.sendEmailChange(payload.userId, id),
      'user.exportAsked': ({ id, payload }) => this.sendExport(payload.userId, id),
      'user.confirmed': ({ id, payload }) => this.firm.tellOfSignUp(payload.userId, id),
      'user.closed': ({ id, payload }) => this.tellOfClosing(payload.userId, id, LETTERS.accountClosed()),
      'admin.userClosed': ({ id, payload }) => this.tellOfClosing(payload.userId, id, LETTERS.closedByStaff()),
      'admin.erasureNoted': async ({ id, payload }) => {
        const askedAt = await this.records.erasureAskedAt(payload.userId);
        if (askedAt) await this.tellOfClosing(payload.userId, id, LETTERS.erasureNoted(dayOfErasure(askedAt)), 'closed' in payload.changes);
      },
      'admin.userRestored': ({ id, payload }) => this.firm.tellOfRestoring(payload.userId, id),
      'admin.userErased': async ({ id, payload }) => {
        if (payload.hadConsent) await this.firm.tellOfErasure(payload.userId, id);
      },
      'user.signInSlowed': ({ id, payload }) => this.sendPlain(payload.userId, id, LETTERS.signInSlowed()),
      'user.signedIn': async ({ id, payload }) => {
        if (payload.newDevice) await this.sendPlain(payload.userId, id, LETTERS.newDevice());
      },
      'consent.changed': ({ id, payload }) => this.firm.tellOfConsent(payload.consentId, id),
      'contact.messageReceived': ({ id, payload }) => this.firm.forward(payload.messageId, id),
      'admin.userCreated': async ({ id, payload }) => {
        if (payload.withPassword) await this.sendConfirmation(payload.userId, id);
        else await this.sendLink(payload.userId, id, 'invite', LETTERS.invitation);
      },
      'admin.userChanged': ({ id, payload }) => this.staff.tell(payload, id),
      'user.googleLinked': ({ id, payload }) => this.sendPlain(payload.userId, id, LETTERS.googleLinked()),
      'admin.confirmationSent': ({ id, payload }) => this.sendConfirmation(payload.userId, id),
      'admin.resetSent': ({ id, payload }) => this.sendPasswordLink(payload.userId, id),
    };
  }

  private async sendConfirmation(userId: string | null, eventId: string): Promise<void> {
    const user = userId === null ? null : await this.users.findById(userId);
    if (user && !user.emailConfirmedAt) await this.sendLink(user.id, eventId, 'confirm', LETTERS.confirmation);
  }

  /** Whoever has no password yet gets the invitation again. */
  private async sendPasswordLink(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.passwordHash) await this.sendLink(userId, eventId, 'reset', LETTERS.reset);
    else await this.sendLink(userId, eventId, 'invite', LETTERS.invitation);
  }

  /** Nobody has this address when userId is null: then there is nothing to send. */
  private async sendLink(userId: string | null, eventId: string, purpose: TokenPurpose, letter: (token: string) => Letter): Promise<void> {
    const user = userId ? await this.users.findById(userId) : null;
    if (user && !user.closedAt) await this.send(user, eventId, letter(await this.tokens.mint(user.id, purpose, user.email)));
  }

  private async sendPlain(userId: string, eventId: string, letter: Letter): Promise<void> {
    const user = await this.users.findById(userId);
    if (user && !user.closedAt) await this.send(user, eventId, letter);
  }

  /**
   * Word goes to the old address, the link to the new one; to neither when the new one has an account already. The old
   * one first, and once: whoever is to be warned is, before anything can change, and no failure there makes a second link.
   */
  private async sendEmailChange(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    const email = await this.emailChange.pending(userId);
    if (!user || user.closedAt || !email) return;
    await this.inbox.part('emails:emailChange.old', eventId, () => this.sendUnlessRefused(user, eventId, LETTERS.addressChangeAsked()));
    const letter = LETTERS.newAddress(await this.tokens.mint(userId, 'changeEmail', email));
    await this.mailer.send({ to: email, eventId: `${eventId}.new`, ...render(letter, user.firstName, this.config.appUrl) });
  }

  private async sendExport(userId: string, eventId: string): Promise<void> {
    await this.exports.build(userId);
    await this.sendPlain(userId, eventId, LETTERS.exportReady());
  }

  /** The firm hears of a consent that goes along, the person that nobody can log in any more; not an address that nobody confirmed. */
  private async tellOfClosing(userId: string, eventId: string, letter: Letter, isNews = true): Promise<void> {
    if (isNews) await this.inbox.part('emails:closing.firm', eventId, () => this.firm.tellOfClosing(userId, `${eventId}.firm`));
    const user = await this.users.findById(userId);
    if (user?.closedAt && user.emailConfirmedAt) await this.sendUnlessRefused(user, eventId, letter);
  }

  /** Whoever closed their account and comes back learns from this mail alone that it is there. */
  private async sendSignUpRepeated(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user) await this.send(user, eventId, user.closedAt ? LETTERS.closedAccountWanted() : LETTERS.signUpRepeated());
  }

  private async sendUnlessRefused(user: User, eventId: string, letter: Letter): Promise<void> {
    await this.mailer.sendUnlessRefused({ to: user.email, eventId, ...render(letter, user.firstName, this.config.appUrl) });
  }

  private async send(user: User, eventId: string, letter: Letter): Promise<void> {
    await this.mailer.send({ to: user.email, eventId, ...render(letter, user.firstName, this.config.appUrl) });
  }
}
