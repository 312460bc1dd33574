import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.js';
import { isOutage, MarketplaceError } from '../marketplace/marketplace-error.js';

/** Milliseconds a "there is none" is believed: made-up ids and ZIP codes then cost one call, not one each time. */
const BELIEVED = 5 * 60_000;
const KNOWN = 10_000;

/** True when the marketplace did answer: there is no such thing, or not there. Asking again would change nothing. */
export const isRefusal = (error: unknown): error is MarketplaceError | AppError =>
  (error instanceof MarketplaceError && !isOutage(error)) || (error instanceof AppError && error.status < 500);

/** Questions that the marketplace lately had no answer to, by key. In memory only. */
export class Refusals {
  private readonly known = new LRUCache<string, { error: MarketplaceError | AppError; until: number }>({ max: KNOWN });

  constructor(private readonly now: () => number) {}

  /** Throws what was answered last time, if that was a moment ago. */
  repeat(key: string): void {
    const refusal = this.known.get(key);
    if (refusal && this.now() < refusal.until) throw refusal.error;
  }

  note(key: string, error: unknown): void {
    if (isRefusal(error)) this.known.set(key, { error, until: this.now() + BELIEVED });
  }

  forget(): void {
    this.known.clear();
  }
}
