import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import type { SearchToSave } from '#contract/api/saved.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppDispatch, useAppSelector, type AppThunk } from '#store/index.js';
import { isGone, persist } from '#store/stored-value.js';
import { Draft, draftFromSearch, EMPTY_DRAFT } from '../model/search/search-draft.js';
import { searchCompleted, storedSearch } from './last-search.slice.js';
import { preferencesChanged } from './preferences.slice.js';
import { privateValue } from './private-value.js';

export const storedDraft = privateValue(PRIVATE_KEYS.searchDraft, z.nullable(Draft), null);

/**
 * Returns the initial entries of the search form: the stored entries or, if there are none, entries made from the last
 * search. If there was no search either, the form is empty.
 */
function firstDraft(): Draft {
  const search = storedSearch.read();
  return storedDraft.read() ?? (search ? draftFromSearch(search) : EMPTY_DRAFT);
}

/**
 * Redux slice with the entries of the search form, which may be incomplete. Each tab has its own entries. However,
 * reloading a tab restores the entries that were changed last in any tab.
 */
const searchDraftSlice = createSlice({
  name: 'searchDraft',
  initialState: firstDraft,
  reducers: {
    draftChanged: (draft, { payload }: PayloadAction<Partial<Draft>>) => ({ ...draft, ...payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(privateDataCleared, () => EMPTY_DRAFT).addMatcher(isGone(storedDraft), () => EMPTY_DRAFT),
  selectors: { selectDraft: (draft) => draft },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof searchDraftSlice> {}
}
export const { draftChanged } = searchDraftSlice.actions;
export const { selectDraft } = searchDraftSlice.injectInto(rootReducer).selectors;
persist(searchDraftSlice, storedDraft, selectDraft);

export function useDraft(): [Draft, (changes: Partial<Draft>) => void] {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  return [draft, useCallback((changes) => dispatch(draftChanged(changes)), [dispatch])];
}

/** Makes a saved search the last search, so that the plan search page opens with it. */
export const openSavedSearch =
  ({ search, preferences, roles }: SearchToSave): AppThunk =>
  (dispatch) => {
    dispatch(searchCompleted(search));
    dispatch(preferencesChanged(preferences));
    dispatch(draftChanged(draftFromSearch(search, roles)));
  };
