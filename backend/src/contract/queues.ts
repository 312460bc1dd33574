import type { EventName } from './events.js';

export const QUEUES = ['emails', 'audit-log', 'cache-refresh', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * Queues that receive each event. The event becomes a separate job in each queue, so that each queue retries on its
 * own.
 */
export const ROUTES = {
  'user.signedUp': ['emails', 'audit-log'],
  'user.signUpRepeated': ['emails', 'audit-log'],
  'user.confirmationRequested': ['emails', 'audit-log'],
  'user.confirmed': ['emails', 'maintenance', 'audit-log'],
  'user.resetRequested': ['emails', 'audit-log'],
  'user.passwordReset': ['emails', 'audit-log'],
  'user.passwordChanged': ['emails', 'audit-log'],
  'user.detailsChanged': ['audit-log'],
  'user.emailChangeAsked': ['emails', 'audit-log'],
  'user.emailChanged': ['audit-log'],
  'user.exportAsked': ['emails', 'audit-log'],
  'user.closed': ['emails', 'audit-log'],
  'user.signedIn': ['emails', 'audit-log'],
  'user.signInFailed': ['audit-log'],
  'user.signedOut': ['audit-log'],
  'user.sessionsEnded': ['audit-log'],
  'user.googleLinked': ['emails', 'audit-log'],
  'user.googleRemoved': ['audit-log'],
  'user.signInSlowed': ['emails', 'audit-log'],
  'user.identityProved': ['audit-log'],
  'user.proofFailed': ['audit-log'],
  'user.factorAdded': ['emails', 'audit-log'],
  'user.factorRemoved': ['emails', 'audit-log'],
  'user.recoveryCodesMade': ['emails', 'audit-log'],
  'user.recoveryCodeUsed': ['emails', 'audit-log'],
  'consent.changed': ['emails', 'maintenance', 'audit-log'],
  'alerts.changed': ['audit-log'],
  'alerts.mailDue': ['emails'],
  'deadlines.reminderDue': ['emails'],
  'contact.messageReceived': ['emails', 'maintenance'],
  'admin.userCreated': ['emails', 'audit-log'],
  'admin.userChanged': ['emails', 'audit-log'],
  'admin.userClosed': ['emails', 'audit-log'],
  'admin.userRestored': ['emails', 'audit-log'],
  'admin.userLocked': ['emails', 'audit-log'],
  'admin.userUnlocked': ['emails', 'audit-log'],
  'admin.userErased': ['emails', 'audit-log'],
  'admin.erasureNoted': ['emails', 'audit-log'],
  'user.erased': ['audit-log'],
  'admin.sessionEnded': ['audit-log'],
  'admin.factorsRemoved': ['emails', 'audit-log'],
  'operator.factorsRemoved': ['emails', 'audit-log'],
  'admin.resetSent': ['emails', 'audit-log'],
  'admin.confirmationSent': ['emails', 'audit-log'],
  'admin.userShown': ['audit-log'],
  'admin.usersShown': ['audit-log'],
  'admin.exportLinkMade': ['audit-log'],
  'admin.contactRequestsListed': ['audit-log'],
  'admin.contactRequestShown': ['audit-log'],
  'admin.contactRequestChanged': ['audit-log'],
  'admin.exportStarted': ['audit-log'],
  'admin.exportEnded': ['audit-log'],
  'audit.checkAsked': ['maintenance', 'audit-log'],
  'operations.jobsRetried': ['audit-log'],
  'operations.jobsDiscarded': ['audit-log'],
  'operations.queuePaused': ['audit-log'],
  'operations.queueResumed': ['audit-log'],
  'access.refused': ['audit-log'],
  'plans.answerWentStale': ['cache-refresh'],
} as const satisfies Record<EventName, readonly QueueName[]>;

export type EventsOn<Q extends QueueName> = {
  [N in EventName]: Q extends (typeof ROUTES)[N][number] ? N : never;
}[EventName];
