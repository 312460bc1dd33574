import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { UsersService } from '../users/index.js';
import { AccountTokens } from './account-tokens.js';

/** Moving an account to another mail address: asked for with the password, confirmed from the new address, told to the old one. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly tokens: AccountTokens,
    private readonly events: Publisher,
  ) {}

  /** Notes the wish; a newer one takes its place. Says nothing about whether the new address has an account already. */
  async ask(userId: string, email: string): Promise<void> {
    await this.em.transactional(async () => {
      await this.em.execute('insert into email_changes (user_id, email) values (?, ?) on conflict (user_id) do update set email = excluded.email, asked_at = now()', [userId, email]);
      this.events.publish('user.emailChangeAsked', { userId });
    });
  }

  /** The address waiting to be confirmed; null when there is none, or when it has become another account's. For workers. */
  async pending(userId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ email: string }[]>('select email from email_changes c where user_id = ? and not exists (select 1 from users u where u.email = c.email)', [userId]);
    return row?.email ?? null;
  }

  /** Follows the link that went to the new address. False when it is not such a link; throws `auth.linkExpired` when the address was taken meanwhile. */
  async confirm(token: string): Promise<boolean> {
    const userId = await this.tokens.spend(token, 'changeEmail');
    if (!userId) return false;
    try {
      await this.em.transactional(async () => {
        const email = await this.pending(userId);
        if (!email) throw new AppError('auth.linkExpired');
        const user = await this.users.getById(userId);
        user.email = email;
        await this.em.execute('delete from email_changes where user_id = ?', [userId]);
        await this.tokens.retire(userId, 'reset');
        this.events.publish('user.emailChanged', { userId });
      });
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AppError('auth.linkExpired', { cause: error });
      throw error;
    }
  }
}
