import { api, query } from '#api/index.js';
import type { PLANS } from '#contract/api/plans.contract.js';
import { PLAN_CALLS } from '#contract/calls.js';

/** Seconds for which responses about plans are kept after they were shown, for a return to an unchanged list. */
const VISIT = 30 * 60;

export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    counties: query<typeof PLANS.listCounties>(build, PLAN_CALLS.listCounties, { keep: VISIT }),
    marketYears: query<typeof PLANS.listMarketYears>(build, PLAN_CALLS.listMarketYears, { keep: VISIT }),
    pastYears: query<typeof PLANS.listPastYears>(build, PLAN_CALLS.listPastYears, { keep: VISIT }),
    // The list of plans is removed from the store when a session ends, because its prices are for one household.
    searchPlans: query<typeof PLANS.search>(build, PLAN_CALLS.search, { keep: VISIT, provides: ['Private'] }),
    plan: query<typeof PLANS.get>(build, PLAN_CALLS.get),
    planBatch: query<typeof PLANS.getBatch>(build, PLAN_CALLS.getBatch),
    ownCareCosts: query<typeof PLANS.ownCareCosts>(build, PLAN_CALLS.ownCareCosts),
  }),
});
