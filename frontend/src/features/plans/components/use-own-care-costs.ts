import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plan.js';
import { plansApi } from '../api/plans.api.js';
import type { OwnCareCosts } from '../model/year-cost.js';
import { usePreferences } from '../storage/preferences.slice.js';

const NONE: OwnCareCosts = {};

/**
 * Returns the yearly costs of each plan for the numbers of visits and medicines that the person has entered, or null if
 * the person has not entered any. When the numbers change, the previous costs are returned until the new ones are
 * calculated.
 */
export function useOwnCareCosts(
  search: PlanSearch | null,
  plans: readonly Pick<PlanSummary, 'id'>[],
): { costs: OwnCareCosts | null; isPending: boolean } {
  const [{ ownCare }] = usePreferences();
  const [last, setLast] = useState<{ search: PlanSearch | null; costs: OwnCareCosts } | null>(null);
  const plan_ids = plans.map(({ id }) => id);
  const { currentData, isFetching } = plansApi.useOwnCareCostsQuery(
    search && ownCare && plan_ids.length > 0 ? { body: { ...search, plan_ids, own_care: ownCare } } : skipToken,
  );
  if (currentData && last?.costs !== currentData.costs) setLast({ search, costs: currentData.costs });
  if (!search || !ownCare) return { costs: null, isPending: false };
  const before = isFetching && last?.search === search ? last.costs : NONE;
  return { costs: currentData?.costs ?? before, isPending: isFetching };
}
