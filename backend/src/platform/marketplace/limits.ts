/** Bounds of the client. Times in milliseconds; tests shorten them. */
export interface ClientLimits {
  /** One exchange with the marketplace, from connecting to the last byte. */
  exchange: number;
  /** One call of the client with its waiting and its second tries. People do not wait as long: see the answer cache. */
  call: number;
  /** Calls on the wire at the same time (score sheet P3), and how many may wait for a place. */
  atOnce: number;
  waiting: number;
  /** Bytes of an answer after decompression. */
  body: number;
  /** Failures in a row that open the circuit, and the pause before one call may try again. */
  breakAfter: number;
  recoverAfter: number;
  /** Second tries of one call, and the longest pause before one. */
  retries: number;
  retryPause: number;
  /** A 429 without a waiting time pauses this long, doubled each time up to `maxPause`. */
  firstPause: number;
  maxPause: number;
  /** A pause up to this long is waited out; a longer one fails at once. */
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
