import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { CareExceptions, PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import type { CareUse, OwnCare } from '#contract/plans/preferences.js';
import type { FillGroup, useCareFacts } from '#features/care/index.js';
import { plansApi } from '../api/plans.api.js';
import type { CareLevel, OwnCareCosts } from '../model/costs/year-cost.js';
import { usePreferences } from '../storage/choices.slice.js';

const NONE: OwnCareCosts = {};

/** Joins entered visits and fills with the fills of listed medicines. For the same kind of fills, the list counts. */
export const careUse = (counted: OwnCare | null, fills: CareUse | null): CareUse | null =>
  counted || fills ? { ...counted, ...fills } : null;

/** Combines the visits that a person entered with the fills that some plans cover, for the costs of these plans. */
export const exceptionsFrom = (counted: OwnCare | null, groups: readonly FillGroup[]): CareExceptions =>
  groups.map(({ plan_ids, fills }) => ({ plan_ids: [...plan_ids], own_care: { ...counted, ...fills } }));

/**
 * Returns the yearly costs of each plan for the person's own care: the visits and fills that they entered, and the
 * medicines on their list. `costs` is null if there is no such care. When the entries change, `costs` contains the
 * costs for the earlier entries until the new costs are calculated. While the first costs are being calculated, `costs`
 * is empty. `fills` are the fills of the listed medicines, and `fillGroups` those of plans that do not cover all of
 * them. Both are not known as long as `isComing` is true. If the calculation fails and the person entered no visits or
 * fills, `costs` is null, so that screens keep showing the costs for people of the same age.
 */
export function useOwnCareCosts(
  search: PlanSearch | null,
  plans: readonly Pick<PlanSummary, 'id'>[],
  {
    fills,
    fillGroups,
    isComing: areFillsComing,
  }: Pick<ReturnType<typeof useCareFacts>, 'fills' | 'fillGroups' | 'isComing'>,
): { costs: OwnCareCosts | null; isPending: boolean; areMedicinesMissing: boolean } {
  const [{ ownCare }] = usePreferences();
  const [last, setLast] = useState<{ search: PlanSearch | null; costs: OwnCareCosts } | null>(null);
  const plan_ids = plans.map(({ id }) => id);
  const own_care = careUse(ownCare, fills);
  const { currentData, isFetching, isError } = plansApi.useOwnCareCostsQuery(
    search && own_care && !areFillsComing && plan_ids.length > 0
      ? { body: { ...search, plan_ids, own_care, exceptions: exceptionsFrom(ownCare, fillGroups) } }
      : skipToken,
  );
  if (currentData && last?.costs !== currentData.costs) setLast({ search, costs: currentData.costs });
  const isPending = isFetching || (areFillsComing && search !== null);
  const before = isPending && last?.search === search ? last.costs : null;
  const none = isPending || (search && ownCare) ? NONE : null;
  return { costs: currentData?.costs ?? before ?? none, isPending, areMedicinesMissing: isError && !ownCare };
}

/**
 * How much care a household expects, one answer for all its people. Undefined if the person entered numbers of visits,
 * or the household is unknown. Listed medicines change nothing, because they count in every kind of year.
 */
export function useExpectedCare(search: PlanSearch | null): CareLevel | undefined {
  const [{ ownCare }] = usePreferences();
  return ownCare ? undefined : search?.household.people[0]?.utilization_level;
}
