import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '#contract/events.js';
import { AuditChain } from '#platform/audit/audit-chain.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';

type Who = { actorId: string | null; targetId: string | null };
const self = (payload: { userId: string | null }): Who => ({ actorId: payload.userId, targetId: payload.userId });
const byAdmin = (payload: { actorId: string; userId: string }): Who => ({
  actorId: payload.actorId,
  targetId: payload.userId,
});
const byStaff = (payload: { actorId: string }): Who => ({ actorId: payload.actorId, targetId: null });
/** Returns who looked at or changed a contact request, and whose request it is, if that person has an account. */
const onRequest = (payload: { actorId: string; userId: string | null }): Who => ({
  actorId: payload.actorId,
  targetId: payload.userId,
});
/**
 * Returns the actor and the target of an event that was caused by an unknown person. The actor is null. The target is
 * the account that the person used or tried to use, or null if there is no such account.
 */
const byStranger = (payload: { userId: string | null }): Who => ({ actorId: null, targetId: payload.userId });

/** Who acted on whose account, with the other fields of the event as details. */
@Injectable()
export class AuditLogHandlers implements QueueHandlers<'audit-log'> {
  readonly queue = 'audit-log';
  readonly delivery = 'once';
  readonly table: HandlersFor<'audit-log'>;

  constructor(
    private readonly chain: AuditChain,
    private readonly trail: AuditTrail,
  ) {
    this.table = {
      'user.signedUp': (event) => this.append(event, self(event.payload)),
      'user.signUpRepeated': (event) => this.append(event, byStranger(event.payload)),
      'user.confirmationRequested': (event) => this.append(event, byStranger(event.payload)),
      'user.confirmed': (event) => this.append(event, self(event.payload)),
      'user.resetRequested': (event) => this.append(event, byStranger(event.payload)),
      'user.passwordReset': (event) => this.append(event, self(event.payload)),
      'user.passwordChanged': (event) => this.append(event, self(event.payload)),
      'user.detailsChanged': (event) => this.append(event, self(event.payload)),
      'user.emailChangeAsked': (event) => this.append(event, self(event.payload)),
      'user.emailChanged': (event) => this.append(event, self(event.payload)),
      'user.exportAsked': (event) => this.append(event, self(event.payload)),
      'user.closed': (event) => this.append(event, self(event.payload)),
      'user.signedIn': (event) => this.append(event, self(event.payload)),
      'user.signInFailed': (event) => this.append(event, byStranger(event.payload)),
      'user.signInSlowed': (event) => this.append(event, byStranger(event.payload)),
      'user.identityProved': (event) => this.append(event, self(event.payload)),
      'user.proofFailed': (event) => this.append(event, byStranger(event.payload)),
      'user.factorAdded': (event) => this.append(event, self(event.payload)),
      'user.factorRemoved': (event) => this.append(event, self(event.payload)),
      'user.recoveryCodesMade': (event) => this.append(event, self(event.payload)),
      'user.recoveryCodeUsed': (event) => this.append(event, self(event.payload)),
      'user.signedOut': (event) => this.append(event, self(event.payload)),
      'user.sessionsEnded': (event) => this.append(event, self(event.payload)),
      'user.googleLinked': (event) => this.append(event, self(event.payload)),
      'user.googleRemoved': (event) => this.append(event, self(event.payload)),
      // Whoever opens the link in a mail need not be the owner of the account.
      'alerts.changed': (event) =>
        this.append(event, event.payload.by === 'person' ? self(event.payload) : byStranger(event.payload)),
      'consent.changed': (event) => this.append(event, self(event.payload)),
      'admin.userCreated': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userChanged': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userClosed': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userRestored': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userLocked': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userUnlocked': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userErased': (event) => this.append(event, byAdmin(event.payload)),
      'admin.erasureNoted': (event) => this.append(event, byAdmin(event.payload)),
      'user.erased': (event) => this.append(event, byStranger(event.payload)),
      'admin.sessionEnded': (event) => this.append(event, byAdmin(event.payload)),
      'admin.factorsRemoved': (event) => this.append(event, byAdmin(event.payload)),
      'operator.factorsRemoved': (event) => this.append(event, byStranger(event.payload)),
      'admin.resetSent': (event) => this.append(event, byAdmin(event.payload)),
      'admin.confirmationSent': (event) => this.append(event, byAdmin(event.payload)),
      'admin.userShown': (event) => this.append(event, byAdmin(event.payload)),
      'admin.usersShown': (event) => this.append(event, byStaff(event.payload)),
      'admin.exportLinkMade': (event) => this.append(event, byStaff(event.payload)),
      'admin.contactRequestsListed': (event) => this.append(event, byStaff(event.payload)),
      'admin.contactRequestShown': (event) => this.append(event, onRequest(event.payload)),
      'admin.contactRequestChanged': (event) => this.append(event, onRequest(event.payload)),
      'admin.exportStarted': (event) => this.append(event, byStaff(event.payload)),
      'admin.exportEnded': (event) => this.append(event, byStaff(event.payload)),
      'audit.checkAsked': (event) => this.append(event, byStaff(event.payload)),
      'operations.jobsRetried': (event) => this.append(event, byStaff(event.payload)),
      'operations.jobsDiscarded': (event) => this.append(event, byStaff(event.payload)),
      'operations.queuePaused': (event) => this.append(event, byStaff(event.payload)),
      'operations.queueResumed': (event) => this.append(event, byStaff(event.payload)),
      'access.refused': (event) => this.append(event, { actorId: event.payload.actorId, targetId: null }),
    };
  }

  async afterCommit(): Promise<void> {
    await this.trail.saveHead();
  }

  private async append(event: EventEnvelope, { actorId, targetId }: Who): Promise<void> {
    const { userId: _user, actorId: _actor, ...details } = event.payload as Record<string, unknown>;
    await this.chain.append({
      eventId: event.id,
      at: new Date(event.at),
      action: event.name,
      actorId,
      targetId,
      requestId: event.requestId,
      origin: event.origin ?? null,
      details,
    });
  }
}
