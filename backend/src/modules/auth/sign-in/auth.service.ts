import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ProofKind } from '#contract/limits/second-factor.js';
import { LOGIN } from '#contract/messages/account.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { RateLimiter } from '#platform/limits/rate-limiter.js';
import { isPassword, UserRepository, UsersService, type User } from '../../users/index.js';
import { IdentityRepository } from '../google/identity.repository.js';
import { AccountTokens } from '../links/account-tokens.js';
import { EmailChange } from '../links/email-change.js';
import { SessionStore } from '../session/session-store.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';

/**
 * The browser in which a person is signing in: its user agent, the token of its previous session, and the tokens in its
 * cookie that prove earlier sign-ins. `secondFactor` is the kind of proof that the person gave in the second step, or
 * undefined if there was no second step.
 */
export interface Visitor {
  device: string;
  deviceTokens: readonly string[];
  oldToken: string | null;
  secondFactor: ProofKind | undefined;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly accounts: UserRepository,
    private readonly identities: IdentityRepository,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
    private readonly throttle: SignInThrottle,
    private readonly emailChange: EmailChange,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Returns the account with this email address and password. Throws `auth.invalidCredentials` if the address or the
   * password is wrong. Throws `auth.closed`, `auth.locked` or `auth.notConfirmed` if the password is correct but the
   * account is closed or locked or the address is not confirmed. Throws `request.tooMany` after many wrong attempts,
   * and only after very many if one of `deviceTokens` proves an earlier sign-in from this browser. For an unknown
   * address, the method takes as long as for a wrong password and throws the same error.
   */
  async checkPassword(email: string, password: string, deviceTokens: readonly string[]): Promise<User> {
    const found = await this.users.lookUp(email);
    const { id, passwordHash, isClosed, isLocked, isConfirmed } = found;
    const isKnown = this.throttle.isKnownDevice({ email, ...found }, deviceTokens) && id !== null;
    if (!isKnown || !(await this.throttle.takeKnownDevice(id, found))) await this.slowDown(email, id);
    const isRight = await isPassword(password, passwordHash);
    if (id === null || !isRight) return this.refuse(email, id, 'password', new AppError('auth.invalidCredentials'));
    if (isClosed) return this.refuse(email, id, 'closed', new AppError('auth.closed'));
    if (isLocked) return this.refuse(email, id, 'locked', new AppError('auth.locked'));
    if (!isConfirmed)
      return this.refuse(email, id, 'unconfirmed', new AppError('auth.notConfirmed', { detail: LOGIN.notConfirmed }));
    await this.throttle.clearKnownDevice(id);
    const user = await this.users.getById(id);
    if (user.passwordHash !== passwordHash)
      return this.refuse(email, id, 'password', new AppError('auth.invalidCredentials'));
    await this.throttle.clear(email);
    return user;
  }

  /**
   * Starts a session for a person who has proved their identity, and ends the previous session of the same browser.
   * Returns the token of the new session. Throws `auth.invalidCredentials` if the account was closed or locked or its
   * password was changed after the person proved their identity. Otherwise, a session would start although all
   * sessions of the person were just ended.
   */
  async signIn(user: User, { device, deviceTokens, oldToken, secondFactor }: Visitor): Promise<string> {
    if (oldToken) await this.sessions.end(oldToken);
    return this.em.transactional(async () => {
      // Locking the account also makes sure that simultaneous sign-ins cannot exceed the maximum number of sessions.
      if (!(await this.accounts.lockForSignIn(user))) throw new AppError('auth.invalidCredentials');
      const session = await this.sessions.create(user.id, device, {
        hasToken: this.throttle.isKnownDevice(user, deviceTokens),
        hasFactor: secondFactor !== undefined,
      });
      this.events.publish('user.signedIn', {
        userId: user.id,
        sessionId: session.id,
        newDevice: session.isNewDevice,
        ...(secondFactor && { secondFactor }),
      });
      return session.token;
    });
  }

  async signOut(token: string, userId: string | null): Promise<void> {
    await this.sessions.end(token);
    if (userId) this.events.publish('user.signedOut', { userId });
    await this.em.flush();
  }

  /**
   * Requests another confirmation email for the owner of a session. No email is sent if the address is already
   * confirmed. Throws `auth.addressNeeded` if there is no session with this token, and `request.tooMany` after too many
   * requests.
   */
  async requestOwnConfirmation(sessionToken: string | null, networkAddress: string): Promise<void> {
    const email = sessionToken && (await this.sessions.addressOf(sessionToken));
    if (!email) throw new AppError('auth.addressNeeded');
    await this.limiter.takeAll(['confirmMailAccount'], { address: networkAddress, account: email });
    await this.requestConfirmation(email);
  }

  /** The response does not reveal whether the address has an account. */
  async requestConfirmation(email: string): Promise<void> {
    const { id, isClosed } = await this.users.lookUp(email);
    this.events.publish('user.confirmationRequested', { userId: isClosed ? null : id });
    await this.em.flush();
  }

  /**
   * Confirms the email address to which a link was sent. Returns 'now' if the link confirms the address with this call.
   * Returns 'before' if the address was already confirmed, with this link less than a day ago or in another way.
   * `sessionId` is the session of the browser that opened the link, or null. Throws `auth.linkExpired` if the link does
   * not work.
   */
  async confirm(token: string, sessionId: string | null): Promise<'now' | 'before'> {
    const own = await this.confirmOwn(token);
    if (own) return own;
    if (await this.emailChange.confirm(token, sessionId)) return 'now';
    if ((await this.tokens.wasJustUsed(token, 'confirm')) || (await this.tokens.wasJustUsed(token, 'changeEmail')))
      return 'before';
    if (await this.hasConfirmedOwner(token)) return 'before';
    throw new AppError('auth.linkExpired');
  }

  private async confirmOwn(token: string): Promise<'now' | null> {
    return this.em.transactional(async () => {
      const owner = await this.tokens.find(token, 'confirm');
      const user = owner && (await this.accounts.getForChange(owner));
      if (!user || user.emailConfirmedAt) return null;
      const used = await this.tokens.use(token, 'confirm');
      if (!used) return null;
      if (used.wasSentTo(user.email) === false) throw new AppError('auth.linkExpired');
      this.users.confirmAddress(user);
      return 'now';
    });
  }

  private async hasConfirmedOwner(token: string): Promise<boolean> {
    const link = await this.tokens.findAny(token, 'confirm');
    const user = link && (await this.users.findById(link.userId));
    return Boolean(user?.emailConfirmedAt && !user.closedAt && link?.wasSentTo(user.email));
  }

  /** Does the same for every address, so that its duration tells nothing. A worker decides on the email. */
  async requestReset(email: string): Promise<void> {
    const { id, isClosed } = await this.users.lookUp(email);
    this.events.publish('user.resetRequested', { userId: isClosed ? null : id });
    await this.em.flush();
  }

  /**
   * Sets a new password. The same transaction ends all sessions of the person, unlinks their Google accounts,
   * invalidates the links that were emailed to them, and cancels a pending change of their email address. The email
   * address becomes confirmed if the link was sent to it. If the password policy rejects the password, the link can be
   * used again. Throws `auth.linkExpired` or an error of the password policy.
   */
  async completeReset(token: string, password: string): Promise<void> {
    const owner = (await this.tokens.find(token, 'reset')) ?? (await this.tokens.find(token, 'invite'));
    if (!owner) throw new AppError('auth.linkExpired');
    await this.em.transactional(async () => {
      const user = await this.accounts.getForChange(owner);
      await this.users.changePassword(user, password, 'new_password');
      const won = (await this.tokens.use(token, 'reset')) ?? (await this.tokens.use(token, 'invite'));
      if (!won || won.wasSentTo(user.email) === false) throw new AppError('auth.linkExpired');
      if (won.wasSentTo(user.email)) this.users.confirmAddress(user);
      await this.identities.unlinkAll(user.id);
      await this.tokens.retireAll(user.id);
      await this.sessions.endAll(user.id);
      await this.throttle.clear(user.email);
      this.events.publish('user.passwordReset', { userId: user.id });
    });
  }

  private async slowDown(email: string, userId: string | null): Promise<void> {
    try {
      await this.throttle.take(email);
    } catch (error) {
      if (error instanceof AppError) this.events.publish('user.signInFailed', { userId, reason: 'limit' });
      await this.em.flush();
      throw error;
    }
  }

  private async refuse(
    email: string,
    userId: string | null,
    reason: 'password' | 'unconfirmed' | 'closed' | 'locked',
    error: AppError,
  ): Promise<never> {
    this.events.publish('user.signInFailed', { userId, reason });
    // Whether the owner must be notified is also checked for addresses without an account. Otherwise, the duration of a
    // failed sign-in would reveal which addresses have an account.
    const isTime = await this.throttle.shouldNotifyOwner(email);
    if (userId && isTime) this.events.publish('user.signInSlowed', { userId });
    await this.em.flush();
    throw error;
  }
}
