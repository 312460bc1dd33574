import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserRepository, UsersService } from '../../users/index.js';
import { SessionStore } from '../session/session-store.js';
import { RequestedEmail } from './account-token.entity.js';
import { AccountTokens, type MailedLink } from './account-tokens.js';

/** The owner proves who they are for the request, and confirms the new address by a link. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly accounts: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
  ) {}

  /**
   * Stores the requested new email address of a person. The address replaces any address that the person requested
   * earlier, and the links of the earlier request become invalid. The caller cannot tell whether the new address
   * already has an account.
   */
  async request(userId: string, email: string): Promise<void> {
    await this.em.transactional(async () => {
      await this.em.upsert(RequestedEmail, { userId, email, askedAt: new Date() });
      await this.tokens.retire(userId, 'changeEmail');
      this.events.publish('user.emailChangeAsked', { userId });
    });
  }

  /** Null if none is requested and unconfirmed, or if another account now uses it. */
  async pending(userId: string): Promise<string | null> {
    const request = await this.em.findOne(RequestedEmail, { userId }, { refresh: true });
    return request && (await this.users.lookUp(request.email)).id === null ? request.email : null;
  }

  /**
   * Confirms the new email address with the link that was emailed to this address, and ends the person's other
   * sessions. Returns false if the link has another purpose or no longer works. Throws `auth.linkExpired` if another
   * account now has the address, or if the person has since requested a different address. After such an error, the
   * link can be used again.
   */
  async confirm(token: string, sessionId: string | null): Promise<boolean> {
    try {
      return await this.em.transactional(async () => {
        const used = await this.tokens.use(token, 'changeEmail');
        if (!used) return false;
        await this.moveTo(used, sessionId);
        return true;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AppError('auth.linkExpired', { cause: error });
      throw error;
    }
  }

  private async moveTo({ userId, wasSentTo }: MailedLink, sessionId: string | null): Promise<void> {
    // The account is locked before the requested address is read. A password change deletes the requested address, so
    // the password must not change while the address is being confirmed.
    const user = await this.accounts.getForChange(userId);
    const email = await this.pending(userId);
    if (!email || !wasSentTo(email)) throw new AppError('auth.linkExpired');
    user.email = email;
    await this.tokens.retireAll(userId);
    await this.sessions.endAll(userId, sessionId);
    this.events.publish('user.emailChanged', { userId });
  }
}
