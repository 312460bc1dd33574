import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { CareUse } from '#contract/plans/preferences.js';
import { privateDataCleared, rootReducer, useAppSelector } from '#store/index.js';
import type { PlanCare } from '../model/plan-care.js';

interface CareFacts {
  /**
   * A text that says how many medicines and doctors are on the person's lists. It is empty until the lists are loaded.
   */
  readonly counts: string;
  /**
   * Number of prescription fills that the person needs in a year. Null if the list is empty, or if it is not known for
   * every medicine whether it is generic.
   */
  readonly fills: CareUse | null;
  /** Each plan's coverage of the person's medicines and doctors, by plan year and plan id. */
  readonly plans: Readonly<Record<string, PlanCare>>;
}
const NONE: CareFacts = { counts: '', fills: null, plans: {} };

/** Returns the key of a plan in `CareFacts.plans`. */
export const keyOf = (id: string, year: number): string => `${year} ${id}`;

/**
 * Redux slice for the plans' coverage of the person's medicines and doctors. Only this slice is part of the page's main
 * code. The code that loads the coverage is itself loaded on demand.
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
 * Returns the coverage of the person's medicines and doctors by plans of the given year, as far as a `CareLoader` has
 * loaded it. `careOf` is null until some coverage is loaded, and for people whose lists are empty.
 */
export function useCareFacts(year: number | undefined) {
  const { fills, plans } = useAppSelector(selectCareFacts);
  return useMemo(() => {
    const careOf = (id: string): PlanCare | null => (year === undefined ? null : (plans[keyOf(id, year)] ?? null));
    return { fills, careOf: Object.keys(plans).length > 0 ? careOf : null };
  }, [fills, plans, year]);
}
