import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { CareUse } from '#contract/preferences.js';
import { privateDataCleared, rootReducer, useAppSelector } from '#store/index.js';
import type { PlanCare } from '../model/plan-care.js';

interface CareFacts {
  /** Says how many medicines and doctors are on the person's lists; empty until they are loaded. */
  readonly counts: string;
  /** Fills that the person needs in a year; null if there are none, or it is not known of which kind they are. */
  readonly fills: CareUse | null;
  /** What plans say about the medicines and doctors, by year and id of the plan. */
  readonly plans: Readonly<Record<string, PlanCare>>;
}
const NONE: CareFacts = { counts: '', fills: null, plans: {} };

/** Returns the key of a plan in the facts. */
export const keyOf = (id: string, year: number): string => `${year} ${id}`;

/**
 * Redux slice with what is known about the person's medicines and doctors. The code that finds it out is loaded after
 * the page, and only this slice is part of the page's own code.
 */
const careFactsSlice = createSlice({
  name: 'careFacts',
  initialState: NONE,
  reducers: { careFactsFound: (_, { payload }: PayloadAction<CareFacts>) => payload },
  extraReducers: (builder) => builder.addCase(privateDataCleared, () => NONE),
  selectors: { selectCareFacts: (facts) => facts },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof careFactsSlice> {}
}
export const { careFactsFound } = careFactsSlice.actions;
const { selectCareFacts } = careFactsSlice.injectInto(rootReducer).selectors;

export const useCareCounts = () => useAppSelector(selectCareFacts).counts;

/**
 * Returns what plans of a year say about the person's medicines and doctors, as far as a `CareLoader` has loaded it.
 * `careOf` is null as long as nothing is known, and for people who have listed nothing.
 */
export function useCareFacts(year: number | undefined) {
  const { fills, plans } = useAppSelector(selectCareFacts);
  return useMemo(() => {
    const careOf = (id: string): PlanCare | null => (year === undefined ? null : (plans[keyOf(id, year)] ?? null));
    return { fills, careOf: Object.keys(plans).length > 0 ? careOf : null };
  }, [fills, plans, year]);
}
