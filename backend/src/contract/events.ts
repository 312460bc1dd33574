import * as z from 'zod/mini';
import { ALERT_TOPICS, ALERTS_CHANGED_BY } from './limits/alerts.js';
import { US_TIME_ZONE_NAMES } from './limits/consent.js';
import { FACTOR_KINDS, PROOFS } from './limits/second-factor.js';
import { ERASE_REASONS, EXPORTS, JOB_REASONS, LOCK_REASONS, REQUEST_STATES } from './limits/staff.js';

const userId = z.uuid();
const actorId = z.nullable(z.uuid());
const who = z.object({ userId });
const byAdmin = z.object({ actorId: z.uuid(), userId });
const byStaff = z.object({ actorId: z.uuid() });
/** A contact request and the account it belongs to, or null if it is a message from the contact form. */
const aboutRequest = z.extend(byStaff, { requestId: z.uuid(), userId: z.nullable(userId) });
/** Old and new value by field. A value that identifies a person is stored as a keyed hash. */
const changes = z.record(z.string(), z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }));

/**
 * All events, named in the past tense. Events are stored in the database, in queues and in backups, so they identify
 * people by id only. They contain no names, email addresses or tokens, and nothing about health or money.
 */
export const EVENTS = {
  'user.signedUp': who,
  'user.signUpRepeated': who,
  /**
   * Someone requested a confirmation email. `userId` is null if no account has the email address. The event is
   * published with or without such an account, so that the response time does not reveal which addresses have an
   * account.
   */
  /** `isNewAddress` is true if staff have just changed the email address that is to be confirmed. */
  'user.confirmationRequested': z.object({
    userId: z.nullable(z.uuid()),
    isNewAddress: z.optional(z.boolean()),
  }),
  'user.confirmed': who,
  'user.resetRequested': z.object({ userId: z.nullable(z.uuid()) }),
  'user.passwordReset': who,
  'user.passwordChanged': who,
  'user.detailsChanged': who,
  'user.emailChangeAsked': who,
  'user.emailChanged': who,
  'user.exportAsked': who,
  'user.closed': who,
  /** `secondFactor` says how the second step was completed. It is absent if the account has no factor. */
  'user.signedIn': z.object({
    userId,
    sessionId: z.uuid(),
    newDevice: z.boolean(),
    secondFactor: z.optional(z.enum(PROOFS)),
  }),
  'user.signInFailed': z.object({
    userId: z.nullable(z.uuid()),
    reason: z.enum(['password', 'unconfirmed', 'closed', 'locked', 'limit']),
  }),
  'user.signedOut': who,
  'user.sessionsEnded': z.extend(who, { sessions: z.int() }),
  'user.identityProved': z.extend(who, { by: z.enum(PROOFS) }),
  /**
   * Someone failed to prove their identity, either while signed in or after entering the right password. `isSlowed` is
   * true if this attempt was not checked, because there had been too many attempts before it.
   */
  'user.proofFailed': z.extend(who, { by: z.enum(['password', 'code', 'passkey']), isSlowed: z.boolean() }),
  'user.factorAdded': z.extend(who, { kind: z.enum(FACTOR_KINDS) }),
  'user.factorRemoved': z.extend(who, { kind: z.enum(FACTOR_KINDS) }),
  'user.recoveryCodesMade': who,
  'user.recoveryCodeUsed': who,
  'user.googleLinked': who,
  'user.googleRemoved': who,
  'user.signInSlowed': who,
  /** The consent is given (`isGiven`) or withdrawn. Events of an older release do not say which. */
  'consent.changed': z.object({ userId, consentId: z.uuid(), isGiven: z.optional(z.boolean()) }),
  /** Mails about a topic were agreed to (`isOn`) or ended, by the person or for another reason. */
  'alerts.changed': z.object({
    userId,
    topic: z._default(z.enum(ALERT_TOPICS), 'savedPlans'),
    isOn: z.boolean(),
    by: z.enum(ALERTS_CHANGED_BY),
  }),
  /** A person is to get a mail about changes. The changes are the rows with this `mailId`. */
  'alerts.mailDue': z.object({ userId, mailId: z.uuid() }),
  /** A person is to be reminded of last days. The reminders are the rows with this `mailId`. */
  'deadlines.reminderDue': z.object({ userId, mailId: z.uuid() }),
  'contact.messageReceived': z.object({ messageId: z.uuid() }),
  /** An admin created an account. `withLink` is true if the person is emailed a link to choose a password. */
  'admin.userCreated': z.extend(byAdmin, { withLink: z._default(z.boolean(), true) }),
  'admin.userChanged': z.extend(byAdmin, { changes }),
  'admin.userClosed': z.extend(byAdmin, { changes }),
  'admin.userRestored': z.extend(byAdmin, { changes }),
  'admin.userLocked': z.extend(byAdmin, { changes, reason: z.enum(LOCK_REASONS.lock) }),
  'admin.userUnlocked': z.extend(byAdmin, { changes, reason: z.enum(LOCK_REASONS.unlock) }),
  /** `hadConsent`: the account was open and the person had agreed to be contacted. */
  'admin.userErased': z.extend(byAdmin, { reason: z.enum(ERASE_REASONS), hadConsent: z.optional(z.boolean()) }),
  /** Staff recorded that a person wants all their data deleted. */
  'admin.erasureNoted': z.extend(byAdmin, { changes }),
  'user.erased': who,
  'admin.sessionEnded': z.extend(byAdmin, { sessions: z.int() }),
  'admin.factorsRemoved': z.extend(byAdmin, { factors: z.int() }),
  /** An operator used a command to remove the second factors of a superadmin who had lost them. */
  'operator.factorsRemoved': z.extend(who, { factors: z.int() }),
  /** An admin had a password reset link emailed to a person, or an invitation if the account has no password yet. */
  'admin.resetSent': byAdmin,
  'admin.confirmationSent': byAdmin,
  /** An admin viewed personal data without masking, either of one person or of several people in a list. */
  'admin.userShown': byAdmin,
  'admin.usersShown': z.extend(byStaff, { count: z.int() }),
  /** By filters or by ids. `what` is missing in older events, which are all about accounts. */
  'admin.exportLinkMade': z.extend(byStaff, { what: z.optional(z.enum(EXPORTS)), filters: z.array(z.string()) }),
  /** An admin opened the list of contact requests, or opened one request with its contact details. */
  'admin.contactRequestsListed': z.extend(byStaff, { count: z.int() }),
  'admin.contactRequestShown': aboutRequest,
  /** An admin changed the state of a contact request, who deals with it, or the time zone of the person. */
  'admin.contactRequestChanged': z.extend(aboutRequest, {
    state: z.optional(z.enum(REQUEST_STATES)),
    assigneeId: z.optional(z.nullable(z.uuid())),
    timeZone: z.optional(z.nullable(z.enum(US_TIME_ZONE_NAMES))),
  }),
  'admin.exportStarted': z.extend(byStaff, { what: z.enum(EXPORTS), filters: z.array(z.string()) }),
  'admin.exportEnded': z.extend(byStaff, { what: z.enum(EXPORTS), rows: z.int(), complete: z.boolean() }),
  'audit.checkAsked': z.extend(byStaff, { checkId: z.uuid() }),
  'operations.jobsRetried': z.extend(byStaff, {
    queue: z.string(),
    jobs: z.array(z.string()),
    reason: z.enum(JOB_REASONS.retry),
  }),
  'operations.jobsDiscarded': z.extend(byStaff, {
    queue: z.string(),
    jobs: z.array(z.string()),
    reason: z.enum(JOB_REASONS.discard),
  }),
  'operations.queuePaused': z.extend(byStaff, { queue: z.string(), reason: z.enum(JOB_REASONS.pause) }),
  'operations.queueResumed': z.extend(byStaff, { queue: z.string(), reason: z.enum(JOB_REASONS.resume) }),
  'access.refused': z.object({ actorId, method: z.string(), route: z.string() }),
  /** A cached marketplace answer was used after it had expired. */
  'plans.answerWentStale': z.object({ cacheKey: z.string() }),
} as const;
export type EventName = keyof typeof EVENTS;
export type EventPayload<N extends EventName> = z.infer<(typeof EVENTS)[N]>;

/** An event, together with the data that says when it was published and which request caused it. */
export interface EventEnvelope<N extends EventName = EventName> {
  /** It also identifies jobs and handled events, so that repeated deliveries can be recognized. */
  id: string;
  name: N;
  /** Time at which the event was published, shortly before the transaction was committed, as an ISO string. */
  at: string;
  requestId: string | null;
  /** IP address of the caller without its last part, or null if no request caused the event. */
  origin: string | null;
  /** W3C `traceparent` of the trace span in which the event was published, or null if tracing is off. */
  traceparent?: string | null;
  payload: EventPayload<N>;
}
