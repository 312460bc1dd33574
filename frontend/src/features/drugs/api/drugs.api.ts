import { api, mutation, query } from '#api/index.js';
import { DRUGS } from '#contract/api/drugs.contract.js';

export const drugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDrugs: query(build, DRUGS.autocomplete),
    drugNames: query(build, DRUGS.suggestNames),
    coverage: query(build, DRUGS.checkCoverage),
    myMedicines: query(build, DRUGS.listMine),
    medicineFacts: query(build, DRUGS.getFacts),
    findVaDrugs: query(build, DRUGS.searchVa),
  }),
});

export const medicinesApi = drugsApi.injectEndpoints({
  endpoints: (build) => ({
    keepMedicines: {
      ...mutation(build, DRUGS.saveMine),
      // Update the medicine list on the screen immediately, and keep the change even if saving fails.
      onQueryStarted: ({ body: { medicines } }, { dispatch }) =>
        void dispatch(drugsApi.util.updateQueryData('myMedicines', undefined, () => medicines)),
    } satisfies ReturnType<typeof mutation<typeof DRUGS.saveMine>>,
  }),
});
