import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { CareLevel } from '../model/costs/year-cost.js';
import { usePreferences } from '../storage/choices.slice.js';

/**
 * Returns how much care a household expects, which is one answer for all of its people. The result is undefined if the
 * person has entered their own visits instead, or if the household is not known. Medicines on the person's list change
 * nothing here: they count in each year, whether it is one with little or with a lot of other care.
 */
export function useExpectedCare(search: PlanSearch | null): CareLevel | undefined {
  const [{ ownCare }] = usePreferences();
  return ownCare ? undefined : search?.household.people[0]?.utilization_level;
}
