/** Limits of the marketplace client. All times are in milliseconds. Tests use shorter times. */
export interface ClientLimits {
  exchange: number;
  /**
   * Time limit of one call of the marketplace client, including waiting and retries. Calls for which a visitor is
   * waiting have shorter limits, defined in `WaitTimes`.
   */
  call: number;
  /** `atOnce` is the maximum number of requests in progress. `waiting` is the maximum number of calls in the queue. */
  atOnce: number;
  waiting: number;
  body: number;
  /**
   * After `breakAfter` consecutive failures, the circuit breaker opens and no calls are sent. `recoverAfter`
   * milliseconds later, one call is sent as a test.
   */
  breakAfter: number;
  recoverAfter: number;
  /** `retries` is the maximum number of retries of one call. `retryPause` is the maximum pause before a retry. */
  retries: number;
  retryPause: number;
  /**
   * First pause, in milliseconds, after a 429 response that does not say how long to wait. Each further pause is twice
   * as long, up to `maxPause`.
   */
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
