import PQueue from 'p-queue';
import { withTimeout } from '../async/with-timeout.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';

/** Injection token of `WaitTimes`, which lets tests use shorter times. */
export const WAIT_TIMES = Symbol('WAIT_TIMES');

/** How long queries and the people who wait for them may take, in milliseconds. */
export interface WaitTimes {
  /** The longest time a person waits for an answer; pages promise one within 6 seconds. */
  person: number;
  /**
   * The longest time for which a query may be fetched, even if nobody is waiting for it any more. It is long enough for
   * twenty calls that each nearly use up their own time limit.
   */
  fetching: number;
  /** The longest time a large query waits for its turn before it is abandoned. */
  turn: number;
  /** The time after which a person whose query is still being fetched should ask again. */
  retryAfter: number;
}
export const STANDARD_WAIT_TIMES: WaitTimes = { person: 5_500, fetching: 60_000, turn: 60_000, retryAfter: 15_000 };

/**
 * Number of large queries that are fetched at the same time. A single query often waits for just one call, while two
 * keep the connections to the marketplace busy.
 */
const LARGE_AT_ONCE = 2;

/**
 * Queries in progress, by cache key: each is fetched only once, even if many callers want it. A person stops waiting
 * before the query ends, so nothing that was read is lost and the next request finds it. Large queries run in the order
 * in which they came: when many come at once, the first ones are answered instead of none.
 */
export class SingleFlight<T> {
  private readonly flights = new Map<string, Promise<T>>();
  private readonly large = new PQueue({ concurrency: LARGE_AT_ONCE });
  private readonly stopping = new AbortController();

  constructor(private readonly times: WaitTimes) {}

  get(key: string): Promise<T> | undefined {
    return this.flights.get(key);
  }

  start(key: string, work: () => Promise<T>): Promise<T> {
    const flight = work().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    // When the query fails, nobody may be waiting for it any more; without this handler the rejection would be
    // unhandled.
    flight.catch(() => undefined);
    return flight;
  }

  /**
   * Runs `fetch` with the time limit for queries; a large query first waits for its turn. Throws what `fetch` throws,
   * or MarketplaceError `unavailable` when its turn does not come in time.
   */
  async fetch<A>(isLarge: boolean, fetch: (signal: AbortSignal) => Promise<A>): Promise<A> {
    const work = (): Promise<A> =>
      fetch(AbortSignal.any([this.stopping.signal, AbortSignal.timeout(this.times.fetching)]));
    if (!isLarge) return work();
    const waiting = new AbortController();
    const giveUp = (): void =>
      waiting.abort(new MarketplaceError('unavailable', 'question', { reason: 'too many waiting' }));
    const timer = setTimeout(giveUp, this.times.turn).unref();
    const begin = (): Promise<A> => {
      clearTimeout(timer);
      return work();
    };
    return this.large.add(begin, { signal: waiting.signal });
  }

  /**
   * Returns the query's answer. Throws MarketplaceError `unavailable` when a person who began to wait at `began`
   * (`performance.now()`) has waited long enough.
   */
  wait(flight: Promise<T>, began: number): Promise<T> {
    return withTimeout(flight, Math.max(0, this.endOfWait(began) - performance.now()), () => {
      const extra = { reason: 'still being asked', waitMs: this.times.retryAfter };
      throw new MarketplaceError('unavailable', 'question', extra);
    });
  }

  /** Returns whether a person who began to wait at `began` (`performance.now()`) has stopped waiting by now. */
  isLate(began: number): boolean {
    return performance.now() >= this.endOfWait(began);
  }

  /** Shuts down: the people who still wait get the rest of their time, then all queries in progress are aborted. */
  async drain(): Promise<void> {
    const settled = async (): Promise<void> => void (await Promise.allSettled(this.flights.values()));
    await withTimeout(settled(), this.times.person, () => undefined);
    this.stopping.abort();
    this.large.clear();
    await settled();
  }

  private endOfWait(began: number): number {
    return began + this.times.person;
  }
}
