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
