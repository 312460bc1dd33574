import { randomUUID } from 'node:crypto';
import { LockMode, OptimisticLockError, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../contract/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import { hashPassword } from './password-hash.js';
import { refuseWeakPassword } from './password-policy.js';
import { User } from './user.entity.js';

export interface Superadmins { ids: readonly string[] }

/** Accounts as staff open, change and erase them. */
@Injectable()
export class UserRecords {
  constructor(private readonly em: EntityManager) {}

  /**
   * Runs a change in one transaction and turns what the database says about it into our words: `request.conflict`
   * when somebody else changed the account meanwhile, `users.emailUsed` when another one has that address.
   */
  async change<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.em.transactional(work);
    } catch (error) {
      if (error instanceof OptimisticLockError) throw new AppError('request.conflict', { cause: error });
      if (error instanceof UniqueConstraintViolationException) throw emailUsed(error);
      throw error;
    }
  }

  /**
   * The account, read anew for a change. Throws `users.notFound`, and `request.conflict` when it is no longer the
   * version that the caller saw.
   */
  async getForChange(id: string, seenVersion?: number): Promise<User> {
    const user = await this.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) throw new AppError('users.notFound');
    if (seenVersion !== undefined && user.version !== seenVersion) throw new AppError('request.conflict');
    return user;
  }

  /** Superadmins who can sign in (confirmed, not closed), locked until the transaction ends: of two changes that would leave none, the second sees the first. */
  async lockSuperadmins(): Promise<Superadmins> {
    const rows = await this.em.execute<{ id: string }[]>("select id from users where role = 'superadmin' and closed_at is null and email_confirmed_at is not null order by id for update");
    return { ids: rows.map(({ id }) => id) };
  }

  /** The role of a person as it is now; null when the account is closed, gone or moved to an address nobody has confirmed. */
  async roleNow(id: string): Promise<Role | null> {
    const [row] = await this.em.execute<{ role: Role }[]>('select role from users where id = ? and closed_at is null and email_confirmed_at is not null', [id]);
    return row?.role ?? null;
  }

  add(person: Partial<User> & Pick<User, 'email'>): User {
    return this.em.create(User, { id: randomUUID(), firstName: '', lastName: '', ...person }, { partial: true });
  }

  /** Throws the password policy's refusals. */
  async setPassword(user: Pick<User, 'email' | 'name' | 'passwordHash'>, password: string): Promise<void> {
    refuseWeakPassword(password, user);
    user.passwordHash = await hashPassword(password);
  }

  /**
   * The account can no longer be signed in to with Google: whoever linked it may be the one a new key is to keep out. A
   * Google account with the person's own confirmed address links itself again at its next sign-in.
   */
  async unlinkGoogle(userId: string): Promise<void> {
    await this.em.execute('delete from identities where user_id = ?', [userId]);
  }

  async hasGoogle(userId: string): Promise<boolean> {
    return (await this.em.execute('select 1 from identities where user_id = ? limit 1', [userId])).length > 0;
  }

  /** Keeps an address that staff takes off an account until `takeFormerAddresses`. */
  async noteFormerAddress({ id, email }: User): Promise<void> {
    await this.em.execute('insert into former_addresses (user_id, email) values (?, ?) on conflict do nothing', [id, email]);
  }

  /** Where word of a taken-off address has still to go; forgets them. For workers. */
  async takeFormerAddresses(userId: string): Promise<string[]> {
    const taken = await this.em.execute<{ email: string }[]>('delete from former_addresses where user_id = ? returning email', [userId]);
    return taken.map(({ email }) => email);
  }

  /** Deletes the account; sessions, links and sign-ins of other houses go with it (foreign keys). */
  erase(user: User): void {
    this.em.remove(user);
  }

  /** The person asked to have everything deleted: from now on the clock runs. Asking again changes nothing. */
  async noteErasureRequest(id: string): Promise<void> {
    await this.em.execute('insert into erasure_requests (user_id) values (?) on conflict do nothing', [id]);
  }

  /** When the person asked to have everything deleted; null when they did not, or took it back. */
  async erasureAskedAt(id: string): Promise<Date | null> {
    const [row] = await this.em.execute<{ asked_at: string | Date }[]>('select asked_at from erasure_requests where user_id = ?', [id]);
    return row ? new Date(row.asked_at) : null;
  }

  async dropErasureRequest(id: string): Promise<void> {
    await this.em.execute('delete from erasure_requests where user_id = ?', [id]);
  }

  /** Deletes the closed accounts whose request is older than so many days; answers whose they were. */
  async eraseRequested(days: number): Promise<string[]> {
    const gone = await this.em.execute<{ id: string }[]>(
      `delete from users where closed_at is not null and id in (select user_id from erasure_requests where asked_at < now() - make_interval(days => ?)) returning id`, [days]);
    return gone.map(({ id }) => id);
  }

  async countErasureRequests(): Promise<number> {
    const [row] = await this.em.execute<{ n: string }[]>('select count(*) as n from erasure_requests');
    return Number(row?.n ?? 0);
  }
}

function emailUsed(cause: unknown): AppError {
  const { message } = new AppError('users.emailUsed');
  return new AppError('users.emailUsed', { errors: { email: message }, cause });
}
