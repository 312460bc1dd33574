import { api, query } from '#api/index.js';
import { PLANS } from '#contract/api/plans.contract.js';

/**
 * Seconds for which a response about plans that no component uses any more stays in the store. A person who has read
 * about a few plans still finds the search page unchanged, and the responses expire sooner than those in the server's
 * own cache.
 */
const VISIT = 30 * 60;

export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    counties: query(build, PLANS.listCounties, { keep: VISIT }),
    marketYears: query(build, PLANS.listMarketYears, { keep: VISIT }),
    pastYears: query(build, PLANS.listPastYears, { keep: VISIT }),
    // The list of plans is removed when a session ends, because it belongs to a household.
    searchPlans: query(build, PLANS.search, { keep: VISIT, provides: ['Private'] }),
    plan: query(build, PLANS.get),
    planBatch: query(build, PLANS.getBatch),
    ownCareCosts: query(build, PLANS.ownCareCosts),
  }),
});
