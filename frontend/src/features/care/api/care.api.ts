import { mutation, query } from '#api/index.js';
import type { DRUGS } from '#contract/api/drugs.contract.js';
import type { PROVIDERS } from '#contract/api/providers.contract.js';
import { DRUG_CALLS, PROVIDER_CALLS } from '#contract/care.calls.js';
import { ownListsApi } from './own-lists.api.js';

export const careApi = ownListsApi.injectEndpoints({
  endpoints: (build) => ({
    findDrugs: query<typeof DRUGS.autocomplete>(build, DRUG_CALLS.autocomplete),
    checkMedicines: query<typeof DRUGS.checkPlans>(build, DRUG_CALLS.checkPlans),
    findDoctors: query<typeof PROVIDERS.search>(build, PROVIDER_CALLS.search),
    checkDoctors: query<typeof PROVIDERS.checkCoverage>(build, PROVIDER_CALLS.checkCoverage),
  }),
});

/**
 * The API calls that save a person's list of medicines or doctors. A changed list is shown immediately, without waiting
 * for the server. If saving fails, the change stays on the screen, and a message says that the list is not saved.
 */
export const keepApi = careApi.injectEndpoints({
  endpoints: (build) => ({
    keepMedicines: {
      ...mutation<typeof DRUGS.saveMine>(build, DRUG_CALLS.saveMine),
      onQueryStarted: ({ body: { medicines } }, { dispatch }) =>
        void dispatch(careApi.util.updateQueryData('myMedicines', undefined, () => medicines)),
    } satisfies ReturnType<typeof mutation<typeof DRUGS.saveMine>>,
    keepDoctors: {
      ...mutation<typeof PROVIDERS.saveMine>(build, PROVIDER_CALLS.saveMine),
      onQueryStarted: ({ body: { doctors } }, { dispatch }) =>
        void dispatch(careApi.util.updateQueryData('myDoctors', undefined, () => doctors)),
    } satisfies ReturnType<typeof mutation<typeof PROVIDERS.saveMine>>,
  }),
});
