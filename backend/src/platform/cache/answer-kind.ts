import type * as z from 'zod/mini';
import type { Source } from './cached-answer.js';

export interface Fetched {
  /** The reply as the contract has it; with a provenance, it stands last in the reply and `stale` (false) last in it. */
  body: object;
  source: Source;
  /** When the marketplace answered. */
  at: Date;
}

/** A sort of question whose answers are saved, described once for the process that answers and for the worker that refreshes. */
export interface AnswerKind<S extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique in the house. */
  readonly name: string;
  /** Reads a saved question back. */
  readonly question: S;
  /** Seconds. */
  readonly freshFor: number;
  /** Which mark of the marketplace tells that these answers are out of date: `/versions` or `/coverage/stats`. */
  readonly changesWith: 'versions' | 'coverageStats';
  /** Takes many calls: a few such questions are asked at a time, so that they do not starve one another and the small ones. */
  readonly isLarge?: boolean;
  /** Asks the marketplace. Throws MarketplaceError or AppError. */
  ask(question: z.output<S>, signal: AbortSignal): Promise<Fetched>;
}

export interface CacheCounters {
  /** Fresh answers from memory or database. */
  hits: number;
  /** Questions without a usable answer. */
  misses: number;
  /** Answers given past their time. */
  stale: number;
  /** Callers who shared another's question. */
  coalesced: number;
  /** Questions put to the marketplace (each may take several calls). */
  upstream: number;
}

export const newCacheCounters = (): CacheCounters => ({ hits: 0, misses: 0, stale: 0, coalesced: 0, upstream: 0 });
