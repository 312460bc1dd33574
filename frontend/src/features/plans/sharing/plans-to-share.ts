import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';

/** The plans on a screen that a person can share. */
export interface PlansToShare {
  readonly plans: readonly Pick<PlanSummary, 'id' | 'name'>[];
  readonly year: number;
  /** The search on which the prices on the screen are based. It is null if the plans have no prices. */
  readonly search: PlanSearch | null;
}
