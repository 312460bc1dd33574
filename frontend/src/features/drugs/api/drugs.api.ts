import { api, query } from '#api/index.js';
import { DRUGS } from '#contract/api/drugs.contract.js';

export const drugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    drugNames: query(build, DRUGS.suggestNames),
    coverage: query(build, DRUGS.checkCoverage),
    medicineFacts: query(build, DRUGS.getFacts),
    findVaDrugs: query(build, DRUGS.searchVa),
  }),
});
