import { beforeEach, expect, it } from '@jest/globals';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { aStoreFor, aUser } from '#features/session/session.builder.js';
import { clearPrivateStorage, PRIVATE_KEYS } from '#features/session/storage/private-storage.js';
import { aStore } from '#store/store.builder.js';
import { applyQuizAnswers, forgetQuizAnswers, quizNameRemoved } from './answers-from-quiz.slice.js';
import { selectDraft } from './answers.slice.js';
import { preferencesChanged, selectPreferences } from './choices.slice.js';

const ANSWERS: Parameters<typeof applyQuizAnswers>[0] = {
  zip: '75001',
  age: '58',
  other: 'job',
  dental: true,
  vision: false,
  programs: ['Physical Therapy'],
  medicines: ['Metformin (Glucophage)', 'Aspirin'],
  notes: 'half a pill',
  doctors: ['Primary care doctor: Dr. Lee'],
  untold: ['OTC credits'],
};
const storedAnswers = (): unknown => JSON.parse(localStorage.getItem(PRIVATE_KEYS.fromQuiz) ?? 'null');
let store = aStore();
beforeEach(() => {
  clearPrivateStorage();
  store = aStore();
});
const readDraft = () => selectDraft(store.getState());
const readPreferences = () => selectPreferences(store.getState());

it('quiz answers fill in the form and the preferences, and the remaining ones are stored', () => {
  store.dispatch(applyQuizAnswers(ANSWERS));
  expect(readDraft()).toMatchObject({ zip: '75001', people: [{ age: '58', other: 'job' }] });
  expect(readPreferences()).toEqual({ ...NO_PREFERENCES, dental: true, programs: ['Physical Therapy'] });
  expect(storedAnswers()).toMatchObject({
    medicines: ANSWERS.medicines,
    doctors: ANSWERS.doctors,
    notes: 'half a pill',
  });
});

it('preferences that did not come from the quiz stay unchanged', () => {
  store.dispatch(preferencesChanged({ ...NO_PREFERENCES, metal: 'Gold', vision: true, programs: ['Acupuncture'] }));
  store.dispatch(applyQuizAnswers(ANSWERS));
  expect(readPreferences()).toEqual({
    ...NO_PREFERENCES,
    metal: 'Gold',
    dental: true,
    vision: true,
    programs: ['Acupuncture', 'Physical Therapy'],
  });
});

it('an earlier answer about other coverage stays if the quiz has no answer', () => {
  store.dispatch(applyQuizAnswers({ ...ANSWERS, other: 'medicare' }));
  store.dispatch(applyQuizAnswers({ ...ANSWERS, other: '' }));
  expect(readDraft().people[0]?.other).toBe('medicare');
});

it('a preference removed in the quiz is also removed from the search', () => {
  store.dispatch(applyQuizAnswers(ANSWERS));
  store.dispatch(applyQuizAnswers({ ...ANSWERS, dental: false, programs: ['Nutrition Counseling'] }));
  expect(readPreferences()).toEqual({ ...NO_PREFERENCES, programs: ['Nutrition Counseling'] });
});

it('removing the quiz answers removes their preferences and nothing else', () => {
  store.dispatch(preferencesChanged({ ...NO_PREFERENCES, metal: 'Gold' }));
  store.dispatch(applyQuizAnswers(ANSWERS));
  store.dispatch(forgetQuizAnswers());
  expect(readPreferences()).toEqual({ ...NO_PREFERENCES, metal: 'Gold' });
  expect(storedAnswers()).toBeNull();
  expect(readDraft().zip).toBe('75001');
});

it('a medicine leaves the list once it has been looked up', () => {
  store.dispatch(applyQuizAnswers(ANSWERS));
  store.dispatch(quizNameRemoved({ kind: 'medicines', name: 'Aspirin' }));
  expect(storedAnswers()).toMatchObject({ medicines: ['Metformin (Glucophage)'] });
});

it('quiz answers stay after signing in, and are removed when somebody else signs in', () => {
  store.dispatch(applyQuizAnswers(ANSWERS));
  aStoreFor(aUser());
  expect(storedAnswers()).toMatchObject({ medicines: ANSWERS.medicines });
  aStoreFor({ ...aUser(), id: '00000000-0000-4000-8000-000000000001' });
  expect(storedAnswers()).toBeNull();
});
