import { DAY, HOUR } from '../../contract/limits/retention.js';

/** Number of plans on one page of the marketplace's search results. */
export const MARKETPLACE_PAGE = 10;

/** Maximum number of plans for which one call to the marketplace returns prices. */
export const MARKETPLACE_BATCH = 30;

/** Seconds for which a marketplace answer counts as fresh, by kind of answer. */
export const CACHE_LIFE = {
  marketYears: HOUR,
  plan: DAY,
  search: 6 * HOUR,
  drugs: 7 * DAY,
  coverage: DAY,
} as const;

/** Seconds for which an expired marketplace answer may still be used. */
export const STALE_FOR = DAY;

/** Limits of the marketplace client. All times are in milliseconds. Tests use shorter times. */
export interface ClientLimits {
  exchange: number;
  /** With waiting and retries. Visitors wait less (`WaitTimes`). */
  call: number;
  /** `atOnce` is the maximum number of requests in progress. `waiting` is the maximum number of calls in the queue. */
  atOnce: number;
  waiting: number;
  body: number;
  /** Failures in a row that open the breaker; after `recoverAfter`, one call tests it. */
  breakAfter: number;
  recoverAfter: number;
  /** `retries` is the maximum number of retries of one call. `retryPause` is the maximum pause before a retry. */
  retries: number;
  retryPause: number;
  /** Pause after a 429 without a time, doubled each time up to `maxPause`. */
  firstPause: number;
  maxPause: number;
  /** Longest pause, in milliseconds, for which marketplace calls wait. During a longer pause, they fail immediately. */
  longestWait: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  exchange: 5_000,
  call: 60_000,
  atOnce: 4,
  waiting: 400,
  body: 10 * 1024 * 1024,
  breakAfter: 5,
  recoverAfter: 10_000,
  retries: 2,
  retryPause: 400,
  firstPause: 1_000,
  maxPause: 60_000,
  longestWait: 2_000,
};
