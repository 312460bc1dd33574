const FULL = 10;
const EARNED_PER_CALL = 0.1;

/** Second tries may be a tenth of all calls: when the marketplace is in trouble we must not double its load. */
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
