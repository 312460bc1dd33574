import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { privateDataCleared, rootReducer, useAppDispatch } from '#store/index.js';
import { canStore, persist, storedValue, useStoredState } from '#store/stored-value.js';
import { VISIT_KEYS } from '../../session/index.js';
import { Answers, NO_ANSWERS } from '../model/answers.js';

const inBrowser = storedValue('sessionStorage', VISIT_KEYS.quiz, Answers, NO_ANSWERS);
/**
 * Whether the browser refused to store the answers when they last changed. Until the answers change, the value says
 * whether the browser stores nothing at all.
 */
let isRefused = !canStore('sessionStorage');
const stored = {
  ...inBrowser,
  write: (answers: Answers) => {
    isRefused = !inBrowser.write(answers);
    return !isRefused;
  },
};

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

/**
 * Returns whether the browser refused to store the answers, so that they are only in the memory of this page. The
 * answers are stored before a component that shows them renders again.
 */
export const useAreAnswersUnstored = (): boolean => useStoredState(() => isRefused, false);
