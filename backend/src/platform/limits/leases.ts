import { LRUCache } from 'lru-cache';

/** Points one lease is good for, and until when (milliseconds since 1970). */
interface Lease {
  left: number;
  readonly until: number;
}

/** Limits of this many points and more are counted by the quarter. */
const WORTH_LEASING = 100;
const PARTS = 4;
const KNOWN = 50_000;

/** How many points of a limit are taken from the shared count at once. Tight limits are counted one by one. */
export const leaseSize = (points: number): number => (points >= WORTH_LEASING && points % PARTS === 0 ? points / PARTS : 1);

/**
 * Points already taken from the shared count and not yet used, by caller. One trip to Redis then serves many calls.
 * More than the limit never gets through; somebody spread over several processes may be stopped a quarter early at each.
 */
export class Leases {
  private readonly held = new LRUCache<string, Lease>({ max: KNOWN });
  private readonly asking = new Map<string, Promise<void>>();

  /** Uses one point; `take` gets `size` more from the shared count, once however many callers wait for it. */
  async use(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void> {
    while (!this.useAll([key])) {
      const asked = this.asking.get(key) ?? this.ask(key, size, take);
      await asked;
    }
  }

  /** Uses one point of each, if each has one left; none otherwise. */
  useAll(keys: readonly string[]): boolean {
    const now = Date.now();
    const leases = keys.map((key) => this.held.get(key));
    if (!leases.every((lease) => lease && lease.left > 0 && lease.until > now)) return false;
    for (const lease of leases) if (lease) lease.left -= 1;
    return true;
  }

  private ask(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void> {
    const asked = take()
      // Even a lease whose window is about to end serves those who have waited for it.
      .then(({ msBeforeNext }) => void this.held.set(key, { left: size, until: Date.now() + Math.max(msBeforeNext, 50) }))
      .finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }
}
