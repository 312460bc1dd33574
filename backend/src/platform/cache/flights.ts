import { setTimeout as sleep } from 'node:timers/promises';
import { MarketplaceError } from '../marketplace/marketplace-error.js';
import { Turns } from './turns.js';

/** Injection token: shorter times for tests. */
export const FLIGHT_TIMES = Symbol('FLIGHT_TIMES');

/** Milliseconds. */
export interface FlightTimes {
  /** A person waits so long for an answer at most; the rest of the 6 s of score sheet 46 is for us. */
  person: number;
  /** Asking goes on so long, whoever waits: twenty calls fit in even when each takes nearly its whole time. */
  asking: number;
  /** A large question waits so long for its turn before it is given up. */
  turn: number;
  /** What somebody is told to wait whose question is still being asked. */
  again: number;
}
export const FLIGHT_TIMES_STANDARD: FlightTimes = { person: 5_500, asking: 60_000, turn: 60_000, again: 15_000 };

/** Large questions asked side by side: one often waits for a single call, two keep the four places on the wire in use. */
const LARGE_AT_ONCE = 2;

/**
 * Questions on their way, by key: one however many want to know. A person stops waiting before the question does, so that
 * what was read is not thrown away and the next press finds it. Large questions take turns, first come, first served:
 * when many come at once the first are answered, instead of none.
 */
export class Flights<T> {
  private readonly flying = new Map<string, Promise<T>>();
  private readonly turns = new Turns(LARGE_AT_ONCE);
  private readonly stopping = new AbortController();

  constructor(private readonly times: FlightTimes) {}

  get(key: string): Promise<T> | undefined {
    return this.flying.get(key);
  }

  start(key: string, work: () => Promise<T>): Promise<T> {
    const flight = work().finally(() => this.flying.delete(key));
    this.flying.set(key, flight);
    // Everybody may have left by the time it fails.
    flight.catch(() => undefined);
    return flight;
  }

  /** Asks with the time a question has; a large one when its turn has come. Throws what `ask` throws, or MarketplaceError. */
  async ask<A>(isLarge: boolean, ask: (signal: AbortSignal) => Promise<A>): Promise<A> {
    const work = (): Promise<A> => ask(this.limit(this.times.asking));
    if (!isLarge) return work();
    const patience = this.limit(this.times.turn);
    let begun = false;
    try {
      return await this.turns.take(patience, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      throw new MarketplaceError('unavailable', 'question', { reason: 'too many waiting' });
    }
  }

  /** The answer, or `unavailable` once a person who began to wait at `began` (of `performance.now()`) has waited long enough. */
  async inTime(flight: Promise<T>, began: number): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const late = (): void => reject(new MarketplaceError('unavailable', 'question', { reason: 'still being asked', waitMs: this.times.again }));
    const timer = setTimeout(late, Math.max(0, began + this.times.person - performance.now()));
    try {
      return await Promise.race([flight, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** For shutting down: those who still wait get their time, then whatever is on its way is ended. */
  async drain(): Promise<void> {
    const settled = (): Promise<unknown> => Promise.allSettled(this.flying.values());
    const enough = new AbortController();
    await Promise.race([settled(), sleep(this.times.person, undefined, { signal: enough.signal })]);
    enough.abort();
    this.stopping.abort();
    await settled();
  }

  private limit(time: number): AbortSignal {
    return AbortSignal.any([this.stopping.signal, AbortSignal.timeout(time)]);
  }
}
