import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { PlanId } from '#contract/plans/plan-id.js';
import { SelectedPlan, useNamedPlan, useSelectedPlans } from '#features/plans/index.js';

const NavigationState = z.object({
  selectedPlans: z.optional(z.array(SelectedPlan)),
  planId: z.optional(PlanId),
});

/** Of a plan that was chosen for two years, the later one is checked, because a table has one column for each plan. */
const isLatest = ({ id, year = 0 }: SelectedPlan, _: number, all: readonly SelectedPlan[]): boolean =>
  !all.some((other) => other.id === id && (other.year ?? 0) > year);

/** The plans whose drug coverage a page checks: those in the navigation state of its link, else the chosen ones. */
export function usePlansToCheck(): readonly SelectedPlan[] {
  const { state } = useLocation();
  const [selected] = useSelectedPlans();
  const parsed = z.safeParse(NavigationState, state);
  const { selectedPlans = [], planId } = parsed.success ? parsed.data : {};
  const single = selectedPlans.length === 0 ? planId : undefined;
  const known = selected.find(({ id }) => id === single);
  const named = useNamedPlan(single && !known ? single : null);
  const one = known ?? named;
  const plans = selectedPlans.length > 0 ? selectedPlans : one ? [one] : selected;
  return plans.filter(isLatest).slice(0, COVERAGE_BATCH.plans);
}
