import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';

/** The plans of a screen that a person can share. */
export interface PlansToShare {
  readonly plans: readonly Pick<PlanSummary, 'id' | 'name'>[];
  readonly year: number;
  /** The search that prices the plans on the screen. Null if they have no prices. */
  readonly search: PlanSearch | null;
}
