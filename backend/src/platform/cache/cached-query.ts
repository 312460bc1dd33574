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
  /**
   * True if parts of the reply could not be fetched. A partial reply is sent to the waiting callers, but it is not
   * stored as a cache entry.
   */
  isPartial?: boolean;
}

/**
 * Answers another cached query on whose answer a reply is based. A worker gets an answer that is fresh; somebody who
 * waits may get one that is stale.
 */
export type Ask = <S extends z.ZodMiniType>(query: CachedQuery<S>, question: z.output<S>) => Promise<CachedAnswer>;

/**
 * A query whose replies are cached. The process that answers the query and the worker that renews its replies both use
 * this description.
 */
export interface CachedQuery<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  /** Schema for the parameters of a query. It is also used to parse parameters that were stored in the database. */
  readonly question: S;
  /** Returns the part of the question on which the reply depends. By default, this is the whole question. */
  keyed?(question: z.output<S>): unknown;
  readonly freshFor: number;
  /**
   * The kind of new marketplace data that makes replies to this query stale. `versions` and `coverageStats` refer to
   * the marketplace endpoints `/versions` and `/coverage/stats`.
   */
  readonly changesWith: 'versions' | 'coverageStats';
  /**
   * True if the query needs many marketplace calls. At most two of these large queries run at the same time, so that
   * they do not delay other queries.
   */
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
