import { HOUR, MINUTE } from './retention.js';

/**
 * Rate limits: how many calls (`points`) are allowed within how many seconds. Calls are counted by network address, by
 * the account named in the request, or by both. If calls are counted by both, a stranger at another address cannot use
 * up the calls of the account's owner. `anyCall` is counted by each process for itself, the others by all together.
 */
export const RATE_LIMITS = {
  anyCall: { points: 600, seconds: 5 * MINUTE, per: 'address' },
  loginAddress: { points: 20, seconds: MINUTE, per: 'address' },
  loginAccountAddress: { points: 5, seconds: MINUTE, per: 'account+address' },
  signUpAddress: { points: 20, seconds: HOUR, per: 'address' },
  /**
   * Limit, for each network address, on sign-ups with email addresses that already have an account. Many such attempts
   * suggest that someone is trying to find out who is registered. Once the limit is reached, every sign-up from the
   * same network address is rejected for a while.
   */
  signUpTakenAddress: { points: 5, seconds: HOUR, per: 'address' },
  signUpAccount: { points: 5, seconds: HOUR, per: 'account' },
  /** Each sends an email to the owner, so the limit is that of other emails that strangers can cause. */
  signUpTakenAccount: { points: 3, seconds: HOUR, per: 'account' },
  mailAddress: { points: 20, seconds: HOUR, per: 'address' },
  /** Each kind of email has its own limit, so that many of one kind do not block the others. */
  confirmMailAccount: { points: 3, seconds: HOUR, per: 'account' },
  resetMailAccount: { points: 3, seconds: HOUR, per: 'account' },
  tokenAddress: { points: 60, seconds: HOUR, per: 'address' },
  contactAddress: { points: 5, seconds: HOUR, per: 'address' },
  exportAddress: { points: 10, seconds: HOUR, per: 'address' },
  consentAddress: { points: 30, seconds: HOUR, per: 'address' },
  saveAddress: { points: 60, seconds: MINUTE, per: 'address' },
  previewShareAddress: { points: 120, seconds: HOUR, per: 'address' },
  shareAddress: { points: 30, seconds: HOUR, per: 'address' },
  openShareAddress: { points: 60, seconds: MINUTE, per: 'address' },
  /** Requests for shared links that do not exist. Then all shared links are refused for a while. */
  guessShareAddress: { points: 20, seconds: HOUR, per: 'address' },
  /** Limit on fetching calendars. One address of a company that runs calendars fetches those of many people. */
  calendarAddress: { points: 300, seconds: MINUTE, per: 'address' },
  policyReportAddress: { points: 30, seconds: MINUTE, per: 'address' },
  /**
   * Limits on questions for which the marketplace must be called, because the cache has no answer. Plan searches, which
   * take many calls, have a lower limit, and those of callers who are not signed in an even lower one: a household
   * rarely needs more than a few searches.
   */
  questionAddress: { points: 300, seconds: MINUTE, per: 'address' },
  searchAddress: { points: 120, seconds: MINUTE, per: 'address' },
  guestSearchAddress: { points: 30, seconds: MINUTE, per: 'address' },
} as const satisfies Record<
  string,
  { points: number; seconds: number; per: 'address' | 'account' | 'account+address' }
>;

/** Factor for an IPv6 /48, which is large because a provider of mobile phones may use one for many customers. */
export const SITE_FACTOR = 10;

export type LimitName = keyof typeof RATE_LIMITS;

/** Milliseconds. A form that is sent faster is assumed to come from a program. */
export const CONTACT_TOO_FAST_MS = 2_000;
