import { mutation, query } from '#api/index.js';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { PROVIDERS } from '#contract/api/providers.contract.js';
import { ownListsApi } from './own-lists.api.js';

export const careApi = ownListsApi.injectEndpoints({
  endpoints: (build) => ({
    findDrugs: query(build, DRUGS.autocomplete),
    checkMedicines: query(build, DRUGS.checkPlans),
    findDoctors: query(build, PROVIDERS.search),
    checkDoctors: query(build, PROVIDERS.checkCoverage),
  }),
});

/**
 * The API calls that save a person's list of medicines or doctors. A changed list is shown immediately, without waiting
 * for the server. If saving fails, the change stays on the screen, and a message says that the list is not saved.
 */
export const keepApi = careApi.injectEndpoints({
  endpoints: (build) => ({
    keepMedicines: {
      ...mutation(build, DRUGS.saveMine),
      onQueryStarted: ({ body: { medicines } }, { dispatch }) =>
        void dispatch(careApi.util.updateQueryData('myMedicines', undefined, () => medicines)),
    } satisfies ReturnType<typeof mutation<typeof DRUGS.saveMine>>,
    keepDoctors: {
      ...mutation(build, PROVIDERS.saveMine),
      onQueryStarted: ({ body: { doctors } }, { dispatch }) =>
        void dispatch(careApi.util.updateQueryData('myDoctors', undefined, () => doctors)),
    } satisfies ReturnType<typeof mutation<typeof PROVIDERS.saveMine>>,
  }),
});
