const FULL = 10;
const EARNED_PER_CALL = 0.1;

/**
 * Allows retries for at most a tenth of all calls, so that retries do not double the load while the marketplace is in
 * trouble.
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
