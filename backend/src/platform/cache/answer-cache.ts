import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { Cipher } from '../crypto/cipher.js';
import { type AnswerKind, type Fetched, newCacheCounters } from './answer-kind.js';
import { CacheKeys } from './cache-key.js';
import { CacheStore } from './cache.store.js';
import { type AnswerFacts, CachedAnswer } from './cached-answer.js';
import { FLIGHT_TIMES, FLIGHT_TIMES_STANDARD, Flights, type FlightTimes } from './flights.js';
import { Refresher } from './refresher.js';
import { Refusals } from './refusals.js';
import { type Encoded, Representation } from './representation.js';

/** Bytes of answers held in memory, compressed forms included. */
const MEMORY = 96 * 1024 * 1024;

export const CACHE_CLOCK = Symbol('CACHE_CLOCK');

export interface Look {
  answer: CachedAnswer;
  /** Past its time. */
  stale: boolean;
}

/** An answer with the bytes that a caller accepts. */
export interface Ready {
  readonly answer: CachedAnswer;
  readonly body: Representation;
  readonly encoded: Encoded;
}

/**
 * Saved answers of the marketplace: memory, then database, then the marketplace itself, which is asked once however
 * many want to know. Past its time an answer is still given at once, for `STALE_FOR` seconds, while a worker asks anew.
 */
@Injectable()
export class AnswerCache implements OnModuleDestroy {
  readonly counters = newCacheCounters();
  private readonly memory = new LRUCache<string, CachedAnswer>({ maxSize: MEMORY, sizeCalculation: (answer) => answer.size });
  private readonly flights: Flights<CachedAnswer>;
  private readonly refusals: Refusals;
  private readonly now: () => number;

  constructor(
    private readonly store: CacheStore,
    private readonly keys: CacheKeys,
    private readonly cipher: Cipher,
    private readonly refresher: Refresher,
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
    @Optional() @Inject(FLIGHT_TIMES) times?: FlightTimes,
  ) {
    this.now = clock ?? Date.now;
    this.refusals = new Refusals(this.now);
    this.flights = new Flights(times ?? FLIGHT_TIMES_STANDARD);
  }

  /**
   * Throws what the kind's `ask` throws, when there is no saved answer to give, and MarketplaceError `unavailable` when
   * asking takes longer than a person waits; it goes on then, and the next look finds the answer. Whoever looks twice for one
   * person says when the waiting `began` (of `performance.now()`).
   */
  async look<S extends z.ZodMiniType>(kind: AnswerKind<S>, question: z.output<S>, began = performance.now()): Promise<Look> {
    const key = this.keys.keyFor(kind.name, question);
    const held = this.memory.get(key);
    if (held?.isUsable(this.now())) return this.give(held, true);
    this.refusals.repeat(key);
    const flying = this.flights.get(key);
    if (flying) this.counters.coalesced += 1;
    const flight = flying ?? this.flights.start(key, () => this.find(kind, question, key));
    return this.give(await this.flights.inTime(flight, began), false);
  }

  /** An answer held in memory whose bytes need no more work; looking does not count as giving it. */
  ready(key: string, encodings: string | string[] | undefined): Ready | null {
    const answer = this.memory.get(key);
    const now = this.now();
    const body = answer?.isUsable(now) ? answer.bodyNow(!answer.isFresh(now)) : null;
    const encoded = body?.acceptedNow(typeof encodings === 'string' ? encodings : encodings?.join(','));
    return answer && body && encoded ? { answer, body, encoded } : null;
  }

  onModuleDestroy(): Promise<void> {
    return this.flights.drain();
  }

  /** Lets go of what is held in memory; the database still has it. */
  forget(): void {
    this.refusals.forget();
    this.memory.clear();
  }

  /** Asks the marketplace and saves what it says, whatever is saved already. For workers. */
  async renew<S extends z.ZodMiniType>(kind: AnswerKind<S>, question: z.output<S>, key: string, signal: AbortSignal): Promise<CachedAnswer> {
    return this.save(kind, question, key, await this.ask(kind, question, signal));
  }

  private ask<S extends z.ZodMiniType>(kind: AnswerKind<S>, question: z.output<S>, signal: AbortSignal): Promise<Fetched> {
    this.counters.upstream += 1;
    return kind.ask(question, signal);
  }

  private async find<S extends z.ZodMiniType>(kind: AnswerKind<S>, question: z.output<S>, key: string): Promise<CachedAnswer> {
    const saved = await this.load(key);
    if (saved?.isUsable(this.now())) {
      if (saved.isFresh(this.now())) this.counters.hits += 1;
      return saved;
    }
    this.counters.misses += 1;
    try {
      const fetched = await this.flights.ask(kind.isLarge ?? false, (signal) => this.ask(kind, question, signal));
      return await this.save(kind, question, key, fetched);
    } catch (error) {
      this.refusals.note(key, error);
      throw error;
    }
  }

  private async load(key: string): Promise<CachedAnswer | null> {
    const saved = await this.store.find(key);
    if (!saved) {
      this.memory.delete(key);
      return null;
    }
    // The row may not have been looked at for long: zero makes the first look note it.
    const answer = new CachedAnswer(saved.facts, await Representation.fromBrotli(saved.bytes), 0);
    this.memory.set(key, answer);
    return answer;
  }

  private async save(kind: AnswerKind, question: unknown, key: string, { body, source, at }: Fetched): Promise<CachedAnswer> {
    const representation = await Representation.fromText(Buffer.from(JSON.stringify(body)));
    const facts: AnswerFacts = { key, kind: kind.name, source, fetchedAt: at.getTime(), freshUntil: at.getTime() + kind.freshFor * 1000 };
    await this.store.put({ facts, bytes: await representation.brotli() }, this.cipher.encrypt(JSON.stringify(question)));
    const answer = new CachedAnswer(facts, representation, this.now());
    this.memory.set(key, answer);
    return answer;
  }

  /** Counts an answer as given, and has it looked after when it is time. */
  give(answer: CachedAnswer, fromMemory = true): Look {
    const now = this.now();
    const stale = !answer.isFresh(now);
    if (stale) this.counters.stale += 1;
    else if (fromMemory) this.counters.hits += 1;
    this.refresher.afterLook(answer, now, () => this.load(answer.facts.key));
    return { answer, stale };
  }
}
