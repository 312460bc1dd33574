import { MINUTE } from './retention.js';

/** Rows per page, accounts per bulk action, and how many matches are counted before "more than" is shown. */
export const USERS_PAGE = { size: 25, sizes: [25, 50, 100], max: 200, bulk: 500, counted: 1_000 } as const;

/** States of a contact request: nobody has dealt with it, somebody has called, or nothing is left to do. */
export const REQUEST_STATES = ['new', 'called', 'done'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Rows per page of the list of contact requests, and of the parts in which the list is exported. */
export const REQUESTS_PAGE = { size: 25, max: 100, exported: 200 } as const;

export const AUDIT_PAGE = { size: 50, max: 200, checks: 10 } as const;

/**
 * Limits of the jobs page: rows per page, jobs per bulk action (`bulk`), the number of jobs that a search looks through
 * (`searched`), and the number of completed jobs from which waiting and running times are calculated (`sampled`).
 */
export const JOBS_PAGE = { size: 25, max: 200, bulk: 500, searched: 2_000, sampled: 200 } as const;

/** Kept in the audit trail. Staff choose from a list, because free text might identify someone. */
export const JOB_REASONS = {
  retry: ['mended', 'passing', 'test'],
  discard: ['outdated', 'doneByHand', 'cannotWork', 'test'],
  pause: ['repair', 'harm', 'test'],
  resume: ['mended', 'mistake', 'test'],
} as const;
export type JobReason<Action extends keyof typeof JOB_REASONS> = (typeof JOB_REASONS)[Action][number];

/** From a list, because free text might identify someone and the audit trail is kept for years. */
export const ERASE_REASONS = ['asked', 'duplicate', 'test', 'law'] as const;

/** From a list, for the same reason. */
export const LOCK_REASONS = {
  lock: ['strangers', 'misuse', 'asked', 'test'],
  unlock: ['settled', 'asked', 'mistake', 'test'],
} as const;
export type LockReason<Action extends keyof typeof LOCK_REASONS> = (typeof LOCK_REASONS)[Action][number];

/** Seconds in which the link to an export works, once and only for the person who asked for it. */
export const EXPORT_LINK = { life: 5 * MINUTE } as const;

export const EXPORTS = ['users', 'audit', 'contactRequests'] as const;
