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
      // Show the changed list of medicines immediately, without waiting for the server. If saving fails, keep showing
      // the change with a message that it is not saved.
      onQueryStarted: ({ body: { medicines } }, { dispatch }) =>
        void dispatch(drugsApi.util.updateQueryData('myMedicines', undefined, () => medicines)),
    } satisfies ReturnType<typeof mutation<typeof DRUGS.saveMine>>,
  }),
});
