import { LRUCache } from 'lru-cache';

/**
 * Rate-limit tokens of one caller, which can be used until the time `until`. This time is measured with
 * `performance.now()`, which is not affected if someone changes the system clock.
 */
interface TokenBatch {
  left: number;
  readonly until: number;
}

/**
 * Minimum number of calls that a rate limit must allow for its tokens to be taken from the shared count in batches. A
 * batch is a quarter of the limit.
 */
const BATCH_FROM = 100;
const PARTS = 4;
const MAX_CALLERS = 50_000;

export const tokenBatchSize = (points: number): number =>
  points >= BATCH_FROM && points % PARTS === 0 ? points / PARTS : 1;

/**
 * Holds unused rate-limit tokens that this process has taken from the shared count, by caller. One round trip to Redis
 * can then serve many calls, and the limit is never exceeded. If a caller's calls reach several processes, the caller
 * may be rejected too early, because another process still holds unused tokens.
 */
export class HeldTokens {
  private readonly held = new LRUCache<string, TokenBatch>({ max: MAX_CALLERS });
  private readonly requests = new Map<string, Promise<void>>();

  /**
   * Uses one token of a rate limit. If this process holds none, calls `take` to get `size` tokens from the shared
   * count. All callers who wait for tokens of the same limit share one call of `take`.
   */
  async use(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void> {
    while (!this.useAll([key])) {
      await (this.requests.get(key) ?? this.request(key, size, take));
    }
  }

  /**
   * Uses one token of each rate limit in `keys` if this process holds one of each. Otherwise, the method uses no token
   * and returns false.
   */
  useAll(keys: readonly string[]): boolean {
    const now = performance.now();
    const batches = keys.map((key) => this.held.get(key));
    if (!batches.every((batch) => batch && batch.left > 0 && batch.until > now)) return false;
    for (const batch of batches) if (batch) batch.left -= 1;
    return true;
  }

  private request(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void> {
    const request = take()
      // Rate-limit tokens stay valid for at least 50 ms. Waiting callers can then use them even if the time window of
      // the rate limit is about to end.
      .then(({ msBeforeNext }) => {
        this.held.set(key, { left: size, until: performance.now() + Math.max(msBeforeNext, 50) });
      })
      .finally(() => this.requests.delete(key));
    this.requests.set(key, request);
    return request;
  }
}
