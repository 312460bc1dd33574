import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { CareUse } from '#contract/plans/preferences.js';
import { hasSignedInHere, PRIVATE_KEYS, readPrivate, useSession } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppSelector } from '#store/index.js';
import type { FillGroup, PlanCare } from '../model/plan-care.js';

interface CareFacts {
  /** How many medicines and doctors are on the person's lists, in words. Empty until the lists are loaded. */
  readonly counts: string;
  /**
   * Numbers of generic and brand-name prescription fills that the person needs in a year. It is null if the list of
   * medicines is empty, or if it is not known for every medicine whether it is generic.
   */
  readonly fills: CareUse | null;
  /** The plans that do not cover all of these fills, with the fills that they cover. */
  readonly fillGroups: readonly FillGroup[];
  /** Whether the medicines are being loaded or checked, null until a `CareLoader` has reported it. */
  readonly isComing: boolean | null;
  /** Ids of plans besides those of the list on the screen whose coverage is needed as well. */
  readonly asked: readonly string[];
  /** Each plan's coverage of the person's medicines and doctors, by plan year and plan id. */
  readonly plans: Readonly<Record<string, PlanCare>>;
}
export const NO_CARE_FACTS: CareFacts = {
  counts: '',
  fills: null,
  fillGroups: [],
  isComing: null,
  asked: [],
  plans: {},
};

/** Returns the key of a plan in `CareFacts.plans`. The key consists of the plan year and the plan id. */
export const keyOf = (id: string, year: number): string => `${year} ${id}`;

/** Coverage of the person's medicines and doctors. Only this slice is always loaded, not the code that fills it. */
const careFactsSlice = createSlice({
  name: 'careFacts',
  initialState: NO_CARE_FACTS,
  reducers: {
    careFactsFound: (facts, { payload }: PayloadAction<Omit<CareFacts, 'asked'>>) => ({ ...facts, ...payload }),
    careAsked: (facts, { payload: asked }: PayloadAction<readonly string[]>) => ({ ...facts, asked }),
  },
  extraReducers: (builder) => builder.addCase(privateDataCleared, () => NO_CARE_FACTS),
  selectors: { selectCareFacts: (facts) => facts },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof careFactsSlice> {}
}
export const { careAsked, careFactsFound } = careFactsSlice.actions;
export const { selectCareFacts } = careFactsSlice.injectInto(rootReducer).selectors;

/** Whether there may be a list of medicines, as long as the code that loads the list has not arrived. */
function useMayHaveMedicines(): boolean {
  const { isSignedIn, loading } = useSession();
  return isSignedIn || (loading && hasSignedInHere()) || /rxcui/.test(readPrivate(PRIVATE_KEYS.care) ?? '');
}

const NONE_CHECKED: PlanCare['items'] = [];
export const useChecked = (): PlanCare['items'] =>
  Object.values(useAppSelector(selectCareFacts).plans)[0]?.items ?? NONE_CHECKED;

export const useCareCounts = () => useAppSelector(selectCareFacts).counts;

/**
 * Coverage by plans of the year, as far as a `CareLoader` has loaded it. `careOf` is null until then and for empty
 * lists. While `isComing` is true, the number of fills is not known.
 */
export function useCareFacts(year: number | undefined) {
  const { fills, fillGroups, plans, ...facts } = useAppSelector(selectCareFacts);
  const mayHaveMedicines = useMayHaveMedicines();
  const isComing = facts.isComing ?? mayHaveMedicines;
  return useMemo(() => {
    const careOf = (id: string): PlanCare | null => (year === undefined ? null : (plans[keyOf(id, year)] ?? null));
    return {
      fills,
      fillGroups,
      isComing,
      careOf: Object.keys(plans).length > 0 ? careOf : null,
    };
  }, [fills, fillGroups, plans, isComing, year]);
}
