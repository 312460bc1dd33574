import { mutation, query } from '#api/index.js';
import type { DRUGS } from '#contract/api/drugs.contract.js';
import type { PROVIDERS } from '#contract/api/providers.contract.js';
import { DRUG_CALLS, PROVIDER_CALLS } from '#contract/calls.js';
import { privateOwner } from '#features/session/index.js';
import { ownListsApi } from './own-lists.api.js';

export const careApi = ownListsApi.injectEndpoints({
  endpoints: (build) => ({
    drugNames: query<typeof DRUGS.suggestNames>(build, DRUG_CALLS.suggestNames),
    findDrugs: query<typeof DRUGS.autocomplete>(build, DRUG_CALLS.autocomplete),
    checkMedicines: query<typeof DRUGS.checkPlans>(build, DRUG_CALLS.checkPlans),
    findDoctors: query<typeof PROVIDERS.search>(build, PROVIDER_CALLS.search),
    checkDoctors: query<typeof PROVIDERS.checkCoverage>(build, PROVIDER_CALLS.checkCoverage),
  }),
});

/**
 * Shows a changed list at once (`show`), and again when it is `saved`: a reading that began before may bring the
 * earlier list in between or later. `reading` returns a promise of a list just being read, if any.
 */
function showWhileSaving() {
  let latest: unknown;
  return async (show: () => unknown, saved: Promise<unknown>, reading: () => unknown): Promise<void> => {
    const owner = privateOwner();
    const showAgain = (): unknown => latest === saved && owner === privateOwner() && show();
    latest = saved;
    show();
    try {
      await saved;
      showAgain();
      await reading();
      showAgain();
    } catch {
      // A list that could not be saved stays as it is, with a message.
    }
  };
}
const [showMedicines, showDoctors] = [showWhileSaving(), showWhileSaving()];
const { updateQueryData, getRunningQueryThunk } = careApi.util;

/**
 * The API calls that save a person's list of medicines or doctors. A changed list is shown immediately, without waiting
 * for the server. If saving fails, the change stays on the screen, and a message says that the list is not saved.
 */
export const keepApi = careApi.injectEndpoints({
  endpoints: (build) => ({
    keepMedicines: {
      ...mutation<typeof DRUGS.saveMine>(build, DRUG_CALLS.saveMine),
      onQueryStarted: ({ body: { medicines } }, { dispatch, queryFulfilled }) =>
        showMedicines(
          () => dispatch(updateQueryData('myMedicines', undefined, () => medicines)),
          queryFulfilled,
          () => dispatch(getRunningQueryThunk('myMedicines', undefined)),
        ),
    } satisfies ReturnType<typeof mutation<typeof DRUGS.saveMine>>,
    keepDoctors: {
      ...mutation<typeof PROVIDERS.saveMine>(build, PROVIDER_CALLS.saveMine),
      onQueryStarted: ({ body: { doctors } }, { dispatch, queryFulfilled }) =>
        showDoctors(
          () => dispatch(updateQueryData('myDoctors', undefined, () => doctors)),
          queryFulfilled,
          () => dispatch(getRunningQueryThunk('myDoctors', undefined)),
        ),
    } satisfies ReturnType<typeof mutation<typeof PROVIDERS.saveMine>>,
  }),
});
