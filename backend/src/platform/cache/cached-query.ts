import type * as z from 'zod/mini';
import type { CachedAnswer, Source } from './cached-answer.js';

export interface FetchedReply {
  /**
   * The reply to a query, as defined by the API contract. If the reply has a `provenance` field, that field must come
   * last, and `stale: false` must be the last field in it. The cache marks a reply as stale by replacing the last bytes
   * of its JSON.
   */
  body: object;
  source: Source;
  at: Date;
  /** End of freshness in milliseconds since 1970, if it is not `freshFor` after `at`. */
  freshUntil?: number;
  /** Sent to waiting callers, but not stored. */
  isPartial?: boolean;
}

/** A worker gets a fresh answer; somebody who waits may get a stale one. */
export type Ask = <S extends z.ZodMiniType>(query: CachedQuery<S>, question: z.output<S>) => Promise<CachedAnswer>;

/** Used by the process that answers and by the worker that renews. */
export interface CachedQuery<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  /** Schema for the parameters of a query. It is also used to parse parameters that were stored in the database. */
  readonly question: S;
  /** Returns the part of the question on which the reply depends. By default, this is the whole question. */
  keyed?(question: z.output<S>): unknown;
  readonly freshFor: number;
  /** The marketplace endpoint (`/versions`, `/coverage/stats`) whose change makes replies stale. */
  readonly changesWith: 'versions' | 'coverageStats';
  /** Many marketplace calls. Two such queries run at a time, so that others are not delayed. */
  readonly isLarge?: boolean;
  fetch(question: z.output<S>, signal: AbortSignal, ask: Ask): Promise<FetchedReply>;
}

export interface CacheCounters {
  /** Number of fresh replies that came from memory or the database. */
  hits: number;
  /** Number of queries for which the cache had no usable reply. */
  misses: number;
  stale: number;
  /** Number of callers who shared the result of a query that was already in progress. */
  coalesced: number;
  /** Number of queries sent to the marketplace. Each of them may take several HTTP calls. */
  upstream: number;
}

export const newCacheCounters = (): CacheCounters => ({ hits: 0, misses: 0, stale: 0, coalesced: 0, upstream: 0 });
