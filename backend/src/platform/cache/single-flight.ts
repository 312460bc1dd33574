import PQueue from 'p-queue';
import { withTimeout } from '../async/with-timeout.js';
import { GuestPlaces } from '../marketplace/call-queue.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';

export const WAIT_TIMES = Symbol('WAIT_TIMES');

/** Time limits for fetching answers from the marketplace and for waiting for them, in milliseconds. */
export interface WaitTimes {
  /** A person's wait. The website promises an answer within 6 seconds. */
  person: number;
  /** Fetching, even if no one waits any more: enough for twenty slow calls. */
  fetching: number;
  /** Maximum time, in milliseconds, that a large query waits in the queue before it is abandoned. */
  turn: number;
  /** Time, in milliseconds, after which a caller should repeat a request whose answer was not fetched in time. */
  retryAfter: number;
}
export const STANDARD_WAIT_TIMES: WaitTimes = { person: 5_500, fetching: 60_000, turn: 60_000, retryAfter: 15_000 };

/** While one waits for a single call, another can use the remaining connections. */
const LARGE_AT_ONCE = 2;
/** Number of places in the queue for large queries. Guests can fill at most half of them. */
const LARGE_PLACES = 40;

/**
 * Queries in progress, by cache key. Each query runs only once, even if many callers want its answer. If a person stops
 * waiting, the query continues, so that the next request finds the answer. Large queries wait in a queue.
 */
export class SingleFlight<T> {
  private readonly flights = new Map<string, Promise<T>>();
  private readonly large = new PQueue({ concurrency: LARGE_AT_ONCE });
  private readonly places = new GuestPlaces(LARGE_PLACES);
  private readonly stopping = new AbortController();

  constructor(private readonly times: WaitTimes) {}

  get(key: string): Promise<T> | undefined {
    return this.flights.get(key);
  }

  start(key: string, work: () => Promise<T>): Promise<T> {
    const flight = work().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    // Without this handler, a query that fails when no one is waiting for it anymore would cause an unhandled
    // rejection.
    flight.catch(() => undefined);
    return flight;
  }

  /**
   * Runs `fetch` with the time limit for queries, a large query after a wait in a queue, and throws the errors of
   * `fetch`. Throws MarketplaceError `unavailable` if the queue is full or the query has waited in it too long.
   */
  async fetch<A>(isLarge: boolean, fetch: (signal: AbortSignal) => Promise<A>): Promise<A> {
    const work = (): Promise<A> =>
      fetch(AbortSignal.any([this.stopping.signal, AbortSignal.timeout(this.times.fetching)]));
    if (!isLarge) return work();
    const leave = this.places.take();
    const tooMany = (): MarketplaceError =>
      new MarketplaceError('unavailable', 'question', { reason: 'too many waiting' });
    if (!leave) throw tooMany();
    const waiting = new AbortController();
    const giveUp = (): void => waiting.abort(tooMany());
    const timer = setTimeout(giveUp, this.times.turn).unref();
    const begin = (): Promise<A> => {
      clearTimeout(timer);
      return work();
    };
    return this.large.add(begin, { signal: waiting.signal }).finally(leave);
  }

  /** Throws MarketplaceError `unavailable` after the maximum wait, counted from `began`. */
  wait(flight: Promise<T>, began: number): Promise<T> {
    return withTimeout(flight, Math.max(0, this.endOfWait(began) - performance.now()), () => {
      const extra = { reason: 'still being asked', waitMs: this.times.retryAfter };
      throw new MarketplaceError('unavailable', 'question', extra);
    });
  }

  /** Returns whether the waiting time of a person who began to wait at `began` (`performance.now()`) is over. */
  isLate(began: number): boolean {
    return performance.now() >= this.endOfWait(began);
  }

  /** Waits as long as people may still be waiting, and then aborts what is unfinished. */
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
