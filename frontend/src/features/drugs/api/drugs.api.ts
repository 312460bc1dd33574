import { api, query } from '#api/index.js';
import type { DRUGS } from '#contract/api/drugs.contract.js';
import type { PLANS } from '#contract/api/plans.contract.js';
import { DRUG_CALLS, PLAN_CALLS } from '#contract/calls.js';

export const drugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    coverage: query<typeof DRUGS.checkCoverage>(build, DRUG_CALLS.checkCoverage),
    pricedPlans: query<typeof PLANS.getBatch>(build, PLAN_CALLS.getBatch),
    planDetails: query<typeof PLANS.get>(build, PLAN_CALLS.get),
    medicineFacts: query<typeof DRUGS.getFacts>(build, DRUG_CALLS.getFacts),
    findVaDrugs: query<typeof DRUGS.searchVa>(build, DRUG_CALLS.searchVa),
  }),
});
