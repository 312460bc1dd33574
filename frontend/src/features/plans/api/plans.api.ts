import { api, query } from '#api/index.js';
import { PLANS } from '#contract/api/plans.contract.js';

/**
 * How long an unused response about plans stays in the store, in seconds. It is long enough for the search page to be
 * unchanged after a person has read a few plans, and shorter than the server's own cache times.
 */
const VISIT = 30 * 60;

export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    counties: query(build, PLANS.listCounties, { keep: VISIT }),
    marketYears: query(build, PLANS.listMarketYears, { keep: VISIT }),
    pastYears: query(build, PLANS.listPastYears, { keep: VISIT }),
    searchPlans: query(build, PLANS.search, { keep: VISIT }),
    plan: query(build, PLANS.get),
    planBatch: query(build, PLANS.getBatch),
    ownCareCosts: query(build, PLANS.ownCareCosts),
  }),
});
