import { Inject, Injectable } from '@nestjs/common';
import { mayPass, type Role } from '../../contract/access.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { AccountTokens, SessionStore } from '../auth/index.js';
import { type User, UserRecords } from '../users/index.js';
import { changesOf, snapshotOf } from './changes-of.js';

/** One account under change, with all that the rules need to know. */
export interface Change {
  readonly user: User;
  readonly actorId: string;
  readonly actorRole: Role;
  readonly isOwn: boolean;
  readonly isLastSuperadmin: boolean;
  /** Before and after of all that was changed so far. */
  changes(): ReturnType<typeof changesOf>;
  endSessions(): Promise<number>;
  /** Mailed links stop working, a waiting address change is dropped. */
  endLinks(): Promise<void>;
}
interface Options {
  seenVersion?: number | undefined;
  /** Do everything, then undo it: says whether it would work. */
  isTrial?: boolean;
}

class Trial extends Error {}

/** Opens an account for a change by a member of staff: locks first, then looks again who is asking. */
@Injectable()
export class StaffChange {
  constructor(
    private readonly records: UserRecords,
    private readonly sessions: SessionStore,
    private readonly tokens: AccountTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Runs `work` on the account in one transaction. Throws `auth.forbidden` when the actor lost the role meanwhile,
   * `users.aboveYou` when the account is a superadmin's and the actor is none, `request.conflict` on another version.
   */
  async on<T>(actor: AuthContext, userId: string, work: (change: Change) => Promise<T>, { seenVersion, isTrial = false }: Options = {}): Promise<T | null> {
    try {
      return await this.records.change(async () => {
        const result = await work(await this.open(actor, userId, seenVersion));
        if (isTrial) throw new Trial();
        return result;
      });
    } catch (error) {
      if (error instanceof Trial) return null;
      throw error;
    }
  }

  /** Throws `auth.forbidden` unless this person is (still) staff. */
  async roleOf(actor: AuthContext): Promise<Role> {
    const role = await this.records.roleNow(actor.userId);
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
      isLastSuperadmin: superadmins.ids.length === 1 && superadmins.ids[0] === user.id,
      changes: () => changesOf(user.id, before, snapshotOf(user), this.config.auditKey),
      endSessions: () => this.sessions.endAll(user.id),
      endLinks: () => this.tokens.retireAll(user.id),
    };
  }
}
