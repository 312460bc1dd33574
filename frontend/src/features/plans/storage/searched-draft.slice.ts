import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppSelector, type AppThunk } from '#store/index.js';
import { isReadAgain, persist } from '#store/stored-value.js';
import { Draft } from '../model/search/search-draft.js';
import { coverageKindsOf } from '../model/search/submitted-search.js';
import { privateValue } from './private-value.js';
import { selectDraft } from './search-draft.slice.js';

const stored = privateValue(PRIVATE_KEYS.searched, z.nullable(Draft), null);

/**
 * Redux slice with the form's entries of the last search that found plans. A search alone does not contain everything
 * that people entered, such as the kind of their other coverage. The state is null if the entries are not known.
 */
const searchedDraftSlice = createSlice({
  name: 'searchedDraft',
  initialState: stored.read,
  reducers: { draftSearched: (_, { payload }: PayloadAction<Draft>): Draft | null => payload },
  extraReducers: (builder) =>
    builder.addCase(privateDataCleared, () => null).addMatcher(isReadAgain(stored), (_, { payload }) => payload.value),
  selectors: { selectSearchedDraft: (draft) => draft },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof searchedDraftSlice> {}
}
const { selectSearchedDraft } = searchedDraftSlice.injectInto(rootReducer).selectors;
persist(searchedDraftSlice, stored, selectSearchedDraft);

/**
 * Remembers the form's entries as those of a search that found plans. Nothing is remembered if the person has changed
 * the entries since the search was sent.
 */
export const rememberDraftOf =
  (search: PlanSearch): AppThunk =>
  (dispatch, getState) => {
    const draft = selectDraft(getState());
    if (coverageKindsOf(search, draft)) dispatch(searchedDraftSlice.actions.draftSearched(draft));
  };

/**
 * Returns the form's entries of the last search that found plans. The entries may be those of an earlier search, so the
 * caller must compare them with the search.
 */
export const useSearchedDraft = (): Draft | null => useAppSelector(selectSearchedDraft);
