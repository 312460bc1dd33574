/**
 * Purpose of a process's marketplace calls: `people` if someone waits for the answer, or `workers` if cached answers
 * are renewed. Calls for people have priority.
 */
export type CallShare = 'people' | 'workers';

export interface CallBudget {
  /**
   * Waits until the next call to the marketplace is allowed. Returns whether a wait was necessary. Throws if `signal`
   * aborts.
   */
  take(signal: AbortSignal): Promise<boolean>;
}

/** A call budget without limits, for clients whose API key no one else uses. */
export const UNLIMITED: CallBudget = {
  take: () => Promise.resolve(false),
};

const FULL = 10;
const EARNED_PER_CALL = 0.1;

/**
 * Allows on average one retry for every ten calls, so that retries do not multiply the load while the marketplace has
 * problems.
 */
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
