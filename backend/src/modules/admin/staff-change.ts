import { Inject, Injectable } from '@nestjs/common';
import { mayPass, type Role } from '#contract/access.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { derivedKey } from '#platform/crypto/cipher.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { AccountTokens, SessionStore } from '../auth/index.js';
import { UserRepository, type User } from '../users/index.js';
import { changesOf, snapshotOf } from './recorded-changes.js';

/** An account that a staff member is changing, with the data needed to check whether the change is allowed. */
export interface Change {
  readonly user: User;
  readonly actorId: string;
  readonly actorRole: Role;
  readonly isOwn: boolean;
  readonly isLastSuperadmin: boolean;
  changes(): ReturnType<typeof changesOf>;
  endSessions(): Promise<number>;
  endLinks(): Promise<void>;
}
interface Options {
  seenVersion?: number | undefined;
  /** Whether the change is only tried out and then rolled back. */
  isDryRun?: boolean;
}

class DryRunRollback extends Error {}

/** Locks the account, then checks whether the staff member may still change it. */
@Injectable()
export class StaffChange {
  constructor(
    private readonly records: UserRepository,
    private readonly sessions: SessionStore,
    private readonly tokens: AccountTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Runs `work` on the account with the id `userId` in one transaction, and returns the result of `work`. Returns null
   * if the change was rolled back because of `isDryRun`. Throws `auth.forbidden` if the staff member no longer has the
   * required role, `users.notFound` if there is no such account, `users.aboveYou` if only a superadmin may change this
   * account, and `request.conflict` if the version of the account differs from `seenVersion`.
   */
  async on<T>(
    actor: AuthContext,
    userId: string,
    work: (change: Change) => Promise<T>,
    { seenVersion, isDryRun = false }: Options = {},
  ): Promise<T | null> {
    try {
      return await this.records.change(async () => {
        const result = await work(await this.open(actor, userId, seenVersion));
        if (isDryRun) throw new DryRunRollback();
        return result;
      });
    } catch (error) {
      if (error instanceof DryRunRollback) return null;
      throw error;
    }
  }

  /** Returns the current role of a staff member. Throws `auth.forbidden` if the person is no longer staff. */
  async roleOf(actor: AuthContext): Promise<Role> {
    const role = await this.records.currentRoleOf(actor.userId);
    if (!role || !mayPass('admins', role)) throw new AppError('auth.forbidden');
    return role;
  }

  private async open(actor: AuthContext, userId: string, seenVersion?: number): Promise<Change> {
    const superadmins = await this.records.lockSuperadmins();
    const actorRole = await this.roleOf(actor);
    const user = await this.records.getForChange(userId, seenVersion);
    if (user.role === 'superadmin' && actorRole !== 'superadmin') throw new AppError('users.aboveYou');
    const before = snapshotOf(user);
    return {
      user,
      actorId: actor.userId,
      actorRole,
      isOwn: user.id === actor.userId,
      isLastSuperadmin: superadmins.length === 1 && superadmins[0] === user.id,
      changes: () => changesOf(user.id, before, snapshotOf(user), derivedKey(this.config.dataKey, 'recorded changes')),
      endSessions: () => this.sessions.endAll(user.id),
      endLinks: () => this.tokens.retireAll(user.id),
    };
  }
}
