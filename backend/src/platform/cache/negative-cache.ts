import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.js';
import { isOutage, MarketplaceError } from '../marketplace/marketplace-error.js';

/**
 * Lifetime of a remembered refusal, in milliseconds. Repeated requests with made-up ids or ZIP codes then cost only one
 * call.
 */
const LIFETIME = 5 * 60_000;
const MAX_ENTRIES = 10_000;

/**
 * Returns whether the error is a definite answer, such as "not found", so that repeating the question would change
 * nothing.
 */
export const isNegative = (error: unknown): error is MarketplaceError | AppError =>
  (error instanceof MarketplaceError && !isOutage(error)) || (error instanceof AppError && error.status < 500);

/** Remembers, in memory only, the questions to which the marketplace recently had no answer, by cache key. */
export class NegativeCache {
  private readonly entries = new LRUCache<string, { error: MarketplaceError | AppError; until: number }>({
    max: MAX_ENTRIES,
  });

  constructor(private readonly now: () => number) {}

  /** Throws the error that is remembered for this cache key, unless it has expired. */
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
