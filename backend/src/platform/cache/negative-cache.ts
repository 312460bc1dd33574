import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.js';
import { isOutage, MarketplaceError } from '../marketplace/marketplace-error.js';

/** Milliseconds in which a made-up id or ZIP code causes no further calls. */
const LIFETIME = 5 * 60_000;
const MAX_ENTRIES = 10_000;

/** A second attempt would have the same result, unlike after a caller has asked for too much. */
export const isNegative = (error: unknown): error is MarketplaceError | AppError =>
  (error instanceof MarketplaceError && !isOutage(error)) ||
  (error instanceof AppError && error.status < 500 && error.code !== 'request.tooMany');

/** In memory only, by cache key. */
export class NegativeCache {
  private readonly entries = new LRUCache<string, { error: MarketplaceError | AppError; until: number }>({
    max: MAX_ENTRIES,
  });

  constructor(private readonly now: () => number) {}

  throwIfKnown(key: string): void {
    const entry = this.entries.get(key);
    if (entry && this.now() < entry.until) throw entry.error;
  }

  remember(key: string, error: unknown): void {
    if (isNegative(error)) this.entries.set(key, { error, until: this.now() + LIFETIME });
  }

  clear(): void {
    this.entries.clear();
  }
}
