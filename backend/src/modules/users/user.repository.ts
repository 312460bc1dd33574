import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '#contract/access.js';
import { daysAgo, now } from '#platform/database/time.js';
import { AppError } from '#platform/errors/app-error.js';
import { ErasureRequest, FormerAddress } from './erased-user.entities.js';
import { sameVersion, User } from './user.entity.js';

const CAN_SIGN_IN = { closedAt: null, lockedAt: null, emailConfirmedAt: { $ne: null } } as const;

/** More unconfirmed accounts are deleted in several short runs. */
const UNCONFIRMED_AT_ONCE = 1_000;

@Injectable()
export class UserRepository {
  constructor(private readonly em: EntityManager) {}

  /** In one transaction. Throws `users.emailUsed` if another account has the address. */
  async change<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.em.transactional(work);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw emailUsed(error);
      throw error;
    }
  }

  /** Throws `users.notFound`, or `request.conflict` if its version is not `seenVersion`. */
  async getForChange(id: string, seenVersion?: number): Promise<User> {
    const user = await this.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) throw new AppError('users.notFound');
    if (seenVersion !== undefined && user.version !== seenVersion) throw new AppError('request.conflict');
    return user;
  }

  /**
   * Locks an account until the transaction ends. Returns whether the account is open, not locked and confirmed, and has
   * the same password as when it was read. Only then may the owner sign in with the proof of identity that they have
   * just given.
   */
  async lockForSignIn({ id, passwordHash }: User): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from users where id = ? and closed_at is null and locked_at is null
         and email_confirmed_at is not null and password_hash is not distinct from ? for no key update`,
      [id, passwordHash],
    );
    return rows.length > 0;
  }

  /** Their ids. Locked, so that two simultaneous changes cannot remove the last superadmin together. */
  async lockSuperadmins(): Promise<string[]> {
    const superadmins = await this.em.find(
      User,
      { ...CAN_SIGN_IN, role: 'superadmin' },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return superadmins.map(({ id }) => id);
  }

  /** Null if the account is closed, locked, deleted or not confirmed. */
  async currentRoleOf(id: string): Promise<Role | null> {
    const user = await this.em.findOne(User, { ...CAN_SIGN_IN, id }, { fields: ['role'], disableIdentityMap: true });
    return user?.role ?? null;
  }

  /** The version stays, because using the site is no edit. */
  async markSeen(id: string): Promise<void> {
    await this.em.nativeUpdate(User, { id }, { lastSeenAt: now(), ...sameVersion() });
  }

  /** Returns the accounts with these ids, in any order. Accounts that do not exist are left out. */
  async listByIds(ids: readonly string[]): Promise<User[]> {
    return ids.length === 0 ? [] : this.em.find(User, { id: { $in: [...ids] } });
  }

  add(person: Partial<User> & Pick<User, 'email'>): User {
    return this.em.create(User, { id: randomUUID(), firstName: '', lastName: '', ...person }, { partial: true });
  }

  async addFormerAddress({ id, email }: User): Promise<void> {
    await this.em.upsert(FormerAddress, { userId: id, email }, { onConflictAction: 'ignore' });
  }

  /** Removed by staff, and not notified yet. */
  async listFormerAddresses(userId: string): Promise<string[]> {
    const found = await this.em.find(FormerAddress, { userId }, { orderBy: { email: 'asc' } });
    return found.map(({ email }) => email);
  }

  async removeFormerAddress(userId: string, email: string): Promise<void> {
    await this.em.nativeDelete(FormerAddress, { userId, email });
  }

  /** At the flush. Foreign keys then delete the rows of other modules' tables. */
  erase(user: User): void {
    this.em.remove(user);
  }

  /** A repeated request does not move the promised time limit. */
  async addErasureRequest(id: string): Promise<void> {
    await this.em.upsert(ErasureRequest, { userId: id, askedAt: new Date() }, { onConflictAction: 'ignore' });
  }

  /** Null without a request, or if it was withdrawn. */
  async erasureRequestedAt(userId: string): Promise<Date | null> {
    const request = await this.em.findOne(ErasureRequest, { userId });
    return request?.askedAt ?? null;
  }

  async removeErasureRequest(userId: string): Promise<void> {
    await this.em.nativeDelete(ErasureRequest, { userId });
  }

  /** Requested more than `days` days ago. Takes effect when the caller flushes. */
  async eraseRequested(days: number): Promise<string[]> {
    const due = await this.em.find(ErasureRequest, { askedAt: { $lt: daysAgo(days) } });
    const closed = await this.em.find(
      User,
      { id: { $in: due.map(({ userId }) => userId) }, closedAt: { $ne: null } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const user of closed) this.em.remove(user);
    return closed.map(({ id }) => id);
  }

  /**
   * Returns up to `UNCONFIRMED_AT_ONCE` accounts that are more than `days` days old and whose email address was never
   * confirmed, oldest first, and locks them until the transaction ends. Accounts that were changed in the last `days`
   * days are left out, and so are accounts that have been used or whose address was confirmed before staff changed it.
   */
  async lockUnconfirmed(days: number): Promise<User[]> {
    return this.em.find(
      User,
      {
        emailConfirmedAt: null,
        lastSeenAt: null,
        signUpConsent: null,
        createdAt: { $lt: daysAgo(days) },
        updatedAt: { $lt: daysAgo(days) },
      },
      {
        orderBy: { createdAt: 'asc' },
        limit: UNCONFIRMED_AT_ONCE,
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
      },
    );
  }

  countErasureRequests(): Promise<number> {
    return this.em.count(ErasureRequest);
  }
}

function emailUsed(cause: unknown): AppError {
  const { message } = new AppError('users.emailUsed');
  return new AppError('users.emailUsed', { errors: { email: message }, cause });
}
