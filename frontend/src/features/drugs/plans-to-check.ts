import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { COVERAGE_BATCH } from '../../../../backend/src/contract/limits.js';
import { PlanId } from '../../../../backend/src/contract/plans.contract.js';
import { SelectedPlan, useSelectedPlans } from '../plans/index.js';

const Passed = z.object({
  selectedPlans: z.optional(z.array(SelectedPlan)),
  planId: z.optional(PlanId),
});

/** Plans that came along with the navigation (a list, or a single id), else the ones chosen in the search. */
export function usePlansToCheck(): readonly SelectedPlan[] {
  const { state } = useLocation();
  const [selected] = useSelectedPlans();
  const passed = z.safeParse(Passed, state);
  const { selectedPlans = [], planId } = passed.success ? passed.data : {};
  const plans = selectedPlans.length > 0 ? selectedPlans : planId ? [selected.find(({ id }) => id === planId) ?? { id: planId, name: planId }] : selected;
  return plans.slice(0, COVERAGE_BATCH.plans);
}

/** Four colours in turn, each with a letter too: nobody has to tell colours apart. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
export const COLOURS = ['blue', 'teal', 'green', 'purple'] as const;
export const colourOf = (index: number): (typeof COLOURS)[number] => COLOURS[index % COLOURS.length] ?? 'blue';
