import { api, query } from '#api/index.js';
import type { PLANS } from '#contract/api/plans.contract.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { PLAN_CALLS } from '#contract/plans/plan.calls.js';

const planApi = api.injectEndpoints({
  endpoints: (build) => ({ planOfConsent: query<typeof PLANS.get>(build, PLAN_CALLS.get) }),
});

/**
 * The name of the plan to which a consent refers. Consent records contain only the plan's id, so the name is fetched.
 * The id is shown until the name is loaded. It is also shown if the plan no longer exists.
 */
export function PlanOfConsent({ planId }: { planId: string }) {
  const { currentData } = planApi.usePlanOfConsentQuery({ params: { id: planId }, query: {} });
  return currentData ? WORDS.aboutPlan(currentData.plan.name) : WORDS.aboutUnnamedPlan(planId);
}
