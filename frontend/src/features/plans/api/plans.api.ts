import { api, query } from '#api/index.js';
import { PLANS } from '#contract/api/plans.contract.js';

/**
 * Seconds for which the store keeps a response about plans that is no longer shown, so that a person can read about a
 * few plans and then return to an unchanged list. The server caches the same responses for a longer time.
 */
const VISIT = 30 * 60;

export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    counties: query(build, PLANS.listCounties, { keep: VISIT }),
    marketYears: query(build, PLANS.listMarketYears, { keep: VISIT }),
    pastYears: query(build, PLANS.listPastYears, { keep: VISIT }),
    // The list of plans is removed from the store when a session ends, because its prices are for one household.
    searchPlans: query(build, PLANS.search, { keep: VISIT, provides: ['Private'] }),
    plan: query(build, PLANS.get),
    planBatch: query(build, PLANS.getBatch),
    ownCareCosts: query(build, PLANS.ownCareCosts),
  }),
});
