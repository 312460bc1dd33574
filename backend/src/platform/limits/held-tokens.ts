import { LRUCache } from 'lru-cache';

/** A batch of tokens taken from the shared count, and the time until which it is valid (milliseconds since 1970). */
interface TokenBatch {
  left: number;
  readonly until: number;
}

/** Smallest rate limit, in tokens, whose tokens are taken in batches of a quarter of the limit. */
const BATCH_FROM = 100;
const PARTS = 4;
const MAX_CALLERS = 50_000;

/**
 * Returns how many tokens of a limit are taken from the shared count at once. Tokens of small limits are taken one by
 * one.
 */
export const tokenBatchSize = (points: number): number =>
  points >= BATCH_FROM && points % PARTS === 0 ? points / PARTS : 1;

/**
 * Holds, by caller, the tokens that were taken from the shared count but not used yet, so that one round trip to Redis
 * serves many calls. The limit is never exceeded. If a caller's calls are spread over several processes, the caller may
 * be refused although other processes still hold unused tokens, up to a quarter of the limit each.
 */
export class HeldTokens {
  private readonly held = new LRUCache<string, TokenBatch>({ max: MAX_CALLERS });
  private readonly requests = new Map<string, Promise<void>>();

  /**
   * Uses one token. If none is left, `take` gets `size` more from the shared count, once for all callers who wait for
   * it.
   */
  async use(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void> {
    while (!this.useAll([key])) {
      await (this.requests.get(key) ?? this.request(key, size, take));
    }
  }

  /** Uses one token of each key if every key has one left; otherwise uses none. */
  useAll(keys: readonly string[]): boolean {
    const now = Date.now();
    const batches = keys.map((key) => this.held.get(key));
    if (!batches.every((batch) => batch && batch.left > 0 && batch.until > now)) return false;
    for (const batch of batches) if (batch) batch.left -= 1;
    return true;
  }

  private request(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void> {
    const request = take()
      // Tokens whose window is about to end remain valid for 50 ms, so that they still serve the callers who waited for
      // them.
      .then(
        ({ msBeforeNext }) => void this.held.set(key, { left: size, until: Date.now() + Math.max(msBeforeNext, 50) }),
      )
      .finally(() => this.requests.delete(key));
    this.requests.set(key, request);
    return request;
  }
}
