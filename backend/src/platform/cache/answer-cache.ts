import { Global, Inject, Injectable, Module, Optional, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { CONFIG, type Config } from '../config/config.js';
import { Cipher } from '../crypto/cipher.js';
import { isDatabaseDown } from '../database/time-limited-client.js';
import { AppError } from '../errors/app-error.js';
import { LimitsModule, RateLimiter } from '../limits/rate-limiter.js';
import { currentCaller } from '../logging/request-context.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';
import { CacheKeys } from './cache-key.js';
import { CacheRepository } from './cache.repository.js';
import { CachedAnswer, type AnswerFacts } from './cached-answer.js';
import { newCacheCounters, type Ask, type CachedQuery, type FetchedReply } from './cached-query.js';
import { NegativeCache } from './negative-cache.js';
import { Refresher } from './refresher.js';
import { Representation } from './representation.js';
import { SingleFlight, STANDARD_WAIT_TIMES, WAIT_TIMES, type WaitTimes } from './single-flight.js';

/** Maximum total size, in bytes, of all cached answers in memory, which are kept compressed. */
const MEMORY = 96 * 1024 * 1024;
/** Partial answers that came too late for their callers: at most `max`, for `ttl` milliseconds. */
const LATE = { max: 20, ttl: 60_000 };

export const CACHE_CLOCK = Symbol('CACHE_CLOCK');

export interface CacheResult {
  answer: CachedAnswer;
  stale: boolean;
}

/**
 * Caches answers of the marketplace in memory and in the database. Callers who wait for the same answer share a single
 * call. A stale answer can be used for `STALE_FOR` more seconds, while a worker renews it.
 */
@Injectable()
export class AnswerCache implements OnModuleDestroy {
  readonly counters = newCacheCounters();
  private readonly memory = new LRUCache<string, CachedAnswer>({
    maxSize: MEMORY,
    sizeCalculation: (answer) => answer.size,
  });
  /** By cache key. Each is used only once. */
  private readonly late = new LRUCache<string, CachedAnswer>(LATE);
  private readonly flights: SingleFlight<CachedAnswer>;
  private readonly refusals: NegativeCache;
  private readonly now: () => number;

  constructor(
    private readonly entries: CacheRepository,
    private readonly keys: CacheKeys,
    private readonly cipher: Cipher,
    private readonly refresher: Refresher,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) { timeoutFactor }: Config,
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
    @Optional() @Inject(WAIT_TIMES) times?: WaitTimes,
  ) {
    this.now = clock ?? Date.now;
    this.refusals = new NegativeCache(this.now);
    const { person } = STANDARD_WAIT_TIMES;
    this.flights = new SingleFlight(times ?? { ...STANDARD_WAIT_TIMES, person: person * timeoutFactor });
  }

  /**
   * Returns the answer to a query. If there is no usable cache entry, the answer is fetched with the query's `fetch`,
   * whose errors are thrown. Throws `request.tooMany` if the caller has asked for too many answers that were not in the
   * cache. If fetching takes too long, throws MarketplaceError `unavailable`. Fetching then
   * continues, so that a later call finds the answer. `began` is the time (`performance.now()`) at which the person
   * began to wait. Callers that run several queries in a row must pass `began`.
   */
  get<S extends z.ZodMiniType>(
    query: CachedQuery<S>,
    question: z.output<S>,
    began = performance.now(),
  ): Promise<CacheResult> {
    return this.answer(query, question, (flight) => this.flights.wait(flight, began));
  }

  private async answer<S extends z.ZodMiniType>(
    query: CachedQuery<S>,
    question: z.output<S>,
    wait: (flight: Promise<CachedAnswer>) => Promise<CachedAnswer>,
  ): Promise<CacheResult> {
    const key = this.keys.keyOf(query, question);
    const known = this.memory.get(key);
    if (known?.isUsable(this.now())) return this.use(known, true);
    const late = this.late.get(key);
    if (late && this.late.delete(key)) return { answer: late, stale: false };
    this.refusals.throwIfKnown(key);
    const underWay = this.flights.get(key);
    if (underWay) this.counters.coalesced += 1;
    const flight = underWay ?? this.flights.start(key, () => this.find(query, question, key));
    try {
      return this.use(await wait(flight), false);
    } catch (error) {
      // Whoever began the query had asked for too much. That is no reason to refuse those who only waited with them.
      if (underWay && error instanceof AppError && error.code === 'request.tooMany')
        return await this.answer(query, question, wait);
      throw error;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.flights.drain();
  }

  clearMemory(): void {
    this.refusals.clear();
    this.memory.clear();
    this.late.clear();
  }

  /**
   * Fetches an answer for a worker and stores it in place of an older one. If another answer on which it is based is
   * stale, that one is renewed first, once for all jobs of this process. A partial answer never replaces a complete
   * one. MarketplaceError `unavailable` is thrown instead.
   */
  renew<S extends z.ZodMiniType>(
    query: CachedQuery<S>,
    question: z.output<S>,
    key: string,
    signal: AbortSignal,
  ): Promise<CachedAnswer> {
    const fresh: Ask = async (base, baseQuestion) => {
      const baseKey = this.keys.keyOf(base, baseQuestion);
      const saved = await this.load(baseKey);
      return saved?.isFresh(this.now()) ? saved : this.renew(base, baseQuestion, baseKey, signal);
    };
    const work = async (): Promise<CachedAnswer> => {
      const fetched = await this.fetch(query, question, signal, fresh);
      if (fetched.isPartial) throw new MarketplaceError('unavailable', 'question', { reason: 'partial answer' });
      return this.save(query, question, key, fetched);
    };
    return this.flights.get(key) ?? this.flights.start(key, work);
  }

  private fetch<S extends z.ZodMiniType>(
    query: CachedQuery<S>,
    question: z.output<S>,
    signal: AbortSignal,
    ask: Ask,
  ): Promise<FetchedReply> {
    this.counters.upstream += 1;
    return query.fetch(question, signal, ask);
  }

  private async find<S extends z.ZodMiniType>(
    query: CachedQuery<S>,
    question: z.output<S>,
    key: string,
  ): Promise<CachedAnswer> {
    const saved = await this.load(key);
    if (saved?.isUsable(this.now())) {
      if (saved.isFresh(this.now())) this.counters.hits += 1;
      return saved;
    }
    this.counters.misses += 1;
    await this.takeLimits(query);
    const began = performance.now();
    const ask: Ask = async (base, baseQuestion) => (await this.answer(base, baseQuestion, (flight) => flight)).answer;
    try {
      const fetched = await this.flights.fetch(query.isLarge ?? false, (signal) =>
        this.fetch(query, question, signal, ask),
      );
      if (!fetched.isPartial) return await this.save(query, question, key, fetched);
      const answer = new CachedAnswer(factsOf(query, key, fetched), await bytesOf(fetched), this.now());
      if (this.flights.isLate(began)) this.late.set(key, answer);
      return answer;
    } catch (error) {
      this.refusals.remember(key, error);
      throw error;
    }
  }

  /** Counts a question of a caller for which the marketplace must be called. Throws `request.tooMany`. */
  private async takeLimits({ isLarge }: CachedQuery): Promise<void> {
    const caller = currentCaller();
    if (!caller) return;
    await this.limiter.take(isLarge ? 'searchAddress' : 'questionAddress', caller);
    if (isLarge && !caller.isSignedIn) await this.limiter.take('guestSearchAddress', caller);
  }

  private async load(key: string): Promise<CachedAnswer | null> {
    const saved = await this.entries.find(key);
    if (!saved) {
      this.memory.delete(key);
      return null;
    }
    // `checkedAt` is 0, so that the next use of the entry checks the entry's database row. The check also records that
    // use.
    const answer = new CachedAnswer(saved.facts, await Representation.fromBrotli(saved.bytes), 0);
    this.memory.set(key, answer);
    return answer;
  }

  private async save(query: CachedQuery, question: unknown, key: string, fetched: FetchedReply): Promise<CachedAnswer> {
    const representation = await bytesOf(fetched);
    const facts = factsOf(query, key, fetched);
    try {
      await this.entries.put(
        { facts, bytes: await representation.brotli() },
        this.cipher.encrypt(JSON.stringify(question)),
      );
    } catch (error) {
      // An answer that cannot be stored, for instance because the database's disk is full, is still returned to the
      // caller.
      if (!isDatabaseDown(error)) throw error;
    }
    const answer = new CachedAnswer(facts, representation, this.now());
    this.memory.set(key, answer);
    return answer;
  }

  /** Also checks the answer's row in the background if that was not done recently. */
  private use(answer: CachedAnswer, fromMemory: boolean): CacheResult {
    const now = this.now();
    const stale = !answer.isFresh(now);
    if (stale) this.counters.stale += 1;
    else if (fromMemory) this.counters.hits += 1;
    this.refresher.revalidate(answer, now, () => this.load(answer.facts.key));
    return { answer, stale };
  }
}

const bytesOf = ({ body }: FetchedReply): Promise<Representation> =>
  Representation.fromText(Buffer.from(JSON.stringify(body)));

const factsOf = (query: CachedQuery, key: string, { source, at, freshUntil }: FetchedReply): AnswerFacts => ({
  key,
  kind: query.name,
  source,
  fetchedAt: at.getTime(),
  freshUntil: freshUntil ?? at.getTime() + query.freshFor * 1000,
});

@Global()
@Module({
  imports: [LimitsModule],
  providers: [CacheKeys, CacheRepository, Refresher, AnswerCache],
  exports: [AnswerCache, CacheKeys, CacheRepository, Refresher],
})
export class CacheModule {}
