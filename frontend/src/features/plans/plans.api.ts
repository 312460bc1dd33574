import { PLANS } from '../../../../backend/src/contract/plans.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    counties: query(build, PLANS.counties),
    marketYears: query(build, PLANS.marketYears),
    searchPlans: mutation(build, PLANS.search),
    plan: query(build, PLANS.detail),
    planBatch: query(build, PLANS.batch),
  }),
});
