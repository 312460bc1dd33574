import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { LENGTHS } from '#contract/limits/fields.js';
import { LIFESTYLE_PROGRAMS } from '#contract/limits/plans.js';
import type { Preferences } from '#contract/plans/preferences.js';
import type { NamedMedicines } from '#features/care/index.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppDispatch, type AppThunk } from '#store/index.js';
import { isReadAgain, persist, useStoredState } from '#store/stored-value.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { newPerson } from '../model/search/search-draft.js';
import { draftChanged, selectDraft } from './answers.slice.js';
import { preferencesChanged, selectPreferences } from './choices.slice.js';
import { privateValue } from './private-value.js';

const text = (max: number) => z.string().check(z.maxLength(max));
/** Names as typed in the quiz. A list is invalid if it is longer than any that the quiz can produce. */
const names = z.array(text(LENGTHS.message.max)).check(z.maxLength(10 * LENGTHS.listItems));

/** Quiz answers for the plan search and the drug pages. Do not rename the keys: they are in stored data. */
const AnswersFromQuiz = z.object({
  dental: z.boolean(),
  vision: z.boolean(),
  programs: z.array(z.enum(LIFESTYLE_PROGRAMS)),
  medicines: names,
  notes: text(LENGTHS.message.max),
  /** The person's doctors with their roles, for example "Primary care doctor: Dr. Lee". */
  doctors: names,
  /** Labels of preferences that only remind the person: the marketplace publishes no data to rate plans by them. */
  untold: names,
});
export type AnswersFromQuiz = z.infer<typeof AnswersFromQuiz>;

export const NO_ANSWERS: AnswersFromQuiz = {
  dental: false,
  vision: false,
  programs: [],
  medicines: [],
  notes: '',
  doctors: [],
  untold: [],
};
interface QuizName {
  readonly kind: 'medicines' | 'doctors';
  readonly name: string;
}
const stored = privateValue(PRIVATE_KEYS.fromQuiz, z.nullable(AnswersFromQuiz), null);

const answersFromQuizSlice = createSlice({
  name: 'answersFromQuiz',
  initialState: stored.read,
  reducers: {
    quizAnswersStored: (_, { payload }: PayloadAction<AnswersFromQuiz | null>): AnswersFromQuiz | null => payload,
    quizNameRemoved: (answers, { payload: { kind, name } }: PayloadAction<QuizName>) =>
      answers && { ...answers, [kind]: answers[kind].filter((one) => one !== name) },
  },
  extraReducers: (builder) =>
    builder.addCase(privateDataCleared, () => null).addMatcher(isReadAgain(stored), (_, { payload }) => payload.value),
  selectors: { selectAnswersFromQuiz: (answers) => answers },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof answersFromQuizSlice> {}
}
const { quizAnswersStored } = answersFromQuizSlice.actions;
export const { quizNameRemoved } = answersFromQuizSlice.actions;
const { selectAnswersFromQuiz } = answersFromQuizSlice.injectInto(rootReducer).selectors;
persist(answersFromQuizSlice, stored, selectAnswersFromQuiz);

export const useAnswersFromQuiz = (): AnswersFromQuiz | null => useStoredState(selectAnswersFromQuiz, null);

/** Returns the medicines from the quiz that the person has not looked up yet. */
export function useQuizMedicines(): NamedMedicines {
  const dispatch = useAppDispatch();
  const { medicines: names = [], notes = '' } = useAnswersFromQuiz() ?? {};
  return { names, notes, remove: (name) => void dispatch(quizNameRemoved({ kind: 'medicines', name })) };
}

/** Leaves out preferences of earlier quiz answers, so that one removed in the quiz is removed here. */
const withoutQuizPreferences = (
  preferences: Preferences,
  { dental, vision, programs }: AnswersFromQuiz,
): Preferences => ({
  ...preferences,
  dental: preferences.dental && !dental,
  vision: preferences.vision && !vision,
  programs: preferences.programs.filter((program) => !programs.includes(program)),
});
const withQuizPreferences = (preferences: Preferences, { dental, vision, programs }: AnswersFromQuiz): Preferences => ({
  ...preferences,
  dental: preferences.dental || dental,
  vision: preferences.vision || vision,
  programs: LIFESTYLE_PROGRAMS.filter((one) => preferences.programs.includes(one) || programs.includes(one)),
});

interface Person {
  readonly zip: string;
  readonly age: string;
  readonly other: CoverageAnswer;
}

/** Copies quiz answers into form and preferences, and stores the others. Sends nothing to the server. */
export const applyQuizAnswers =
  ({ zip, age, other, ...answers }: Person & AnswersFromQuiz): AppThunk =>
  (dispatch, getState) => {
    const draft = selectDraft(getState());
    const [first = newPerson(0), ...others] = draft.people;
    dispatch(
      draftChanged({
        zip,
        county: zip === draft.zip ? draft.county : '',
        people: [{ ...first, age, other: other || first.other }, ...others],
      }),
    );
    const before = selectAnswersFromQuiz(getState()) ?? NO_ANSWERS;
    dispatch(
      preferencesChanged(withQuizPreferences(withoutQuizPreferences(selectPreferences(getState()), before), answers)),
    );
    dispatch(quizAnswersStored(answers));
  };

/** Removes the quiz answers and the preferences that came from them, but not the entries of the search form. */
export const forgetQuizAnswers = (): AppThunk => (dispatch, getState) => {
  const before = selectAnswersFromQuiz(getState()) ?? NO_ANSWERS;
  dispatch(preferencesChanged(withoutQuizPreferences(selectPreferences(getState()), before)));
  dispatch(quizAnswersStored(null));
};
