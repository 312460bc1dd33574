import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { canStore, persist, storedValue, useStoredState } from '#store/stored-value.js';
import { PRIVATE_KEYS, VISIT_KEYS } from '../../session/index.js';
import { Answers, hasAnswers, NO_ANSWERS } from '../model/answers.js';

const inBrowser = storedValue('sessionStorage', VISIT_KEYS.quiz, Answers, NO_ANSWERS);
/** What the last plan search in this browser knows of the first person. */
const Search = z.object({
  place: z.object({ zipcode: z.string() }),
  household: z.object({ people: z.array(z.object({ age: z.number() })) }),
});
const lastSearch = storedValue('localStorage', PRIVATE_KEYS.search, z.nullable(Search), null);

/** Returns the stored answers or, before the first one, what the last plan search knows. */
export function firstAnswers(): Answers {
  const answers = inBrowser.read();
  const search = hasAnswers(answers) ? null : lastSearch.read();
  const age = search?.household.people[0]?.age;
  return search ? { ...answers, zip: search.place.zipcode, age: age === undefined ? '' : String(age) } : answers;
}

/** Whether the browser refused the last change or, before any change, whether it stores nothing at all. */
let isRefused = !canStore('sessionStorage');
const stored = {
  ...inBrowser,
  write: (answers: Answers) => {
    isRefused = !inBrowser.write(answers);
    return !isRefused;
  },
};

/** The quiz answers, for this tab only. They are not sent unless the person asks for plans. */
const answersSlice = createSlice({
  name: 'quizAnswers',
  initialState: firstAnswers,
  reducers: { answersChanged: (_, { payload }: PayloadAction<Answers>) => payload },
  extraReducers: (builder) => builder.addCase(privateDataCleared, () => NO_ANSWERS),
  selectors: { selectAnswers: (answers) => answers },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof answersSlice> {}
}
export const { answersChanged } = answersSlice.actions;
export const { selectAnswers } = answersSlice.injectInto(rootReducer).selectors;
persist(answersSlice, stored, selectAnswers);

export function useAnswers(): [Answers, (answers: Answers) => void] {
  const dispatch = useAppDispatch();
  const answers = useStoredState(selectAnswers, NO_ANSWERS);
  return [answers, (changed) => dispatch(answersChanged(changed))];
}

/** Whether the answers are only in this page's memory. They are stored before components show them again. */
export const useAreAnswersUnstored = (): boolean => useStoredState(() => isRefused, false);
