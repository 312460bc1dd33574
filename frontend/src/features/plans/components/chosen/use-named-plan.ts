import { skipToken } from '@reduxjs/toolkit/query/react';
import { plansApi } from '../../api/plans.api.js';
import { PLAN } from '../../messages/plan.js';
import type { SelectedPlan } from '../../model/selected-plans.js';

/** A plan's name and insurer by its id. Until they are known, screens show a phrase, and never the id. */
export function useNamedPlan(id: string | null): SelectedPlan | null {
  const { currentData, isFetching } = plansApi.usePlanQuery(id === null ? skipToken : { params: { id }, query: {} });
  if (id === null) return null;
  const plan = currentData?.plan;
  return plan
    ? { id, name: plan.name, carrier: plan.issuer.name }
    : { id, name: isFetching ? PLAN.nameComing : PLAN.nameUnknown };
}
