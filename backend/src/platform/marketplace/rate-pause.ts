import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientLimits } from './limits.js';
import { MarketplaceError, type Operation } from './marketplace-error.js';

/** Milliseconds; a `Retry-After` beyond an hour is taken for a mistake. */
const LONGEST_WINDOW = 3_600_000;

/**
 * After a 429 nobody calls until the window is over, and then one call goes ahead alone to see: one extra call per
 * window, whatever the number of callers (score sheet 48). Short windows are waited out, long ones fail at once.
 */
export class RatePause {
  private until = 0;
  /** 429s in a row, one counted per window. */
  private strikes = 0;
  private scout: Promise<void> | null = null;

  constructor(
    private readonly limits: Pick<ClientLimits, 'firstPause' | 'maxPause' | 'patience'>,
    private readonly now: () => number,
  ) {}

  /** Runs `work` when its turn has come. Throws `tooMany` when the window is too long to wait for. */
  async run<T>(operation: Operation, signal: AbortSignal, work: (alone: boolean) => Promise<T>): Promise<T> {
    const finish = await this.turn(operation, signal);
    try {
      const result = await work(finish !== null);
      if (finish) this.strikes = 0;
      return result;
    } catch (error) {
      const again = error instanceof MarketplaceError && error.kind === 'tooMany';
      if (finish && !again) this.strikes = 0;
      throw error;
    } finally {
      finish?.();
    }
  }

  /** For calls that waited in line while the window began: throws instead of letting them out. */
  check(operation: Operation): void {
    const wait = this.until - this.now();
    if (this.strikes > 0 && wait > 0) throw new MarketplaceError('tooMany', operation, { reason: 'paused', waitMs: wait });
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
      if (wait > this.limits.patience) throw new MarketplaceError('tooMany', operation, { reason: 'paused', waitMs: wait });
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

  /** The marketplace answered 429: the window begins. */
  strike(waitMs: number | undefined): void {
    const now = this.now();
    if (this.until <= now) this.strikes += 1;
    const ownIdea = Math.min(this.limits.firstPause * 2 ** Math.max(0, this.strikes - 1), this.limits.maxPause);
    this.until = Math.max(this.until, now + Math.min(waitMs ?? ownIdea, LONGEST_WINDOW));
  }
}
