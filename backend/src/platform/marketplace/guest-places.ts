import { currentCaller } from '../logging/request-context.js';

/**
 * Counts the places that guests, who are not signed in, take in a queue. They may fill at most half of it, so that
 * signed-in people can always join the queue.
 */
export class GuestPlaces {
  private taken = 0;

  constructor(private readonly places: number) {}

  /** Takes a place and returns a function that gives it back, or returns null if a guest finds the half full. */
  take(): (() => void) | null {
    if (currentCaller()?.isSignedIn !== false) return () => undefined;
    if (this.taken >= this.places / 2) return null;
    this.taken += 1;
    return () => (this.taken -= 1);
  }
}
