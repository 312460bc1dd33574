import { api, query } from '#api/index.js';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { PLANS } from '#contract/api/plans.contract.js';

export const drugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    drugNames: query(build, DRUGS.suggestNames),
    coverage: query(build, DRUGS.checkCoverage),
    planDetails: query(build, PLANS.get),
    medicineFacts: query(build, DRUGS.getFacts),
    findVaDrugs: query(build, DRUGS.searchVa),
  }),
});
