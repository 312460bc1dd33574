import { Injectable } from '@nestjs/common';
import type { Role } from '#contract/access.js';
import type { Bulk, StaffAction } from '#contract/api/managed-user.contract.js';
import { LOCK_REASONS, type LockReason } from '#contract/limits/staff.js';
import { ADMIN } from '#contract/messages/staff.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { FactorRepository } from '../auth/index.js';
import { UserRepository } from '../users/index.js';
import type { Change } from './staff-change.js';

export type UserAction = (change: Change) => Promise<void>;
/** Actions that change accounts. An export changes none. */
type ChangingAction = Exclude<StaffAction, 'export'>;

/** Each action checks the rules, makes the change and publishes an event. */
@Injectable()
export class UserActionsService {
  readonly table: Readonly<Record<Exclude<ChangingAction, 'lock' | 'unlock'>, UserAction>> = {
    close: (change) => this.close(change),
    restore: (change) => this.restore(change),
    makeAdmin: (change) => this.assignRole(change, 'admin'),
    makeUser: (change) => this.assignRole(change, 'patient'),
    resendConfirmation: (change) => this.resendConfirmation(change),
    endSessions: (change) => this.endSessions(change),
    sendReset: (change) => this.sendReset(change),
    requestErasure: (change) => this.requestErasure(change),
    removeSecondFactors: (change) => this.removeSecondFactors(change),
  };

  constructor(
    private readonly events: Publisher,
    private readonly records: UserRepository,
    private readonly factors: FactorRepository,
  ) {}

  /** Throws `request.invalid` if locking or unlocking has no reason, or one that does not fit. */
  actionFor({ action, reason }: { action: ChangingAction; reason?: Bulk['reason'] }): UserAction {
    if (action === 'lock') {
      const why = reasonAmong(LOCK_REASONS.lock, reason);
      return (change) => this.lock(change, why);
    }
    if (action === 'unlock') {
      const why = reasonAmong(LOCK_REASONS.unlock, reason);
      return (change) => this.unlock(change, why);
    }
    return this.table[action];
  }

  /** No one can sign in until staff unlock it. All sessions and emailed links of the person end. */
  async lock(change: Change, reason: LockReason<'lock'>): Promise<void> {
    if (change.isOwn) throw new AppError('users.ownLock');
    if (change.isLastSuperadmin) throw new AppError('users.lastSuperadmin');
    this.refuseClosed(change);
    if (change.user.lockedAt) return;
    change.user.lockedAt = new Date();
    await change.endSessions();
    await change.endLinks();
    this.events.publish('admin.userLocked', { ...who(change), changes: change.changes(), reason });
  }

  async unlock(change: Change, reason: LockReason<'unlock'>): Promise<void> {
    if (!change.user.lockedAt) return;
    change.user.lockedAt = null;
    this.events.publish('admin.userUnlocked', { ...who(change), changes: change.changes(), reason });
  }

  /** Closes the account. The data of the account is kept, but no one can sign in to the account anymore. */
  async close(change: Change): Promise<void> {
    if (change.isOwn) throw new AppError('users.ownAccount');
    if (change.isLastSuperadmin) throw new AppError('users.lastSuperadmin');
    if (change.user.closedAt) return;
    change.user.closedAt = new Date();
    await change.endSessions();
    await change.endLinks();
    this.events.publish('admin.userClosed', { ...who(change), changes: change.changes() });
  }

  /** Closes the account at once. A job erases it within 14 days, unless it is restored before. */
  async requestErasure(change: Change): Promise<void> {
    if (change.isOwn) throw new AppError('users.ownAccount');
    if (change.isLastSuperadmin) throw new AppError('users.lastSuperadmin');
    change.user.closedAt ??= new Date();
    await change.endSessions();
    await change.endLinks();
    await this.records.addErasureRequest(change.user.id);
    this.events.publish('admin.erasureNoted', { ...who(change), changes: change.changes() });
  }

  async restore(change: Change): Promise<void> {
    if (!change.user.closedAt) return;
    change.user.closedAt = null;
    await this.records.removeErasureRequest(change.user.id);
    this.events.publish('admin.userRestored', { ...who(change), changes: change.changes() });
  }

  async assignRole(change: Change, role: Role): Promise<void> {
    if (change.user.role === role) return;
    refuseForbiddenRole(change, role);
    change.user.role = role;
    await change.endSessions();
    this.events.publish('admin.userChanged', { ...who(change), changes: change.changes() });
  }

  async resendConfirmation(change: Change): Promise<void> {
    if (change.user.emailConfirmedAt) throw new AppError('users.alreadyConfirmed');
    this.refuseClosed(change);
    this.events.publish('admin.confirmationSent', who(change));
  }

  async sendReset(change: Change): Promise<void> {
    this.refuseClosed(change);
    if (change.user.lockedAt) throw new AppError('users.locked');
    this.events.publish('admin.resetSent', who(change));
  }

  async endSessions(change: Change): Promise<void> {
    this.events.publish('admin.sessionEnded', { ...who(change), sessions: await change.endSessions() });
  }

  /** Removes the second factors of a person who has lost these factors, and ends the person's sessions. */
  async removeSecondFactors(change: Change): Promise<void> {
    if (change.isOwn) throw new AppError('users.ownSecondFactor');
    const factors = await this.factors.removeAll(change.user.id);
    if (factors === 0) throw new AppError('users.noSecondFactor');
    await change.endSessions();
    this.events.publish('admin.factorsRemoved', { ...who(change), factors });
  }

  private refuseClosed({ user }: Change): void {
    if (user.closedAt) throw new AppError('users.closed');
  }
}

function reasonAmong<Reason extends string>(reasons: readonly Reason[], given: string | undefined): Reason {
  const found = reasons.find((reason) => reason === given);
  if (!found) throw new AppError('request.invalid', { errors: { reason: ADMIN.reasonMissing } });
  return found;
}

const who = ({ actorId, user }: Change): { actorId: string; userId: string } => ({ actorId, userId: user.id });

/** No one can change their own role, others cannot appoint a superadmin, and the last one stays. */
export function refuseForbiddenRole(change: Change, role: Role): void {
  if (change.isOwn) throw new AppError('users.ownRole');
  if (role === 'superadmin' && change.actorRole !== 'superadmin') throw new AppError('users.aboveYou');
  if (change.isLastSuperadmin) throw new AppError('users.lastSuperadmin');
}
