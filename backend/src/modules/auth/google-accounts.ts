import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TERMS_VERSION } from '../../contract/limits.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { type User, UsersService } from '../users/index.js';

const ISSUER = 'https://accounts.google.com';

interface GoogleProfile {
  subject: string;
  /** Null unless Google says that it has verified the address. */
  email: string | null;
  firstName: string;
  lastName: string;
}

/** Which account a Google identity belongs to. The identity is issuer and subject; the address only links them once. */
@Injectable()
export class GoogleAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly events: Publisher,
  ) {}

  /** Throws `auth.googleRefused` for a closed account and for an unknown identity without a verified address, `auth.notConfirmed` while the account's own address waits to be confirmed. */
  async personOf(profile: GoogleProfile): Promise<User> {
    const user = (await this.findLinked(profile.subject)) ?? (await this.link(profile));
    if (user.closedAt) throw new AppError('auth.googleRefused');
    if (!user.emailConfirmedAt) throw new AppError('auth.notConfirmed');
    return user;
  }

  private async findLinked(subject: string): Promise<User | null> {
    const [row] = await this.em.execute<{ user_id: string }[]>('select user_id from identities where issuer = ? and subject = ?', [ISSUER, subject]);
    return row ? this.users.findById(row.user_id) : null;
  }

  private async link({ subject, email, firstName, lastName }: GoogleProfile): Promise<User> {
    if (!email) throw new AppError('auth.googleRefused');
    return this.em.transactional(async (em) => {
      const known = await this.users.findByEmail(email);
      // The terms and the age stand beside the button that leads here: going on agrees to them.
      const user = known ?? this.users.open({ id: randomUUID(), email, firstName, lastName, termsVersion: TERMS_VERSION, termsAcceptedAt: new Date() });
      // An unconfirmed account's password was set by somebody who had not shown that the address is theirs.
      if (!user.emailConfirmedAt) user.passwordHash = null;
      this.users.confirmAddress(user);
      await em.flush();
      await em.execute('insert into identities (issuer, subject, user_id, created_at) values (?, ?, ?, now()) on conflict do nothing', [ISSUER, subject, user.id]);
      if (known) this.events.publish('user.googleLinked', { userId: user.id });
      return user;
    });
  }
}
