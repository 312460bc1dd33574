import * as z from 'zod/mini';

const userId = z.uuid();
const actorId = z.nullable(z.uuid());
const who = z.object({ userId });
const byAdmin = z.object({ actorId: z.uuid(), userId });

/**
 * Everything that happens and that others may care about: past tense, ids only. Never a name, mail address, token,
 * health or money word: events lie in the outbox, in queues and in backups.
 */
export const EVENTS = {
  'user.signedUp': who,
  /** Somebody tried to sign up with the address of this existing account. */
  'user.signUpRepeated': who,
  'user.confirmationRequested': who,
  'user.confirmed': who,
  /** Null when no account has that address: known and unknown addresses take the same way, the worker decides. */
  'user.resetRequested': z.object({ userId: z.nullable(z.uuid()) }),
  'user.passwordReset': who,
  'user.signedIn': z.object({ userId, sessionId: z.uuid(), newDevice: z.boolean() }),
  'user.signInFailed': z.object({ userId: z.nullable(z.uuid()), reason: z.enum(['password', 'unconfirmed', 'closed', 'limit']) }),
  'user.signedOut': who,
  'admin.userCreated': z.extend(byAdmin, { withPassword: z.boolean() }),
  'admin.userChanged': z.extend(byAdmin, { fields: z.array(z.string()), roleBefore: z.optional(z.string()), roleAfter: z.optional(z.string()) }),
  'admin.userClosed': byAdmin,
  'admin.userRestored': byAdmin,
  'admin.userErased': z.extend(byAdmin, { reason: z.string() }),
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
  /** ISO time at which the change was committed. */
  at: string;
  requestId: string | null;
  payload: EventPayload<N>;
}
