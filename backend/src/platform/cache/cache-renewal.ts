import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import * as z from 'zod/mini';
import { STALE_FOR } from '#platform/marketplace/limits.js';
import { Cipher } from '../crypto/cipher.js';
import { isOutage, MarketplaceError } from '../marketplace/marketplace-error.js';
import { AnswerCache, CACHE_CLOCK } from './answer-cache.js';
import { CacheKeys } from './cache-key.js';
import { CacheRepository, type SavedQuestion } from './cache.repository.js';
import type { CachedQuery } from './cached-query.js';
import { isNegative } from './negative-cache.js';

/** Milliseconds. No one waits, but a job that takes too long would count as stalled. */
const RENEWAL_TIME = 60_000;
const DAY = 86_400_000;
/** Maximum number of cache entries that are renewed after the marketplace has released new data. */
const MAX_RENEWALS = 500;
/** Failures in a row, after which the marketplace is probably down. */
const GIVE_UP_AFTER = 3;

export const CACHED_QUERIES = Symbol('CACHED_QUERIES');

export type RenewalOutcome = 'renewed' | 'fresh' | 'gone' | 'unknownKind' | 'unavailable';

@Injectable()
export class CacheRenewal implements OnModuleDestroy {
  private readonly queries: ReadonlyMap<string, CachedQuery>;
  private readonly now: () => number;
  private readonly stopping = new AbortController();

  constructor(
    private readonly cache: AnswerCache,
    private readonly entries: CacheRepository,
    private readonly keys: CacheKeys,
    private readonly cipher: Cipher,
    @Inject(CACHED_QUERIES) queries: readonly CachedQuery[],
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
  ) {
    this.queries = new Map(queries.map((query) => [query.name, query]));
    this.now = clock ?? Date.now;
  }

  /** Aborts the renewal in progress. The cache entry will be renewed after its next use. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Only a stale entry. It is deleted if the marketplace no longer has its data. Safe to repeat. */
  async renew(key: string): Promise<RenewalOutcome> {
    const result = await this.tryRenew(key);
    return result instanceof MarketplaceError ? 'unavailable' : result;
  }

  /**
   * Handles a release of new marketplace data. The cache entries that depend on the release become stale, and those
   * used in the last day are renewed. Returns the number of renewed entries, or 0 if the release `value` is already
   * known. The renewals end early if the API key is rejected, its call limit is used up, three renewals in a row fail,
   * or the process stops. The remaining entries are then renewed after their next use.
   */
  async afterRelease(release: CachedQuery['changesWith'], value: string): Promise<number> {
    const names = [...this.queries.values()]
      .filter(({ changesWith }) => changesWith === release)
      .map(({ name }) => name);
    if (!(await this.entries.recordRelease(release, value, names, this.now()))) return 0;
    return this.renewAll(await this.entries.listEnded(names, this.now() - DAY, this.now(), MAX_RENEWALS));
  }

  /** With the requests that they answer. Returns the number of deleted entries. */
  removeExpired(): Promise<number> {
    return this.entries.removeOlder(this.now() - STALE_FOR * 1000);
  }

  private async renewAll(keys: readonly string[]): Promise<number> {
    let [renewed, failedInARow] = [0, 0];
    for (const key of keys) {
      const result = await this.tryRenew(key);
      if (result === 'renewed') [renewed, failedInARow] = [renewed + 1, 0];
      if (!(result instanceof MarketplaceError)) continue;
      failedInARow += 1;
      if (endsAll(result) || failedInARow === GIVE_UP_AFTER || this.stopping.signal.aborted) break;
    }
    return renewed;
  }

  private async tryRenew(key: string): Promise<Exclude<RenewalOutcome, 'unavailable'> | MarketplaceError> {
    const saved = await this.entries.findQuestion(key);
    if (!saved) return 'gone';
    if (saved.freshUntil > this.now()) return 'fresh';
    const query = this.queries.get(saved.kind);
    // A newer release of the site may cache answers of a kind that this worker does not know yet.
    if (!query) return 'unknownKind';
    const question = this.readQuestion(saved, query);
    if (question === undefined) return this.drop(key);
    // The key of the cache entry has an outdated format, so no query can find the entry. The entry is therefore
    // deleted.
    if (this.keys.keyOf(query, question) !== key) return this.drop(key);
    try {
      await this.cache.renew(
        query,
        question,
        key,
        AbortSignal.any([this.stopping.signal, AbortSignal.timeout(RENEWAL_TIME)]),
      );
      return 'renewed';
    } catch (error) {
      if (isOutage(error)) return error;
      if (isNegative(error)) return this.drop(key);
      throw error;
    }
  }

  private async drop(key: string): Promise<'gone'> {
    await this.entries.remove(key);
    return 'gone';
  }

  /** Undefined if it is missing, of another key, or of an outdated shape. */
  private readQuestion(saved: SavedQuestion, query: CachedQuery): unknown {
    if (!saved.question) return undefined;
    try {
      return z.parse(query.question, JSON.parse(this.cipher.decrypt(saved.question)));
    } catch {
      return undefined;
    }
  }
}

/** The API key was rejected, or its call limit is used up. */
const endsAll = ({ kind }: MarketplaceError): boolean => kind === 'unauthorized' || kind === 'tooMany';
