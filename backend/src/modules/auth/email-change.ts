import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { UserRecords } from '../users/index.js';
import { AccountTokens, type Spent } from './account-tokens.js';
import { SessionStore } from './session-store.js';

/** Moving an account to another mail address: asked for with the password, confirmed from the new address, told to the old one. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly em: EntityManager,
    private readonly records: UserRecords,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
  ) {}

  /** Notes the wish; a newer one takes its place, and links for the older one die now, not when the next is mailed. Says nothing about whether the new address has an account already. */
  async ask(userId: string, email: string): Promise<void> {
    await this.em.transactional(async () => {
      await this.em.execute('insert into email_changes (user_id, email) values (?, ?) on conflict (user_id) do update set email = excluded.email, asked_at = now()', [userId, email]);
      await this.tokens.retire(userId, 'changeEmail');
      this.events.publish('user.emailChangeAsked', { userId });
    });
  }

  /** The address waiting to be confirmed; null when there is none, or when it has become another account's. For workers. */
  async pending(userId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ email: string }[]>('select email from email_changes c where user_id = ? and not exists (select 1 from users u where u.email = c.email)', [userId]);
    return row?.email ?? null;
  }

  /**
   * Follows the link that went to the new address; the person's sessions end, but for the one in use there. False when it
   * is not such a link; throws `auth.linkExpired` when the
   * address was taken meanwhile or the link was mailed to another one than is asked for now. Then it is not spent.
   */
  async confirm(token: string, sessionId: string | null): Promise<boolean> {
    try {
      return await this.em.transactional(async () => {
        const spent = await this.tokens.spend(token, 'changeEmail');
        if (!spent) return false;
        await this.moveTo(spent, sessionId);
        return true;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AppError('auth.linkExpired', { cause: error });
      throw error;
    }
  }

  private async moveTo({ userId, wentTo }: Spent, sessionId: string | null): Promise<void> {
    // Locked before the look at what is asked for: a new password that drops the wish comes before or after, not between.
    const user = await this.records.getForChange(userId);
    const email = await this.pending(userId);
    if (!email || !wentTo(email)) throw new AppError('auth.linkExpired');
    user.email = email;
    await this.tokens.retireAll(userId);
    await this.sessions.endAll(userId, sessionId);
    this.events.publish('user.emailChanged', { userId });
  }
}
