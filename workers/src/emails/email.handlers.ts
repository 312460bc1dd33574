import { Inject, Injectable } from '@nestjs/common';
import type { TokenPurpose } from '#contract/limits/sessions.js';
import { SAFETY } from '#contract/messages/second-factor.js';
import { AccountTokens, DataExport, EmailChange } from '#modules/auth/index.js';
import { UserRepository, UsersService, type User } from '#modules/users/index.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { Inbox } from '#platform/events/inbox.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';
import { AccountChangeNotices } from './account-change-notices.js';
import { EMAIL_TEMPLATES, erasureDate, type EmailContent } from './email-templates.js';
import { InternalNotifications } from './internal-notifications.js';
import { greetedName, renderEmail } from './render-email.js';
import { StoppableMails } from './stoppable-mails.js';

/**
 * Sends emails when events occur. The secrets in emailed links are created by this class, so that the secrets never
 * appear in an event or a queue. If a job is repeated, the email contains the same link again.
 */
@Injectable()
export class EmailHandlers implements QueueHandlers<'emails'> {
  readonly queue = 'emails';
  readonly delivery = 'atLeastOnce';
  readonly table: HandlersFor<'emails'>;

  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly internal: InternalNotifications,
    private readonly accountChanges: AccountChangeNotices,
    private readonly stoppable: StoppableMails,
    private readonly exports: DataExport,
    private readonly emailChange: EmailChange,
    private readonly records: UserRepository,
    private readonly inbox: Inbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.table = {
      'user.signedUp': ({ id, payload }) => this.sendConfirmation(payload.userId, id),
      'user.confirmationRequested': ({ id, payload }) =>
        this.sendConfirmation(payload.userId, id, payload.isNewAddress),
      'user.signUpRepeated': ({ id, payload }) => this.sendSignUpRepeated(payload.userId, id),
      'user.resetRequested': ({ id, payload }) => this.sendReset(payload.userId, id),
      'user.passwordReset': ({ id, payload }) => this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.passwordChanged()),
      'user.passwordChanged': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.ownPasswordChanged()),
      'user.emailChangeAsked': ({ id, payload }) => this.sendEmailChange(payload.userId, id),
      'user.exportAsked': ({ id, payload }) => this.sendExport(payload.userId, id),
      'user.confirmed': ({ id, payload }) => this.internal.notifyOfSignUp(payload.userId, id),
      'user.closed': ({ id, payload }) => this.sendClosing(payload.userId, id, EMAIL_TEMPLATES.accountClosed()),
      'admin.userClosed': ({ id, payload }) => this.sendClosing(payload.userId, id, EMAIL_TEMPLATES.closedByStaff()),
      'admin.userLocked': ({ id, payload }) => this.sendLocking(payload.userId, id),
      'admin.userUnlocked': ({ id, payload }) =>
        this.sendOpening(payload.userId, id, EMAIL_TEMPLATES.unlockedByStaff()),
      'admin.erasureNoted': async ({ id, payload }) => {
        const askedAt = await this.records.erasureRequestedAt(payload.userId);
        if (askedAt)
          await this.sendClosing(
            payload.userId,
            id,
            EMAIL_TEMPLATES.erasureNoted(erasureDate(askedAt)),
            'closed' in payload.changes,
          );
      },
      'admin.userRestored': async ({ id, payload }) => {
        await this.inbox.atLeastOnce('emails:restoring.firm', id, () =>
          this.internal.notifyOfRestoring(payload.userId, id),
        );
        await this.sendOpening(payload.userId, id, EMAIL_TEMPLATES.restoredByStaff());
      },
      'admin.userErased': async ({ id, payload }) => {
        if (payload.hadConsent) await this.internal.notifyOfErasure(payload.userId, id);
      },
      'user.signInSlowed': ({ id, payload }) =>
        this.sendUnlessLocked(payload.userId, id, EMAIL_TEMPLATES.signInSlowed()),
      'user.signedIn': async ({ id, payload }) => {
        if (payload.newDevice) await this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.newDevice());
      },
      'user.factorAdded': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.factorAdded(SAFETY.kinds[payload.kind])),
      'user.factorRemoved': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.factorRemoved(SAFETY.kinds[payload.kind])),
      'user.recoveryCodesMade': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.recoveryCodesMade()),
      'user.recoveryCodeUsed': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.recoveryCodeUsed()),
      'admin.factorsRemoved': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.factorsRemovedByStaff()),
      'operator.factorsRemoved': ({ id, payload }) =>
        this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.factorsRemovedByStaff()),
      'alerts.mailDue': ({ id, payload }) => this.stoppable.sendChanges(payload, id),
      'deadlines.reminderDue': ({ id, payload }) => this.stoppable.sendReminder(payload, id),
      'consent.changed': ({ id, payload }) => this.internal.notifyOfConsent(payload.consentId, id),
      'contact.messageReceived': ({ id, payload }) => this.internal.forwardContactMessage(payload.messageId, id),
      'admin.userCreated': async ({ id, payload }) => {
        if (payload.withLink) await this.sendLink(payload.userId, id, 'invite', EMAIL_TEMPLATES.invitation);
      },
      'admin.userChanged': async ({ id, payload }) => {
        if (payload.changes['consent']?.after === 'false')
          await this.inbox.atLeastOnce('emails:consentEnded.firm', id, () =>
            this.internal.notifyOfNewAddress(payload.userId, id),
          );
        await this.accountChanges.send(payload, id);
      },
      'user.googleLinked': ({ id, payload }) => this.sendPlain(payload.userId, id, EMAIL_TEMPLATES.googleLinked()),
      'admin.confirmationSent': ({ id, payload }) => this.sendConfirmation(payload.userId, id),
      'admin.resetSent': ({ id, payload }) => this.sendPasswordLink(payload.userId, id),
    };
  }

  /** `isNewAddress` is true if staff have just changed the email address of the account. */
  private async sendConfirmation(userId: string | null, eventId: string, isNewAddress = false): Promise<void> {
    const user = userId === null ? null : await this.users.findById(userId);
    if (!user || user.emailConfirmedAt) return;
    // A person without a password could not sign in after confirming the email address. Such a person gets an
    // invitation instead. The link in the invitation lets the person choose a password and also confirms the address.
    if (!user.passwordHash) return this.sendLink(user.id, eventId, 'invite', EMAIL_TEMPLATES.invitation);
    // People accept the terms when they sign up. If no terms were accepted for an account, staff opened the account.
    const welcome = user.termsAcceptedAt ? EMAIL_TEMPLATES.confirmation : EMAIL_TEMPLATES.openedByStaff;
    await this.sendLink(user.id, eventId, 'confirm', isNewAddress ? EMAIL_TEMPLATES.newAddressByStaff : welcome);
  }

  private async sendPasswordLink(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.passwordHash) await this.sendLink(userId, eventId, 'reset', EMAIL_TEMPLATES.reset);
    else await this.sendLink(userId, eventId, 'invite', EMAIL_TEMPLATES.invitation);
  }

  /** Nothing for null, which means no such account, or if the account is closed. */
  private async sendLink(
    userId: string | null,
    eventId: string,
    purpose: TokenPurpose,
    template: (token: string) => EmailContent,
  ): Promise<void> {
    const user = userId ? await this.users.findById(userId) : null;
    if (user && !user.closedAt)
      await this.send(user, eventId, template(await this.tokens.create(user.id, purpose, user.email, eventId)));
  }

  private async sendPlain(userId: string, eventId: string, content: EmailContent): Promise<void> {
    const user = await this.users.findById(userId);
    if (user && !user.closedAt) await this.send(user, eventId, content);
  }

  /** Advises the owner to log in or set a new password or, if the account is locked, says that neither works. */
  private async sendUnlessLocked(userId: string, eventId: string, content: EmailContent): Promise<void> {
    const user = await this.users.findById(userId);
    if (user && !user.closedAt)
      await this.send(user, eventId, user.lockedAt ? EMAIL_TEMPLATES.lockedAccountWanted() : content);
  }

  /** Sends the link with which a person sets a new password, unless the account is locked. */
  private async sendReset(userId: string | null, eventId: string): Promise<void> {
    const user = userId === null ? null : await this.users.findById(userId);
    if (user?.lockedAt && !user.closedAt) await this.send(user, eventId, EMAIL_TEMPLATES.lockedAccountWanted());
    else await this.sendLink(userId, eventId, 'reset', EMAIL_TEMPLATES.reset);
  }

  /** Nothing to an address that is not confirmed, or if the account has been unlocked meanwhile. */
  private async sendLocking(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.lockedAt && !user.closedAt && user.emailConfirmedAt)
      await this.sendUnlessRefused(user, eventId, EMAIL_TEMPLATES.lockedByStaff());
  }

  /** Tells the owner of an account that they can log in again, unless something else still prevents it. */
  private async sendOpening(userId: string, eventId: string, content: EmailContent): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.emailConfirmedAt && !user.lockedAt && !user.closedAt)
      await this.sendUnlessRefused(user, eventId, content);
  }

  /**
   * Handles a person's request to change their email address. The method first sends a warning to the old address, and
   * then a confirmation link to the new one. If the mail server cannot accept the warning at the moment, no link is
   * sent and the job is retried. If the new address already has an account, neither email is sent. A repeated job does
   * not send the warning again.
   */
  private async sendEmailChange(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    const email = await this.emailChange.pending(userId);
    if (!user || user.closedAt || !email) return;
    await this.inbox.atLeastOnce('emails:emailChange.old', eventId, () =>
      this.sendUnlessRefused(user, eventId, EMAIL_TEMPLATES.addressChangeRequested()),
    );
    const content = EMAIL_TEMPLATES.newAddress(await this.tokens.create(userId, 'changeEmail', email, eventId));
    await this.mailer.send({
      to: email,
      eventId,
      part: 'new',
      // The email does not contain the name of the person, because the new address is not confirmed and may belong to a
      // stranger.
      ...renderEmail(content, '', this.config.appUrl),
    });
  }

  private async sendExport(userId: string, eventId: string): Promise<void> {
    await this.exports.build(userId);
    await this.sendPlain(userId, eventId, EMAIL_TEMPLATES.exportReady());
  }

  /**
   * Tells the owner of a closed account that no one can sign in to the account anymore. No email is sent to an owner
   * whose address is not confirmed. The firm is also notified if the owner had agreed to be contacted. `wasOpen` is
   * false if the account had already been closed before. In that case, the firm is not notified again.
   */
  private async sendClosing(userId: string, eventId: string, content: EmailContent, wasOpen = true): Promise<void> {
    if (wasOpen)
      await this.inbox.atLeastOnce('emails:closing.firm', eventId, () =>
        this.internal.notifyOfClosing(userId, eventId),
      );
    const user = await this.users.findById(userId);
    if (user?.closedAt && user.emailConfirmedAt) await this.sendUnlessRefused(user, eventId, content);
  }

  /** The owner of a closed or locked account learns only from this email why it cannot be used. */
  private async sendSignUpRepeated(userId: string, eventId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (user?.closedAt) await this.send(user, eventId, EMAIL_TEMPLATES.closedAccountWanted());
    else await this.sendUnlessLocked(userId, eventId, EMAIL_TEMPLATES.signUpRepeated());
  }

  private async sendUnlessRefused(user: User, eventId: string, content: EmailContent): Promise<void> {
    await this.mailer.sendUnlessRefused({
      to: user.email,
      eventId,
      ...renderEmail(content, greetedName(user), this.config.appUrl),
    });
  }

  private async send(user: User, eventId: string, content: EmailContent): Promise<void> {
    await this.mailer.send({ to: user.email, eventId, ...renderEmail(content, greetedName(user), this.config.appUrl) });
  }
}
