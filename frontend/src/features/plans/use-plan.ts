import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { PlanSummary } from '../../../../backend/src/contract/plan.js';
import { PlanId, PlanSearch, Provenance } from '../../../../backend/src/contract/plans.contract.js';
import { overlay } from './overlay.js';
import { plansApi } from './plans.api.js';

const Passed = z.object({ search: PlanSearch, plan: z.optional(PlanSummary), provenance: z.optional(Provenance) });

/** What a link brought along: the household and, from a list, the plan's figures with where they come from. */
export interface Passed {
  readonly search: PlanSearch;
  readonly figures: { readonly plan: PlanSummary; readonly provenance: Provenance } | null;
}

/** Reads what came along with the navigation. Figures without their source and date are left out: nothing is shown undated. */
export function passedFrom(state: unknown, id: string): Passed | null {
  // History entries outlive releases, so what lies there is checked like anything from outside.
  const parsed = z.safeParse(Passed, state);
  if (!parsed.success) return null;
  const { search, plan, provenance } = parsed.data;
  if (plan && plan.id !== id) return null;
  return { search, figures: plan && provenance ? { plan, provenance } : null };
}

export function usePassed(id: string): Passed | null {
  const { state } = useLocation();
  return useMemo(() => passedFrom(state, id), [state, id]);
}

export const isPlanId = (id: string): boolean => z.safeParse(PlanId, id).success;

/** Priced for the household that came along; without one, everything but a price. An id that cannot be one asks nothing. */
export function usePlan(id: string, year: number | undefined, passed: Passed | null) {
  const isUsable = isPlanId(id);
  const priced = plansApi.usePlanBatchQuery(isUsable && passed ? { body: { ...passed.search, plan_ids: [id] } } : skipToken);
  const plain = plansApi.usePlanQuery(isUsable && !passed ? { params: { id }, query: { year } } : skipToken);
  const { error, isFetching } = passed ? priced : plain;
  const fetched = (passed ? priced.currentData?.plans[0] : plain.currentData?.plan) ?? null;
  const answer = passed ? priced.currentData : plain.currentData;
  return {
    plan: overlay(passed?.figures?.plan ?? null, fetched), isWhole: fetched !== null,
    provenance: fetched ? answer?.provenance : passed?.figures?.provenance,
    eligibility: passed ? priced.currentData?.eligibility : undefined,
    error, isLoading: isFetching && fetched === null,
  };
}
