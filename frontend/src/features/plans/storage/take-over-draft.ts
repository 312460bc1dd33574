import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { AppThunk } from '#store/index.js';
import { isDraftChanged } from '../model/search/submitted-search.js';
import { draftChanged, storedDraft } from './search-draft.slice.js';

/**
 * Takes over the entries that were changed last in any tab if they are those of the given search, as after another tab
 * has found the plans that this tab is about to show. Entries of this tab that are not searched yet are newer, and
 * stay.
 */
export const takeOverDraftOf =
  (search: PlanSearch): AppThunk =>
  (dispatch) => {
    const stored = storedDraft.read();
    if (stored && !isDraftChanged({ search, kinds: null }, stored))
      dispatch(draftChanged({ isIncomeUnknown: undefined, isYearAssumed: undefined, ...stored }));
  };
