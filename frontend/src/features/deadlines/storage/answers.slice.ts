import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { COVERS, LIFE_EVENTS } from '#contract/deadlines/answers.js';
import { TYPED_LENGTH } from '#contract/limits/fields.js';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { persist, storedValue, useStoredState } from '#store/stored-value.js';
import type { TypedDay } from '#ui/index.js';
import { VISIT_KEYS } from '../../session/index.js';

const typed = z.string().check(z.maxLength(TYPED_LENGTH));
const TypedDaySchema = z.object({ month: typed, day: typed, year: typed });
export const NO_DAY: TypedDay = { month: '', day: '', year: '' };

/** The answers as they were typed. An event that is chosen has a date, which may still be empty. */
const Answers = z.object({
  birth: TypedDaySchema,
  covers: z.array(z.enum(COVERS)),
  events: z.partialRecord(z.enum(LIFE_EVENTS), TypedDaySchema),
});
export type Answers = z.infer<typeof Answers>;

/** `asked` are the answers for which dates are shown, or null before the person has asked for dates. */
const Visit = z.object({ answers: Answers, asked: z.nullable(Answers) });
type Visit = z.infer<typeof Visit>;
const NOTHING: Visit = { answers: { birth: NO_DAY, covers: [], events: {} }, asked: null };

const stored = storedValue('sessionStorage', VISIT_KEYS.deadlines, Visit, NOTHING);

/** The answers, for this tab only. They are sent only if a signed-in person saves them. */
const deadlineAnswersSlice = createSlice({
  name: 'deadlineAnswers',
  initialState: stored.read,
  reducers: {
    answersChanged: (visit, { payload: answers }: PayloadAction<Answers>) => ({ ...visit, answers }),
    datesAsked: (visit) => ({ ...visit, asked: visit.answers }),
    savedAnswersUsed: (_, { payload: answers }: PayloadAction<Answers>) => ({ answers, asked: answers }),
    answersCleared: () => NOTHING,
  },
  extraReducers: (builder) => builder.addCase(privateDataCleared, () => NOTHING),
  selectors: { selectVisit: (visit) => visit },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof deadlineAnswersSlice> {}
}
const { answersChanged, answersCleared, datesAsked, savedAnswersUsed } = deadlineAnswersSlice.actions;
const { selectVisit } = deadlineAnswersSlice.injectInto(rootReducer).selectors;
persist(deadlineAnswersSlice, stored, selectVisit);

export function useDeadlineAnswers() {
  const dispatch = useAppDispatch();
  const visit = useStoredState(selectVisit, NOTHING);
  // This function keeps its identity, because an effect depends on it.
  const use = useCallback((answers: Answers) => dispatch(savedAnswersUsed(answers)), [dispatch]);
  return {
    ...visit,
    isEmpty: JSON.stringify(visit) === JSON.stringify(NOTHING),
    use,
    change: (answers: Answers) => dispatch(answersChanged(answers)),
    ask: () => dispatch(datesAsked()),
    clear: () => dispatch(answersCleared()),
  };
}
