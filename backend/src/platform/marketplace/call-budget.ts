/** Whether someone waits for the answers (`people`) or they are renewed (`workers`). */
export type CallShare = 'people' | 'workers';

export interface CallBudget {
  /** Returns whether a wait was necessary. Throws if `signal` aborts. */
  take(signal: AbortSignal): Promise<boolean>;
}

/** A call budget without limits, for clients whose API key no one else uses. */
export const UNLIMITED: CallBudget = {
  take: () => Promise.resolve(false),
};

const FULL = 10;
const EARNED_PER_CALL = 0.1;

/** One retry for every ten calls on average, so that retries do not multiply the load. */
export class RetryBudget {
  private tokens = FULL;

  earn(): void {
    this.tokens = Math.min(FULL, this.tokens + EARNED_PER_CALL);
  }

  spend(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
