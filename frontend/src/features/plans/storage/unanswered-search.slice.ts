import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer } from '#store/index.js';
import { startListening } from '#store/listeners.js';
import { isReadAgain, persist } from '#store/stored-value.js';
import { searchCompleted } from './last-search.slice.js';
import { privateValue } from './private-value.js';

const stored = privateValue(PRIVATE_KEYS.unanswered, z.nullable(PlanSearch), null);

/**
 * Redux slice with the search that was sent last, as long as it has not found plans: the search is in progress, it
 * failed, or plans for these people are sold elsewhere. The state is null if the last search found plans.
 */
const unansweredSearchSlice = createSlice({
  name: 'unansweredSearch',
  initialState: stored.read,
  reducers: { searchSent: (_, { payload }: PayloadAction<PlanSearch>): PlanSearch | null => payload },
  extraReducers: (builder) =>
    builder
      .addCase(privateDataCleared, () => null)
      .addCase(searchCompleted, () => null)
      .addMatcher(isReadAgain(stored), (_, { payload }) => payload.value),
  selectors: { selectUnansweredSearch: (search) => search },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof unansweredSearchSlice> {}
}
export const { searchSent } = unansweredSearchSlice.actions;
export const { selectUnansweredSearch } = unansweredSearchSlice.injectInto(rootReducer).selectors;
persist(unansweredSearchSlice, stored, selectUnansweredSearch);
startListening({ predicate: searchCompleted.match, effect: () => stored.write(null) });
