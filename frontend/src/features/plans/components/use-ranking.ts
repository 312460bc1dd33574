import { useMemo, useState } from 'react';
import type { Eligibility, PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { useCareFacts } from '#features/care/index.js';
import { useWaitingStage } from '#ui/feedback/Waiting.js';
import { careCriteria } from '../model/ranking/care-criteria.js';
import { criteriaFor, pricedHousehold, type Criterion } from '../model/ranking/preferences.js';
import { rankPlan, rankPlans, type RankedPlan } from '../model/ranking/ranking.js';
import { usePreferences } from '../storage/choices.slice.js';
import { useOwnCareCosts } from './use-own-care-costs.js';

interface Ranking {
  readonly criteria: readonly Criterion[];
  /** Whether the costs for the visits and medicines that the person has entered are still being calculated. */
  readonly isPending: boolean;
  /** Whether the costs with the listed medicines could not be calculated. The costs then leave them out. */
  readonly areMedicinesMissing: boolean;
  readonly rankOne: <P extends PlanSummary>(plan: P) => RankedPlan & { readonly plan: P };
  /** Returns the plans with their yearly costs and the preferences that they meet. The best plan comes first. */
  readonly rankAll: (plans: readonly PlanSummary[]) => RankedPlan[];
}

/**
 * Returns functions that rank the given plans by the person's preferences. Every screen that shows plans uses these
 * functions, so the screens agree. `search` is null if the household is not known; in this case, preferences about the
 * price cannot be judged. Only the people whom the prices cover, according to `eligibility`, decide what is preferred.
 * The person's medicines and doctors count as preferences. `year` is the plan year if there is no search.
 */
export function useRanking(
  search: PlanSearch | null,
  plans: readonly PlanSummary[],
  eligibility: Pick<Eligibility, 'people'> | null | undefined,
  year: number | undefined = search?.year,
): Ranking {
  const [preferences] = usePreferences();
  const care = useCareFacts(year);
  const { costs, isPending, areMedicinesMissing } = useOwnCareCosts(search, plans, care);
  return useMemo(() => {
    const ids = plans.map(({ id }) => id);
    const household = search && pricedHousehold(search.household, eligibility);
    const criteria = [...criteriaFor(preferences, household), ...careCriteria(ids, care.careOf)];
    return {
      criteria,
      isPending,
      areMedicinesMissing,
      rankOne: (plan) => rankPlan(plan, criteria, costs, care.careOf, isPending),
      rankAll: (found) => rankPlans(found, criteria, costs, care.careOf, isPending),
    };
  }, [preferences, search, eligibility, plans, costs, isPending, areMedicinesMissing, care]);
}

/**
 * Whether a list must wait for the costs of own care, on which its order depends: only before it is first shown, and
 * until the wait is so long that the page offers a reload.
 */
export function useFirstWait(isPending: boolean): boolean {
  const [isWaiting, setWaiting] = useState(true);
  const stage = useWaitingStage();
  if (isWaiting && (!isPending || stage === 'stuck')) setWaiting(false);
  return isWaiting;
}
