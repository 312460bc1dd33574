/** Limits of the marketplace client. Times are in milliseconds; tests shorten them. */
export interface ClientLimits {
  /** Time limit of one HTTP request, from connecting to the last byte. */
  exchange: number;
  /**
   * Time limit of one call of the marketplace client, including waiting and retries. People wait less: see `WaitTimes`
   * of the cache.
   */
  call: number;
  /**
   * `atOnce` is the largest number of requests in progress, and `waiting` is the largest number of calls that wait for
   * their turn.
   */
  atOnce: number;
  waiting: number;
  /** Largest response body, in bytes after decompression. */
  body: number;
  /** `breakAfter` consecutive failures open the circuit; after `recoverAfter` milliseconds, one call tries again. */
  breakAfter: number;
  recoverAfter: number;
  /** `retries` is the largest number of retries of one call, and `retryPause` is the longest pause before a retry. */
  retries: number;
  retryPause: number;
  /** The first pause after a 429 that names no time; it doubles each time, up to `maxPause`. */
  firstPause: number;
  maxPause: number;
  /** The longest pause that calls wait out; during a longer one they fail immediately. */
  patience: number;
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
  patience: 2_000,
};
