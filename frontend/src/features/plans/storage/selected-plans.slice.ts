import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { COMPARE } from '#contract/limits/plans.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { isReadAgain, persist, useStoredState } from '#store/stored-value.js';
import { isSamePlan, SelectedPlan } from '../model/selected-plans.js';
import { privateValue } from './private-value.js';

const Selected = z.array(SelectedPlan).check(z.maxLength(COMPARE.chosen));
const NONE: SelectedPlan[] = [];
export const storedSelection = privateValue(PRIVATE_KEYS.selectedPlans, Selected, NONE);

const selectedPlansSlice = createSlice({
  name: 'selectedPlans',
  initialState: storedSelection.read,
  reducers: {
    planToggled: (plans, { payload: { id, name, carrier, year } }: PayloadAction<SelectedPlan>) => {
      const others = plans.filter((plan) => plan.id !== id);
      if (plans.some((plan) => isSamePlan(plan, { id, year }))) return others;
      // If the person chooses a plan again for another year, the new choice replaces the earlier one.
      return others.length < COMPARE.chosen ? [...others, { id, name, carrier, year }] : plans;
    },
    /** Brings back the plans of an earlier moment in their order. Plans that were chosen since then follow them. */
    plansRestored: (plans, { payload: before }: PayloadAction<readonly SelectedPlan[]>) =>
      [...before, ...plans.filter(({ id }) => !before.some((plan) => plan.id === id))].slice(0, COMPARE.chosen),
  },
  extraReducers: (builder) =>
    builder
      .addCase(privateDataCleared, () => NONE)
      .addMatcher(isReadAgain(storedSelection), (_, { payload }) => payload.value),
  selectors: { selectPlans: (plans) => plans },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof selectedPlansSlice> {}
}
const { planToggled } = selectedPlansSlice.actions;
export const { plansRestored } = selectedPlansSlice.actions;
const { selectPlans } = selectedPlansSlice.injectInto(rootReducer).selectors;
persist(selectedPlansSlice, storedSelection, selectPlans);

export function useSelectedPlans(): [readonly SelectedPlan[], (plan: SelectedPlan) => void] {
  const dispatch = useAppDispatch();
  const plans = useStoredState(selectPlans, NONE);
  return [plans, useCallback((plan) => dispatch(planToggled(plan)), [dispatch])];
}
