import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { NO_PREFERENCES, Preferences } from '#contract/plans/preferences.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { isReadAgain, persist, useStoredState } from '#store/stored-value.js';
import { privateValue } from './private-value.js';

export const storedPreferences = privateValue(PRIVATE_KEYS.preferences, Preferences, NO_PREFERENCES);

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: storedPreferences.read,
  reducers: { preferencesChanged: (_, { payload }: PayloadAction<Preferences>) => payload },
  extraReducers: (builder) =>
    builder
      .addCase(privateDataCleared, () => NO_PREFERENCES)
      .addMatcher(isReadAgain(storedPreferences), (_, { payload }) => payload.value),
  selectors: { selectPreferences: (preferences) => preferences },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof preferencesSlice> {}
}
export const { preferencesChanged } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.injectInto(rootReducer).selectors;
persist(preferencesSlice, storedPreferences, selectPreferences);

export function usePreferences(): [Preferences, (changed: Preferences) => void] {
  const dispatch = useAppDispatch();
  const preferences = useStoredState(selectPreferences, NO_PREFERENCES);
  return [preferences, (changed) => dispatch(preferencesChanged(changed))];
}
