import { api, mutation, query } from '#api/index.js';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { PROVIDERS } from '#contract/api/providers.contract.js';

export const careApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDrugs: query(build, DRUGS.autocomplete),
    myMedicines: query(build, DRUGS.listMine),
    checkMedicines: query(build, DRUGS.checkPlans),
    findDoctors: query(build, PROVIDERS.search),
    checkDoctors: query(build, PROVIDERS.checkCoverage),
  }),
});

export const keepApi = careApi.injectEndpoints({
  endpoints: (build) => ({
    keepMedicines: {
      ...mutation(build, DRUGS.saveMine),
      // Show the changed list of medicines immediately, without waiting for the server. If saving fails, keep showing
      // the change; a message then says that the list is not saved.
      onQueryStarted: ({ body: { medicines } }, { dispatch }) =>
        void dispatch(careApi.util.updateQueryData('myMedicines', undefined, () => medicines)),
    } satisfies ReturnType<typeof mutation<typeof DRUGS.saveMine>>,
  }),
});
