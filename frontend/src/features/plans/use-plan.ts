import { skipToken } from '@reduxjs/toolkit/query/react';
import * as z from 'zod/mini';
import { PlanId } from '../../../../backend/src/contract/plans.contract.js';
import { overlay } from './overlay.js';
import type { Passed } from './passed.js';
import { plansApi } from './plans.api.js';

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
    eligibility: priced.currentData && fetched ? priced.currentData.eligibility : passed?.figures?.eligibility,
    error, isLoading: isFetching && fetched === null,
  };
}
