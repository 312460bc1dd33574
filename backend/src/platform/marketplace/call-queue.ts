import PQueue from 'p-queue';
import type { ClientLimits } from './limits.js';
import { MarketplaceError, type Fault, type Operation } from './marketplace-error.js';

/**
 * Longest pause, in milliseconds, that the queue observes; a `Retry-After` of more than an hour is probably a mistake.
 */
const LONGEST_PAUSE = 3_600_000;
/** Operations that a single plan search calls many times. Calls of other operations take precedence over them. */
const BULK: readonly Operation[] = ['searchPlans', 'batchPlans'];
const COVERAGE_DATA_DOWN = '1012';

type Limits = Pick<ClientLimits, 'atOnce' | 'waiting' | 'firstPause' | 'maxPause' | 'patience'>;

/** A pause after the marketplace asked us to stop calling. Times are in milliseconds since 1970. */
interface Pause {
  readonly until: number;
  /** Number of consecutive pauses without an answer between them. */
  readonly count: number;
  readonly kind: Fault;
  readonly status: number | undefined;
}

/**
 * Returns whether the marketplace asks for a pause: by a 429, or by a 503 that names a time. Code 1012 concerns only
 * drug data and stops no other call.
 */
export const asksForPause = (error: unknown): error is MarketplaceError =>
  error instanceof MarketplaceError &&
  (error.kind === 'tooMany' ||
    (error.status === 503 && error.waitMs !== undefined && error.code !== COVERAGE_DATA_DOWN));

/**
 * Runs marketplace calls in turn, a few at a time. During a pause that the marketplace asked for, no call starts;
 * afterwards a single call goes first, and the others follow once it has been answered. A pause therefore costs one
 * extra call, no matter how many wait. Short pauses are waited out; during long ones, calls fail immediately.
 */
export class CallQueue {
  private readonly queue: PQueue;
  private pause: Pause | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number,
  ) {
    this.queue = new PQueue({ concurrency: limits.atOnce });
  }

  /**
   * Runs `work` when its turn comes. Throws MarketplaceError `unavailable` when too many calls wait, the kind of the
   * pause when the pause is too long to wait for, the reason of `signal` when it aborts, and whatever `work` throws.
   */
  async run<T>(operation: Operation, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    this.resumeWhenOver();
    if (this.pauseLeft() > this.limits.patience) throw this.pausedError(operation);
    if (this.queue.size >= this.limits.waiting)
      throw new MarketplaceError('unavailable', operation, { reason: 'too many waiting' });
    const priority = BULK.includes(operation) ? 0 : 1;
    try {
      return await this.queue.add(() => this.runNow(work), { signal, priority });
    } catch (error) {
      // A long pause that the marketplace asks for clears the queue, and clearing it rejects every call that is still
      // waiting.
      if (error instanceof DOMException && !signal.aborted) throw this.pausedError(operation);
      throw error;
    }
  }

  /**
   * Throws if the marketplace has asked for a pause. Calls that had to wait for something else after their turn came
   * must check this again before they are sent.
   */
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
    if (this.pauseLeft() > this.limits.patience) this.queue.clear();
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

  /**
   * Returns the error for calls during a pause. It includes the status, which shows the caller that a short pause is
   * worth waiting for.
   */
  private pausedError(operation: Operation): MarketplaceError {
    const { kind = 'unavailable', status } = this.pause ?? {};
    const waitMs = this.pauseLeft();
    return new MarketplaceError(kind, operation, { status, reason: 'paused', waitMs, abandoned: true });
  }
}
