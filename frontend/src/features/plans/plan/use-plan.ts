import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import * as z from 'zod/mini';
import { PlanId } from '#contract/plans/plan-id.js';
import { plansApi } from '../api/plans.api.js';
import type { NavigationState } from '../storage/navigation-state.js';
import { mergePlan } from './merge-plan.js';

export const isPlanId = (id: string): boolean => z.safeParse(PlanId, id).success;

/** Fetches a plan, priced only for the household in the navigation state. A malformed id is not requested. */
export function usePlan(id: string, year: number | undefined, fromNavigation: NavigationState | null) {
  const isUsable = isPlanId(id);
  const body = isUsable && fromNavigation ? { ...fromNavigation.search, plan_ids: [id] } : undefined;
  const priced = plansApi.usePlanBatchQuery(body ? { body } : skipToken);
  const plain = plansApi.usePlanQuery(isUsable && !fromNavigation ? { params: { id }, query: { year } } : skipToken);
  const { error, isFetching, refetch } = fromNavigation ? priced : plain;
  const answer = fromNavigation ? priced.currentData : plain.currentData;
  const found = useMemo(() => {
    const fetched = (answer && ('plan' in answer ? answer.plan : answer.plans[0])) ?? null;
    const figures = fromNavigation?.figures;
    return {
      id,
      fromNavigation,
      plan: mergePlan(figures?.plan ?? null, fetched),
      isWhole: fetched !== null,
      provenance: fetched ? answer?.provenance : figures?.provenance,
      eligibility: fetched && answer && 'plans' in answer ? answer.eligibility : figures?.eligibility,
      error,
      isLoading: isFetching && fetched === null,
    };
  }, [id, fromNavigation, answer, error, isFetching]);
  // The plan's details are rendered with low priority when they arrive, because a slow processor needs some time for
  // them. What was shown for another plan or another household does not stay until then.
  const shown = useDeferredValue(found);
  const isSame = shown.id === id && shown.fromNavigation === fromNavigation;
  return { ...(isSame ? shown : found), body, retry: () => void refetch() };
}
