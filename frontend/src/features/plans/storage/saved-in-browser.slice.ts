import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { ItemsToSave, type PlanToSave, type SearchToSave } from '#contract/api/saved.contract.js';
import { SAVED } from '#contract/limits/plans.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, type AppThunk } from '#store/index.js';
import { isReadAgain, persist, useStoredState } from '#store/stored-value.js';
import { canonical } from '../model/search/canonical.js';
import { privateValue } from './private-value.js';

const NONE: ItemsToSave = { searches: [], plans: [] };
const stored = privateValue(PRIVATE_KEYS.saved, ItemsToSave, NONE);

/**
 * The key of a saved search, by which searches are told apart here and on the server. The answer that a person has no
 * other coverage is part of it: it changes no price, but would otherwise be lost.
 */
export const searchKey = ({ search, preferences }: SearchToSave): string =>
  JSON.stringify([
    canonical(search),
    canonical(preferences),
    search.household.people.map(({ has_mec }) => has_mec === false),
  ]);
export const planKey = ({ plan_id, year }: Pick<PlanToSave, 'plan_id' | 'year'>): string => `${plan_id} ${year}`;

function prepend<T>(added: readonly T[], before: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = new Set(added.map(keyOf));
  return [...added, ...before.filter((one) => !keys.has(keyOf(one)))];
}

/** Redux slice with the searches and plans that were saved without signing in, newest first. */
const savedSlice = createSlice({
  name: 'savedInBrowser',
  initialState: stored.read,
  reducers: {
    itemsReplaced: (_, { payload }: PayloadAction<ItemsToSave>) => payload,
    itemRemoved: ({ searches, plans }, { payload: key }: PayloadAction<string>) => ({
      searches: searches.filter((one) => searchKey(one) !== key),
      plans: plans.filter((one) => planKey(one) !== key),
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(privateDataCleared, () => NONE).addMatcher(isReadAgain(stored), (_, { payload }) => payload.value),
  selectors: { selectSaved: (items) => items },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof savedSlice> {}
}
const { itemsReplaced } = savedSlice.actions;
export const { itemRemoved } = savedSlice.actions;
const { selectSaved } = savedSlice.injectInto(rootReducer).selectors;
persist(savedSlice, stored, selectSaved);

export const useSavedInBrowser = (): ItemsToSave => useStoredState(selectSaved, NONE);

/**
 * Saves all items in this browser or none. Null: saved; `full`: there would be more than the limit; `notStored`: the
 * browser's storage has no room or is switched off.
 */
export const saveInBrowser =
  (items: ItemsToSave): AppThunk<'full' | 'notStored' | null> =>
  (dispatch, getState) => {
    const before = selectSaved(getState());
    const searches = prepend(items.searches, before.searches, searchKey);
    const plans = prepend(items.plans, before.plans, planKey);
    if (searches.length > SAVED.searches || plans.length > SAVED.plans) return 'full';
    if (!stored.write({ searches, plans })) return 'notStored';
    dispatch(itemsReplaced({ searches, plans }));
    return null;
  };

export const allItemsRemoved = () => itemsReplaced(NONE);
