import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LOGIN } from '../../contract/messages/account.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { isPassword, type User, UserRecords, UsersService } from '../users/index.js';
import { AccountTokens } from './account-tokens.js';
import { EmailChange } from './email-change.js';
import { SessionStore } from './session-store.js';
import { SignInThrottle } from './sign-in-throttle.js';

/** The browser somebody signs in with: what it calls itself, the marks it keeps of earlier sign-ins, the session it came with. */
export interface Visitor { device: string; marks: readonly string[]; oldToken: string | null }

/** Signing in, confirming an address and setting a new password. */
@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly records: UserRecords,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
    private readonly throttle: SignInThrottle,
    private readonly emailChange: EmailChange,
  ) {}

  /**
   * The person this email and password belong to. An unknown address takes as long and answers the same as a wrong
   * password; only the right one learns that the address is not confirmed. Throws `auth.invalidCredentials`,
   * `auth.notConfirmed`, or `request.tooMany` after many wrong tries, unless the browser is known (`deviceMarks`).
   */
  async checkPassword(email: string, password: string, deviceMarks: readonly string[]): Promise<User> {
    const { id, passwordHash, isClosed, isConfirmed } = await this.users.lookUp(email);
    if (!this.throttle.isKnownDevice(email, deviceMarks)) await this.slowDown(email, id);
    const isRight = await isPassword(password, passwordHash);
    if (id === null || !isRight) return this.refuse(email, id, 'password', new AppError('auth.invalidCredentials'));
    if (isClosed) return this.refuse(email, id, 'closed', new AppError('auth.invalidCredentials'));
    if (!isConfirmed) return this.refuse(email, id, 'unconfirmed', new AppError('auth.notConfirmed', { detail: LOGIN.notConfirmed }));
    await this.throttle.clear(email);
    return this.users.getById(id);
  }

  /** Starts a session for a person who has proved who they are; ends the one the browser came with. */
  async signIn(user: User, { device, marks, oldToken }: Visitor): Promise<string> {
    if (oldToken) await this.sessions.end(oldToken);
    return this.em.transactional(async () => {
      const session = await this.sessions.create(user.id, device, this.throttle.isKnownDevice(user.email, marks));
      this.events.publish('user.signedIn', { userId: user.id, sessionId: session.id, newDevice: session.isNewDevice });
      return session.token;
    });
  }

  async signOut(token: string, userId: string | null): Promise<void> {
    await this.sessions.end(token);
    if (userId) this.events.publish('user.signedOut', { userId });
    await this.em.flush();
  }

  /** Asks for the confirmation mail again; says nothing about whether the address is known. */
  async requestConfirmation(email: string): Promise<void> {
    const { id, isClosed } = await this.users.lookUp(email);
    this.events.publish('user.confirmationRequested', { userId: isClosed ? null : id });
    await this.em.flush();
  }

  /** Confirms the address a link was mailed to; following the link again within a day is a success too. `sessionId`: the one in use where it is followed. */
  async confirm(token: string, sessionId: string | null): Promise<void> {
    if ((await this.confirmOwn(token)) || (await this.emailChange.confirm(token, sessionId))) return;
    if ((await this.tokens.wasJustSpent(token, 'confirm')) || (await this.tokens.wasJustSpent(token, 'changeEmail'))) return;
    throw new AppError('auth.linkExpired');
  }

  /** False when it is not such a link. */
  private async confirmOwn(token: string): Promise<boolean> {
    return this.em.transactional(async () => {
      const spent = await this.tokens.spend(token, 'confirm');
      if (!spent) return false;
      const user = await this.records.getForChange(spent.userId);
      if (spent.wentTo(user.email) === false) throw new AppError('auth.linkExpired');
      this.users.confirmAddress(user);
      return true;
    });
  }

  /** The same work for every address: one look-up, one outbox row. The worker decides whether there is anyone to mail. */
  async requestReset(email: string): Promise<void> {
    const { id, isClosed } = await this.users.lookUp(email);
    this.events.publish('user.resetRequested', { userId: isClosed ? null : id });
    await this.em.flush();
  }

  /**
   * Sets a new password and ends all sessions, links, sign-ins with Google and a waiting address change at once. A password the policy
   * refuses does not spend the link. Having followed the link proves the address it was mailed to, and no other. Throws `auth.linkExpired` or the policy's refusals.
   */
  async completeReset(token: string, password: string): Promise<void> {
    const owner = (await this.tokens.find(token, 'reset')) ?? (await this.tokens.find(token, 'invite'));
    if (!owner) throw new AppError('auth.linkExpired');
    await this.em.transactional(async () => {
      const user = await this.records.getForChange(owner);
      await this.users.changePassword(user, password, 'new_password');
      const won = (await this.tokens.spend(token, 'reset')) ?? (await this.tokens.spend(token, 'invite'));
      if (!won || won.wentTo(user.email) === false) throw new AppError('auth.linkExpired');
      if (won.wentTo(user.email)) this.users.confirmAddress(user);
      await this.records.unlinkGoogle(user.id);
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

  private async refuse(email: string, userId: string | null, reason: 'password' | 'unconfirmed' | 'closed', error: AppError): Promise<never> {
    this.events.publish('user.signInFailed', { userId, reason });
    // Asked for unknown addresses too: the same work for everybody.
    const isTime = await this.throttle.shouldTell(email);
    if (userId && isTime) this.events.publish('user.signInSlowed', { userId });
    await this.em.flush();
    throw error;
  }
}
