import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plan.js';
import type { CareUse, OwnCare } from '#contract/preferences.js';
import { plansApi } from '../api/plans.api.js';
import type { OwnCareCosts } from '../model/year-cost.js';
import { usePreferences } from '../storage/preferences.slice.js';

const NONE: OwnCareCosts = {};

/** Joins the visits and fills that a person counted with the fills of the medicines on their list, which come first. */
const careUse = (counted: OwnCare | null, fills: CareUse | null): CareUse | null =>
  counted || fills ? { ...counted, ...fills } : null;

/**
 * Returns the yearly costs of each plan for the visits and medicines that the person counted or listed, or null if there
 * are none. When the count changes, the costs for the earlier count are returned until the new ones are calculated.
 * `fills` are those of the listed medicines; until their costs are calculated, the result is null too.
 */
export function useOwnCareCosts(
  search: PlanSearch | null,
  plans: readonly Pick<PlanSummary, 'id'>[],
  fills: CareUse | null,
): { costs: OwnCareCosts | null; isPending: boolean } {
  const [{ ownCare }] = usePreferences();
  const [last, setLast] = useState<{ search: PlanSearch | null; costs: OwnCareCosts } | null>(null);
  const plan_ids = plans.map(({ id }) => id);
  const own_care = careUse(ownCare, fills);
  const { currentData, isFetching } = plansApi.useOwnCareCostsQuery(
    search && own_care && plan_ids.length > 0 ? { body: { ...search, plan_ids, own_care } } : skipToken,
  );
  if (currentData && last?.costs !== currentData.costs) setLast({ search, costs: currentData.costs });
  if (!search || !own_care) return { costs: null, isPending: false };
  const before = isFetching && last?.search === search ? last.costs : ownCare && NONE;
  return { costs: currentData?.costs ?? before, isPending: isFetching };
}
