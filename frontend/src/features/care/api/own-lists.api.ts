import { api, query } from '#api/index.js';
import type { DRUGS } from '#contract/api/drugs.contract.js';
import type { PROVIDERS } from '#contract/api/providers.contract.js';
import { DRUG_CALLS, PROVIDER_CALLS } from '#contract/calls.js';

/** The calls for the lists in a person's account. They say whether the rest of the feature must be loaded at all. */
export const ownListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myMedicines: query<typeof DRUGS.listMine>(build, DRUG_CALLS.listMine),
    myDoctors: query<typeof PROVIDERS.listMine>(build, PROVIDER_CALLS.listMine),
  }),
});
