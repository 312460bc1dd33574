import { skipToken } from '@reduxjs/toolkit/query/react';
import { plansApi } from '../../api/plans.api.js';
import { PLAN } from '../../messages/plan.js';
import type { SelectedPlan } from '../../model/selected-plans.js';

/**
 * Looks up the name and insurer of a plan by its id. Until the name and insurer are loaded, or if they are not
 * available, screens show a phrase instead of the name, and never the id itself.
 */
export function useNamedPlan(id: string | null): SelectedPlan | null {
  const { currentData, isFetching } = plansApi.usePlanQuery(id === null ? skipToken : { params: { id }, query: {} });
  if (id === null) return null;
  const plan = currentData?.plan;
  return plan
    ? { id, name: plan.name, carrier: plan.issuer.name }
    : { id, name: isFetching ? PLAN.nameComing : PLAN.nameUnknown };
}
