import { skipToken } from '@reduxjs/toolkit/query/react';
import * as z from 'zod/mini';
import { PlanId } from '#contract/plans/plan-id.js';
import { plansApi } from '../api/plans.api.js';
import type { NavigationState } from '../storage/navigation-state.js';
import { mergePlan } from './merge-plan.js';

export const isPlanId = (id: string): boolean => z.safeParse(PlanId, id).success;

/**
 * Fetches a plan, with prices for the household in the navigation state. Without navigation state, the plan has no
 * prices. If the id is malformed, no request is sent to the server.
 */
export function usePlan(id: string, year: number | undefined, fromNavigation: NavigationState | null) {
  const isUsable = isPlanId(id);
  const priced = plansApi.usePlanBatchQuery(
    isUsable && fromNavigation ? { body: { ...fromNavigation.search, plan_ids: [id] } } : skipToken,
  );
  const plain = plansApi.usePlanQuery(isUsable && !fromNavigation ? { params: { id }, query: { year } } : skipToken);
  const { error, isFetching, refetch } = fromNavigation ? priced : plain;
  const fetched = (fromNavigation ? priced.currentData?.plans[0] : plain.currentData?.plan) ?? null;
  const answer = fromNavigation ? priced.currentData : plain.currentData;
  return {
    plan: mergePlan(fromNavigation?.figures?.plan ?? null, fetched),
    isWhole: fetched !== null,
    provenance: fetched ? answer?.provenance : fromNavigation?.figures?.provenance,
    eligibility: priced.currentData && fetched ? priced.currentData.eligibility : fromNavigation?.figures?.eligibility,
    error,
    isLoading: isFetching && fetched === null,
    retry: () => void refetch(),
  };
}
