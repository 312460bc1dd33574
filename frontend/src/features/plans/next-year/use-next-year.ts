import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { nextYearApi } from '../api/next-year.api.js';
import { plansApi } from '../api/plans.api.js';
import { rankPlan } from '../model/ranking/ranking.js';

/** A plan with its price for the household. There is no row if the id is null or unknown in the year. */
function usePricedPlan(search: PlanSearch, id: string | null) {
  const { currentData, error, isFetching, refetch } = plansApi.usePlanBatchQuery(
    id === null ? skipToken : { body: { ...search, plan_ids: [id] } },
  );
  const plan = currentData?.plans.find((one) => one.id === id);
  const isWaiting = id !== null && !currentData && isFetching;
  const source = currentData?.provenance.source;
  return { row: plan ? rankPlan(plan, []) : null, source, error, isWaiting, refetch };
}

/** Loads what becomes of a plan and, if next year's plans are out, the plans of both years with their prices. */
export function useNextYear(id: string, search: PlanSearch) {
  const { place, year } = search;
  const nextSearch = useMemo(() => ({ ...search, year: year + 1 }), [search, year]);
  const renewal = nextYearApi.useRenewalQuery({ body: { plan_id: id, year, place } });
  const before = usePricedPlan(search, renewal.currentData?.is_out ? id : null);
  const after = usePricedPlan(nextSearch, renewal.currentData?.new_plan_id ?? null);
  const failed = [renewal, before, after].find((call) => call.error);
  const isWaiting = (renewal.isFetching && !renewal.currentData) || before.isWaiting || after.isWaiting;
  return {
    nextSearch,
    renewal: renewal.currentData ?? null,
    before: before.row,
    after: after.row,
    source: after.source,
    isWaiting,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
}
