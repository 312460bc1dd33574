import * as z from 'zod/mini';
import { DISCARD_REASONS, ERASE_REASONS, EXPORTS } from './limits.js';

const userId = z.uuid();
const actorId = z.nullable(z.uuid());
const who = z.object({ userId });
const byAdmin = z.object({ actorId: z.uuid(), userId });
const byStaff = z.object({ actorId: z.uuid() });
/** Before and after of each changed field: roles and switches as they are, what identifies a person as a keyed fingerprint. */
const changes = z.record(z.string(), z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }));

/**
 * Everything that happens and that others may care about: past tense, ids only. Never a name, mail address, token,
 * health or money word: events lie in the outbox, in queues and in backups.
 */
export const EVENTS = {
  'user.signedUp': who,
  /** Somebody tried to sign up with the address of this existing account. */
  'user.signUpRepeated': who,
  /** Null when no account has that address: known and unknown addresses take the same way, the worker decides. */
  'user.confirmationRequested': z.object({ userId: z.nullable(z.uuid()) }),
  'user.confirmed': who,
  /** Null as above. */
  'user.resetRequested': z.object({ userId: z.nullable(z.uuid()) }),
  'user.passwordReset': who,
  'user.passwordChanged': who,
  'user.detailsChanged': who,
  'user.emailChangeAsked': who,
  'user.emailChanged': who,
  'user.exportAsked': who,
  /** A person closed their own account. */
  'user.closed': who,
  'user.signedIn': z.object({ userId, sessionId: z.uuid(), newDevice: z.boolean() }),
  'user.signInFailed': z.object({ userId: z.nullable(z.uuid()), reason: z.enum(['password', 'unconfirmed', 'closed', 'limit']) }),
  'user.signedOut': who,
  /** A person logged so many of their other devices out. */
  'user.sessionsEnded': z.extend(who, { sessions: z.int() }),
  /** An account that was there before can now be signed in to with Google. */
  'user.googleLinked': who,
  'user.googleRemoved': who,
  /** Many wrong passwords in a row: the account answers more slowly now. */
  'user.signInSlowed': who,
  /** Somebody agreed to be contacted, or took it back; what exactly lies in their consent history. */
  'consent.changed': z.object({ userId, consentId: z.uuid() }),
  'contact.messageReceived': z.object({ messageId: z.uuid() }),
  'admin.userCreated': z.extend(byAdmin, { withPassword: z.boolean() }),
  'admin.userChanged': z.extend(byAdmin, { changes }),
  'admin.userClosed': z.extend(byAdmin, { changes }),
  'admin.userRestored': z.extend(byAdmin, { changes }),
  /** `hadConsent`: the account was open and its person could be contacted until now. */
  'admin.userErased': z.extend(byAdmin, { reason: z.enum(ERASE_REASONS), hadConsent: z.optional(z.boolean()) }),
  /** Somebody asked us to delete everything; staff noted it. */
  'admin.erasureNoted': z.extend(byAdmin, { changes }),
  /** The clock erased an account whose person had asked for it. */
  'user.erased': who,
  'admin.sessionEnded': z.extend(byAdmin, { sessions: z.int() }),
  /** The admin asked for a reset link (or, for somebody without a password yet, an invitation) to be mailed. */
  'admin.resetSent': byAdmin,
  'admin.confirmationSent': byAdmin,
  /** Masked entries were shown: those of one person, or of so many on a list. */
  'admin.userShown': byAdmin,
  'admin.usersShown': z.extend(byStaff, { count: z.int() }),
  'admin.exportStarted': z.extend(byStaff, { what: z.enum(EXPORTS), filters: z.array(z.string()) }),
  'admin.exportEnded': z.extend(byStaff, { what: z.enum(EXPORTS), rows: z.int(), complete: z.boolean() }),
  'audit.checkAsked': z.extend(byStaff, { checkId: z.uuid() }),
  'operations.jobsRetried': z.extend(byStaff, { queue: z.string(), jobs: z.array(z.string()) }),
  'operations.jobsDiscarded': z.extend(byStaff, { queue: z.string(), jobs: z.array(z.string()), reason: z.enum(DISCARD_REASONS) }),
  'operations.queuePaused': z.extend(byStaff, { queue: z.string() }),
  'operations.queueResumed': z.extend(byStaff, { queue: z.string() }),
  'access.refused': z.object({ actorId, method: z.string(), route: z.string() }),
  /** A cached marketplace answer was given although it is past its time. */
  'plans.answerWentStale': z.object({ cacheKey: z.string() }),
} as const;
export type EventName = keyof typeof EVENTS;
export type EventPayload<N extends EventName> = z.infer<(typeof EVENTS)[N]>;

/** What travels: the event and the thread it belongs to. */
export interface EventEnvelope<N extends EventName = EventName> {
  /** UUID; also the job id and the inbox key, so that a repeat is seen as one. */
  id: string;
  name: N;
  /** ISO time at which the change was told, a moment before it was committed. */
  at: string;
  requestId: string | null;
  /** The network the request came from, its last part taken off; null for work nobody asked for from outside. */
  origin: string | null;
  payload: EventPayload<N>;
}
