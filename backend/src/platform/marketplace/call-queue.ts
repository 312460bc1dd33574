import PQueue from 'p-queue';
import { currentCaller } from '../logging/request-context.js';
import type { ClientLimits } from './limits.js';
import { MarketplaceError, type Fault, type Operation } from './marketplace-error.js';

/** Guests may fill at most half of a queue, so that signed-in people can always join. */
export class GuestPlaces {
  private taken = 0;

  constructor(private readonly places: number) {}

  /** Takes a place and returns a function that gives it back, or returns null if a guest finds the half full. */
  take(): (() => void) | null {
    if (currentCaller()?.isSignedIn !== false) return () => undefined;
    if (this.taken >= this.places / 2) return null;
    this.taken += 1;
    return () => (this.taken -= 1);
  }
}

/** Milliseconds. A longer `Retry-After` is probably a mistake. */
const LONGEST_PAUSE = 3_600_000;
/** Many of one search. Others go first, so that they do not wait for a whole search. */
const BULK: readonly Operation[] = ['searchPlans', 'batchPlans'];
const COVERAGE_DATA_DOWN = '1012';

type Limits = Pick<ClientLimits, 'atOnce' | 'waiting' | 'firstPause' | 'maxPause' | 'longestWait'>;

/** `until`: milliseconds of the queue's clock. */
interface Pause {
  readonly until: number;
  /** Consecutive pauses. A response that asks for none resets it. */
  readonly count: number;
  readonly kind: Fault;
  readonly status: number | undefined;
}

/** By 429, or 503 with a time to wait. Error code 1012 does not count: it concerns only drug data. */
export const asksForPause = (error: unknown): error is MarketplaceError =>
  error instanceof MarketplaceError &&
  (error.kind === 'tooMany' ||
    (error.status === 503 && error.waitMs !== undefined && error.code !== COVERAGE_DATA_DOWN));

/**
 * Limits how many marketplace calls run at the same time. Guests take at most half of the waiting places. When the
 * marketplace asks for a pause, no calls are started until the pause is over. Then one call is sent alone, as a test,
 * and the other calls follow once the test call has been answered. Calls wait for the end of a short pause. During a
 * long pause, they fail immediately.
 */
export class CallQueue {
  private readonly queue: PQueue;
  private readonly places: GuestPlaces;
  private pause: Pause | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Limits,
    /** Milliseconds from any starting point, which must never jump. */
    private readonly now: () => number,
  ) {
    this.queue = new PQueue({ concurrency: limits.atOnce });
    this.places = new GuestPlaces(limits.waiting);
  }

  /**
   * Runs `work` when its turn in the queue comes. If `work` throws an error, the caller receives that error. Throws
   * MarketplaceError `unavailable` if too many calls are waiting. If calls are paused for longer than a call may wait,
   * throws a MarketplaceError of the same kind as the error that started the pause. If `signal` is aborted, throws the
   * signal's abort reason.
   */
  async run<T>(operation: Operation, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    this.resumeWhenOver();
    if (this.pauseLeft() > this.limits.longestWait) throw this.pausedError(operation);
    const leave = this.queue.size >= this.limits.waiting ? null : this.places.take();
    if (!leave) throw new MarketplaceError('unavailable', operation, { reason: 'too many waiting' });
    const priority = BULK.includes(operation) ? 0 : 1;
    try {
      return await this.queue.add(() => this.runNow(work), { signal, priority });
    } catch (error) {
      // A long pause clears the queue, which aborts every waiting call. The error of such a call therefore names the
      // pause as the reason.
      if (error instanceof DOMException && !signal.aborted) throw this.pausedError(operation);
      throw error;
    } finally {
      leave();
    }
  }

  /** Repeated just before a call is sent, because it may have waited for the rate limit of the key. */
  throwIfPaused(operation: Operation): void {
    if (this.pauseLeft() > 0) throw this.pausedError(operation);
  }

  private async runNow<T>(work: () => Promise<T>): Promise<T> {
    const pauseBefore = this.pause;
    try {
      return await work();
    } catch (error) {
      if (asksForPause(error) && !error.abandoned) this.startPause(error);
      throw error;
    } finally {
      if (pauseBefore && pauseBefore === this.pause) this.endPause();
    }
  }

  private startPause({ kind, status, waitMs }: MarketplaceError): void {
    const now = this.now();
    const count = (this.pause?.count ?? 0) + (this.pauseLeft() > 0 ? 0 : 1);
    const wait = waitMs ?? Math.min(this.limits.firstPause * 2 ** (count - 1), this.limits.maxPause);
    const until = Math.max(this.pause?.until ?? 0, now + Math.min(wait, LONGEST_PAUSE));
    this.pause = { until, count, kind, status };
    this.queue.pause();
    this.queue.concurrency = 1;
    this.resumeWhenOver();
    if (this.pauseLeft() > this.limits.longestWait) this.queue.clear();
  }

  private endPause(): void {
    this.pause = null;
    this.queue.concurrency = this.limits.atOnce;
  }

  private resumeWhenOver(): void {
    clearTimeout(this.timer);
    if (this.pauseLeft() > 0) this.timer = setTimeout(() => this.resumeWhenOver(), this.pauseLeft()).unref();
    else this.queue.start();
  }

  private pauseLeft(): number {
    return Math.max(0, (this.pause?.until ?? 0) - this.now());
  }

  /** Includes the status, which tells the caller whether a short pause is worth waiting for. */
  private pausedError(operation: Operation): MarketplaceError {
    const { kind = 'unavailable', status } = this.pause ?? {};
    const waitMs = this.pauseLeft();
    return new MarketplaceError(kind, operation, { status, reason: 'paused', waitMs, abandoned: true });
  }
}
