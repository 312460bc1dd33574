import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { COMPARE } from '#contract/limits/plans.js';
import { NO_PREFERENCES, Preferences } from '#contract/plans/preferences.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { isReadAgain, persist, useStoredState } from '#store/stored-value.js';
import { isSamePlan, SelectedPlan } from '../model/selected-plans.js';
import { privateValue } from './private-value.js';

const NO_PLANS: SelectedPlan[] = [];
export const storedPreferences = privateValue(PRIVATE_KEYS.preferences, Preferences, NO_PREFERENCES);
export const storedSelection = privateValue(
  PRIVATE_KEYS.selectedPlans,
  z.array(SelectedPlan).check(z.maxLength(COMPARE.chosen)),
  NO_PLANS,
);

interface Choices {
  readonly preferences: Preferences;
  readonly plans: SelectedPlan[];
}

/** Redux slice with what the person has chosen: preferences about plans, and plans to compare. */
const choicesSlice = createSlice({
  name: 'choices',
  initialState: (): Choices => ({ preferences: storedPreferences.read(), plans: storedSelection.read() }),
  reducers: {
    preferencesChanged: ({ plans }, { payload: preferences }: PayloadAction<Preferences>) => ({ preferences, plans }),
    planToggled: (choices, { payload: { id, name, carrier, year } }: PayloadAction<SelectedPlan>) => {
      const others = choices.plans.filter((plan) => plan.id !== id);
      if (choices.plans.some((plan) => isSamePlan(plan, { id, year }))) return { ...choices, plans: others };
      // If the person chooses a plan again for another year, the new choice replaces the earlier one.
      return others.length < COMPARE.chosen ? { ...choices, plans: [...others, { id, name, carrier, year }] } : choices;
    },
    /** Brings back the plans of an earlier moment in their order. Plans that were chosen since then follow them. */
    plansRestored: ({ preferences, plans }, { payload: before }: PayloadAction<readonly SelectedPlan[]>) => ({
      preferences,
      plans: [...before, ...plans.filter(({ id }) => !before.some((plan) => plan.id === id))].slice(0, COMPARE.chosen),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(privateDataCleared, () => ({ preferences: NO_PREFERENCES, plans: NO_PLANS }))
      .addMatcher(isReadAgain(storedPreferences), ({ plans }, { payload }) => ({ preferences: payload.value, plans }))
      .addMatcher(isReadAgain(storedSelection), ({ preferences }, { payload }) => ({
        preferences,
        plans: payload.value,
      })),
  selectors: { selectPreferences: ({ preferences }) => preferences, selectPlans: ({ plans }) => plans },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof choicesSlice> {}
}
const { planToggled } = choicesSlice.actions;
export const { plansRestored, preferencesChanged } = choicesSlice.actions;
const { selectPreferences, selectPlans } = choicesSlice.injectInto(rootReducer).selectors;
export { selectPreferences };
persist(choicesSlice, storedPreferences, selectPreferences);
persist(choicesSlice, storedSelection, selectPlans);

export function usePreferences(): [Preferences, (changed: Preferences) => void] {
  const dispatch = useAppDispatch();
  const preferences = useStoredState(selectPreferences, NO_PREFERENCES);
  return [preferences, (changed) => dispatch(preferencesChanged(changed))];
}

export function useSelectedPlans(): [readonly SelectedPlan[], (plan: SelectedPlan) => void] {
  const dispatch = useAppDispatch();
  const plans = useStoredState(selectPlans, NO_PLANS);
  return [plans, useCallback((plan) => dispatch(planToggled(plan)), [dispatch])];
}
