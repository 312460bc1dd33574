import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientLimits } from './limits.js';
import { type Fault, MarketplaceError, type Operation } from './marketplace-error.js';

/** Milliseconds; a `Retry-After` beyond an hour is taken for a mistake. */
const LONGEST_WINDOW = 3_600_000;

/**
 * After a 429, or a 503 that names a time, nobody calls until the window is over, and then one call goes ahead alone to see: one extra call per
 * window, whatever the number of callers (score sheet 48). Short windows are waited out, long ones fail at once.
 */
export class RatePause {
  private until = 0;
  /** Such answers in a row, one counted per window. */
  private strikes = 0;
  private kind: Fault = 'tooMany';
  private status: number | undefined;
  private scout: Promise<void> | null = null;

  constructor(
    private readonly limits: Pick<ClientLimits, 'firstPause' | 'maxPause' | 'patience'>,
    private readonly now: () => number,
  ) {}

  /** Runs `work` when its turn has come. Throws what the pause came from when it is too long to wait for. */
  async run<T>(operation: Operation, signal: AbortSignal, work: (alone: boolean) => Promise<T>): Promise<T> {
    const finish = await this.turn(operation, signal);
    try {
      const result = await work(finish !== null);
      if (finish) this.strikes = 0;
      return result;
    } catch (error) {
      const again = (error instanceof MarketplaceError && error.kind === 'tooMany') || this.until > this.now();
      if (finish && !again) this.strikes = 0;
      throw error;
    } finally {
      finish?.();
    }
  }

  /**
   * For calls that waited in line while the window began: throws instead of letting them out. The status goes along: by it
   * the gateway sees that the marketplace asked for a pause, and that a short one is worth waiting for.
   */
  check(operation: Operation): void {
    const wait = this.until - this.now();
    if (this.strikes > 0 && wait > 0) throw new MarketplaceError(this.kind, operation, { status: this.status, reason: 'paused', waitMs: wait, abandoned: true });
  }

  /** Resolves to null when the way is free, or to the function by which the scout tells that it is back. */
  private async turn(operation: Operation, signal: AbortSignal): Promise<(() => void) | null> {
    while (this.strikes > 0) {
      if (this.scout) {
        await this.scout;
        continue;
      }
      const wait = this.until - this.now();
      if (wait <= 0) return this.sendScout();
      if (wait > this.limits.patience) throw new MarketplaceError(this.kind, operation, { reason: 'paused', waitMs: wait });
      await sleep(wait, undefined, { signal });
    }
    return null;
  }

  private sendScout(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.scout = promise;
    return () => {
      this.scout = null;
      resolve();
    };
  }

  /** The marketplace asked for a pause: the window begins. */
  strike({ kind, status, waitMs }: Pick<MarketplaceError, 'kind' | 'status' | 'waitMs'>): void {
    const now = this.now();
    this.kind = kind;
    this.status = status;
    if (this.until <= now) this.strikes += 1;
    const ownIdea = Math.min(this.limits.firstPause * 2 ** Math.max(0, this.strikes - 1), this.limits.maxPause);
    this.until = Math.max(this.until, now + Math.min(waitMs ?? ownIdea, LONGEST_WINDOW));
  }
}
