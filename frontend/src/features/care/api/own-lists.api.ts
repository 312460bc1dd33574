import { api, query } from '#api/index.js';
import type { DRUGS } from '#contract/api/drugs.contract.js';
import type { PROVIDERS } from '#contract/api/providers.contract.js';
import { OWN_CALLS } from '#contract/own.calls.js';

/** The calls for the lists in a person's account. They say whether the rest of the feature must be loaded at all. */
export const ownListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myMedicines: query<typeof DRUGS.listMine>(build, OWN_CALLS.medicines),
    myDoctors: query<typeof PROVIDERS.listMine>(build, OWN_CALLS.doctors),
  }),
});
