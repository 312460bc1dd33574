import type { CurrentCaller } from '../logging/request-context.js';

/**
 * Fractions of the places in a queue that signed-out callers may take. The first fraction is for all signed-out callers
 * together, the second for each of these callers.
 */
const SIGNED_OUT_SHARE = 1 / 2;
const CALLER_SHARE = 1 / 8;
/**
 * Priority of signed-in people. It is larger than the number of calls that can wait, so that calls of signed-in people
 * always come before those of signed-out callers.
 */
const BEFORE_ALL = 10_000;

/** A place in a queue. The place with the highest priority is next. `end` releases the place. */
interface Place {
  readonly priority: number;
  end(): void;
}

/**
 * Divides the places of a queue among callers, so that no one can keep everyone else waiting. Signed-in people come
 * first, followed by the callers with the fewest calls in the queue. Signed-out callers can fill at most half of the
 * queue. Calls that no person waits for, such as those of workers, keep their order.
 */
export class CallerShares {
  private readonly callsOf = new Map<string, number>();
  private signedOut = 0;

  constructor(private readonly places: number) {}

  /**
   * Returns a place for a call. Returns null if a signed-out caller has used up their own share of the queue or if all
   * signed-out callers together have used up theirs.
   */
  take(caller: CurrentCaller | null): Place | null {
    if (!caller) return { priority: 0, end: () => undefined };
    const { id, isSignedIn } = caller;
    const calls = this.callsOf.get(id) ?? 0;
    const isFull = this.signedOut >= this.places * SIGNED_OUT_SHARE || calls >= this.places * CALLER_SHARE;
    if (!isSignedIn && isFull) return null;
    this.count(caller, 1);
    return { priority: (isSignedIn ? BEFORE_ALL : 0) - calls, end: () => this.count(caller, -1) };
  }

  private count({ id, isSignedIn }: CurrentCaller, change: 1 | -1): void {
    const calls = (this.callsOf.get(id) ?? 0) + change;
    if (calls > 0) this.callsOf.set(id, calls);
    else this.callsOf.delete(id);
    if (!isSignedIn) this.signedOut += change;
  }
}
