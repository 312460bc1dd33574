import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OwnAccount } from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { refuseOldSignIn, type AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { splitName, UserRepository, UsersService, type User } from '../../users/index.js';
import { IdentityRepository } from '../google/identity.repository.js';
import { AccountTokens } from '../links/account-tokens.js';
import { EmailChange } from '../links/email-change.js';
import { IdentityProof } from '../second-factor/identity-proof.js';
import { SessionStore } from '../session/session-store.js';

const noLock = async (): Promise<void> => undefined;

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly accounts: UserRepository,
    private readonly identities: IdentityRepository,
    private readonly sessions: SessionStore,
    private readonly tokens: AccountTokens,
    private readonly emailChange: EmailChange,
    private readonly proof: IdentityProof,
    private readonly events: Publisher,
  ) {}

  async show({ userId, sessionId }: AuthContext): Promise<OwnAccount> {
    const { name, email, phone, passwordHash } = await this.users.getById(userId);
    const devices = (await this.sessions.listOf(userId)).map((session) => ({
      ...session,
      isThisOne: session.id === sessionId,
    }));
    return {
      name,
      email,
      phone,
      hasPassword: passwordHash !== null,
      hasGoogle: await this.identities.hasAny(userId),
      devices,
    };
  }

  async changeDetails({ userId }: AuthContext, { name, phone }: { name: string; phone: string | null }): Promise<void> {
    await this.em.transactional(async () => {
      const user = await this.accounts.getForChange(userId);
      Object.assign(user, splitName(name), { phone: phone || null });
      this.events.publish('user.detailsChanged', { userId });
    });
  }

  /**
   * Changes the password of a person, ends their other sessions, invalidates all links that were emailed to them, and
   * cancels a pending change of email address. Returns the new token of the current session. Throws
   * `users.wrongPassword`, `auth.freshSignInNeeded` or an error of the password policy.
   */
  async changePassword(actor: AuthContext, current: string | undefined, password: string): Promise<string> {
    const { userId, sessionId } = actor;
    return this.afterProof(actor, current, noLock, async (user) => {
      await this.users.changePassword(user, password, 'new_password');
      await this.sessions.endAll(userId, sessionId);
      await this.tokens.retireAll(userId);
      this.events.publish('user.passwordChanged', { userId });
      return this.sessions.renew(sessionId);
    });
  }

  /** Takes effect with the link mailed to it. Throws `users.wrongPassword` or `auth.freshSignInNeeded`. */
  async changeEmail(actor: AuthContext, email: string, current: string | undefined): Promise<void> {
    await this.afterProof(actor, current, noLock, () => this.emailChange.request(actor.userId, email));
  }

  /** Throws `users.wrongPassword` or `auth.freshSignInNeeded`. */
  async removeGoogle(actor: AuthContext, current: string | undefined): Promise<void> {
    await this.afterProof(actor, current, noLock, async () => {
      await this.identities.unlinkAll(actor.userId);
      this.events.publish('user.googleRemoved', { userId: actor.userId });
    });
  }

  /** One session of this person, or with null all but the current one. */
  async endSessions({ userId, sessionId }: AuthContext, one: string | null): Promise<void> {
    await this.em.transactional(async () => {
      const sessions = one
        ? Number(await this.sessions.endOne(userId, one))
        : await this.sessions.endAll(userId, sessionId);
      if (sessions > 0) this.events.publish('user.sessionsEnded', { userId, sessions });
    });
  }

  /** Throws `users.wrongPassword`, `auth.freshSignInNeeded` or `users.lastSuperadmin`. */
  async close(actor: AuthContext, current: string | undefined): Promise<void> {
    const { userId } = actor;
    const lockSuperadmins = () => this.accounts.lockSuperadmins();
    await this.afterProof(actor, current, lockSuperadmins, async (user, superadmins) => {
      if (user.role === 'superadmin' && superadmins.length <= 1) throw new AppError('users.lastSuperadmin');
      user.closedAt = new Date();
      await this.sessions.endAll(userId);
      await this.tokens.retireAll(userId);
      this.events.publish('user.closed', { userId });
    });
  }

  /**
   * Runs `change` on the person's own account in one transaction, after the person has given their password. A person
   * without a password must have signed in recently. The password is checked before the transaction begins, so that a
   * rollback cannot undo the record of a wrong password. `lockFirst` locks other rows before the account is locked.
   * Throws `request.conflict` if the password was changed between the check and the transaction.
   */
  private async afterProof<T, L>(
    actor: AuthContext,
    password: string | undefined,
    lockFirst: () => Promise<L>,
    change: (user: User, locked: L) => Promise<T>,
  ): Promise<T> {
    const known = await this.users.getById(actor.userId);
    const proved = known.passwordHash;
    if (proved === null) refuseOldSignIn(actor, ACCOUNT.logInAgain);
    else await this.proof.checkPassword(known, password ?? '', 'current_password');
    return this.em.transactional(async () => {
      const locked = await lockFirst();
      const user = await this.accounts.getForChange(actor.userId);
      if (user.passwordHash !== proved) throw new AppError('request.conflict');
      return change(user, locked);
    });
  }
}
