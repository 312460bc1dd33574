import type { CurrentCaller } from '../logging/request-context.js';

/** Share of all waiting places that signed-out callers may take together, and that one of them may take. */
const SIGNED_OUT_SHARE = 1 / 2;
const CALLER_SHARE = 1 / 8;
/** Larger than any number of waiting calls, so that a signed-in person goes before everybody who is signed out. */
const BEFORE_ALL = 10_000;

/** A place in a queue. The one with the highest priority is next. `end` gives it back. */
interface Place {
  readonly priority: number;
  end(): void;
}

/**
 * Shares out the places of a queue between callers, so that nobody can keep the others waiting: signed-in people go
 * first, then whoever has the fewest calls in the queue, and signed-out callers can fill only a part of it. Calls that
 * nobody waits for, such as those of workers, keep their order.
 */
export class CallerShares {
  private readonly callsOf = new Map<string, number>();
  private signedOut = 0;

  constructor(private readonly places: number) {}

  /** Returns a place for a call, or null if the caller's share is used up. */
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
