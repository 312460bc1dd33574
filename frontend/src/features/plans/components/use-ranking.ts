import { useMemo } from 'react';
import type { Household } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plan.js';
import { criteriaFor, type Criterion } from '../model/preferences.js';
import { rankPlan, rankPlans, type RankedPlan } from '../model/ranking.js';
import { usePreferences } from '../storage/preferences.slice.js';

interface Ranking {
  readonly criteria: readonly Criterion[];
  /** Adds to a plan its yearly cost and its match with the criteria. */
  readonly rankOne: <P extends PlanSummary>(plan: P) => RankedPlan & { readonly plan: P };
  /** Ranks several plans and returns them sorted, with the best one first. */
  readonly rankAll: (plans: readonly PlanSummary[]) => RankedPlan[];
}

/**
 * Returns functions that rank plans by the saved preferences. The list, the plan page, the comparison and the printed
 * pages all use them. `household` is null if nothing is known about the people to be covered, in which case preferences
 * about price cannot be judged.
 */
export function useRanking(household: Household | null): Ranking {
  const [preferences] = usePreferences();
  return useMemo(() => {
    const criteria = criteriaFor(preferences, household);
    const ownCare = household && preferences.ownCare;
    return {
      criteria,
      rankOne: (plan) => rankPlan(plan, criteria, ownCare),
      rankAll: (plans) => rankPlans(plans, criteria, ownCare),
    };
  }, [preferences, household]);
}
