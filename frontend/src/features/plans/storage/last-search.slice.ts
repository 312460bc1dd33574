import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { USUAL_CARE } from '#contract/limits/plans.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppSelector } from '#store/index.js';
import { isReadAgain, persist } from '#store/stored-value.js';
import { privateValue } from './private-value.js';

type LastSearch = PlanSearch | null;
export const storedSearch = privateValue(PRIVATE_KEYS.search, z.nullable(PlanSearch), null);

/**
 * Redux slice with the last search that found plans. The state is null if there is no such search or if the stored
 * search is invalid.
 */
const lastSearchSlice = createSlice({
  name: 'lastSearch',
  initialState: storedSearch.read,
  reducers: { searchCompleted: (_, { payload }: PayloadAction<PlanSearch>): LastSearch => payload },
  extraReducers: (builder) =>
    builder
      .addCase(privateDataCleared, () => null)
      .addMatcher(isReadAgain(storedSearch), (_, { payload }) => payload.value),
  selectors: {
    /**
     * Selects the last search. Searches stored by an older release do not say how much care the people expect. For
     * these searches, `USUAL_CARE` is assumed.
     */
    selectLastSearch: createSelector([(search: LastSearch) => search], (search): LastSearch => {
      if (!search) return null;
      const people = search.household.people.map((person) => ({
        ...person,
        utilization_level: person.utilization_level ?? USUAL_CARE,
      }));
      return { ...search, household: { ...search.household, people } };
    }),
    selectStored: (search) => search,
  },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof lastSearchSlice> {}
}
export const { searchCompleted } = lastSearchSlice.actions;
const selectors = lastSearchSlice.injectInto(rootReducer).selectors;
export const { selectLastSearch } = selectors;
persist(lastSearchSlice, storedSearch, selectors.selectStored);

/**
 * Returns the last search as it was when the component was first rendered. A search that finishes later does not change
 * the result.
 */
export function useLastSearchAtMount(): LastSearch {
  const [search] = useState(useAppSelector(selectLastSearch));
  return search;
}
