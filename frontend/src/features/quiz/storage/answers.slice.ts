import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { persist, storedValue, useStoredState } from '#store/stored-value.js';
import { VISIT_KEYS } from '../../session/index.js';
import { Answers, NO_ANSWERS } from '../model/answers.js';

const stored = storedValue('sessionStorage', VISIT_KEYS.quiz, Answers, NO_ANSWERS);

/**
 * Redux slice with the quiz answers. The answers are stored for this tab only and disappear when the tab is closed.
 * They are not sent to the server unless the person asks for plans.
 */
const answersSlice = createSlice({
  name: 'quizAnswers',
  initialState: stored.read,
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
