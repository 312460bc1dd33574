import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OwnAccount } from '../../contract/account.contract.js';
import { ACCOUNT } from '../../contract/messages/own-account.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { type AuthContext, refuseOldSignIn } from '../../platform/http/auth-context.js';
import { splitName, type User, UserRecords, UsersService } from '../users/index.js';
import { AccountTokens } from './account-tokens.js';
import { EmailChange } from './email-change.js';
import { SessionStore } from './session-store.js';

/** What people do to their own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly records: UserRecords,
    private readonly sessions: SessionStore,
    private readonly tokens: AccountTokens,
    private readonly emailChange: EmailChange,
    private readonly events: Publisher,
  ) {}

  async show({ userId, sessionId }: AuthContext): Promise<OwnAccount> {
    const { name, email, phone, passwordHash } = await this.users.getById(userId);
    const devices = (await this.sessions.listOf(userId)).map((session) => ({ ...session, isThisOne: session.id === sessionId }));
    return { name, email, phone, hasPassword: passwordHash !== null, hasGoogle: await this.records.hasGoogle(userId), devices };
  }

  async changeDetails({ userId }: AuthContext, { name, phone }: { name: string; phone: string | null }): Promise<void> {
    const user = await this.users.getById(userId);
    Object.assign(user, splitName(name), { phone: phone || null });
    this.events.publish('user.detailsChanged', { userId });
    await this.em.flush();
  }

  /** Ends the other sessions, all mailed links and a waiting address change too. Throws `users.wrongPassword`, `auth.freshSignInNeeded` or the password policy's refusals. */
  async changePassword(actor: AuthContext, current: string | undefined, password: string): Promise<void> {
    const { userId, sessionId } = actor;
    await this.em.transactional(async () => {
      const user = await this.records.getForChange(userId);
      await this.refuseUnproved(actor, user, current);
      await this.users.changePassword(user, password, 'new_password');
      await this.sessions.endAll(userId, sessionId);
      await this.tokens.retireAll(userId);
      this.events.publish('user.passwordChanged', { userId });
    });
  }

  /** Asks for another mail address; it changes once it is confirmed from there. Throws `users.wrongPassword`, `auth.freshSignInNeeded`. */
  async changeEmail(actor: AuthContext, email: string, current: string | undefined): Promise<void> {
    await this.em.transactional(async () => {
      await this.refuseUnproved(actor, await this.records.getForChange(actor.userId), current);
      await this.emailChange.ask(actor.userId, email);
    });
  }

  /** Throws `users.wrongPassword`, `auth.freshSignInNeeded`. */
  async removeGoogle(actor: AuthContext, current: string | undefined): Promise<void> {
    await this.em.transactional(async () => {
      await this.refuseUnproved(actor, await this.records.getForChange(actor.userId), current);
      await this.records.unlinkGoogle(actor.userId);
      this.events.publish('user.googleRemoved', { userId: actor.userId });
    });
  }

  /** Ends one session, or with null all but this one. */
  async endSessions({ userId, sessionId }: AuthContext, one: string | null): Promise<void> {
    await this.em.transactional(async () => {
      const sessions = one ? Number(await this.sessions.endOne(userId, one)) : await this.sessions.endAll(userId, sessionId);
      if (sessions > 0) this.events.publish('user.sessionsEnded', { userId, sessions });
    });
  }

  /** Closes the account and ends every session. Throws `users.wrongPassword`, `auth.freshSignInNeeded`, `users.lastSuperadmin`. */
  async close(actor: AuthContext, current: string | undefined): Promise<void> {
    const { userId } = actor;
    await this.em.transactional(async () => {
      const superadmins = await this.records.lockSuperadmins();
      const user = await this.records.getForChange(userId);
      await this.refuseUnproved(actor, user, current);
      if (user.role === 'superadmin' && superadmins.ids.length <= 1) throw new AppError('users.lastSuperadmin');
      user.closedAt = new Date();
      await this.sessions.endAll(userId);
      await this.tokens.retireAll(userId);
      this.events.publish('user.closed', { userId });
    });
  }

  /** Whoever signs in with Google alone has no password to ask for: a recent sign-in stands in for it. */
  private async refuseUnproved(actor: AuthContext, user: User, password: string | undefined): Promise<void> {
    if (user.passwordHash === null) return refuseOldSignIn(actor, ACCOUNT.logInAgain);
    if (await this.users.hasPassword(user, password ?? '')) return;
    const { message } = new AppError('users.wrongPassword');
    throw new AppError('users.wrongPassword', { errors: { current_password: message } });
  }
}
