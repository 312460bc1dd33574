import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CARE_PANEL } from '#features/care/index.js';
import { LOOK_UP } from '#features/care/messages/care-lists.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { CARE } from '#features/care/messages/care.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { clearPrivateStorage } from '#features/session/storage/private-storage.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { QuizAnswersPanel } from '../search/QuizAnswersPanel.js';
import { applyQuizAnswers } from '../storage/answers-from-quiz.slice.js';
import { OwnCarePanel } from './OwnCarePanel.js';

const METFORMIN = {
  rxcui: '861007',
  name: 'Metformin',
  strength: '500 mg',
  full_name: 'Metformin 500 mg tablet',
  rxterms_dose_form: '',
};
let asked: string[];
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input) => {
    const url = new URL(String(input), 'http://localhost');
    asked.push(url.searchParams.get('q') ?? '');
    return Response.json(url.pathname.endsWith('autocomplete') ? [METFORMIN] : []);
  };
});
afterEach(() => {
  clearPrivateStorage();
});

it.each([
  ['a guest', null],
  ['a signed-in person', aUser()],
])('%s looks up the medicines from the quiz where the plans count them, and removes the doctors', async (_, person) => {
  const store = aStoreFor(person);
  store.dispatch(
    applyQuizAnswers({
      zip: '75001',
      age: '58',
      other: 'none',
      dental: false,
      vision: false,
      programs: [],
      medicines: ['Metformin (Glucophage)', 'Aspirin'],
      notes: '',
      doctors: ['Cardiologist: Dr. Ann Roe', 'Dr. Jane Lee'],
      untold: [],
    }),
  );
  renderWithStore(
    store,
    <>
      <QuizAnswersPanel careAt={CARE_PANEL} />
      <OwnCarePanel zip="75001" />
    </>,
  );
  const title = () => document.querySelector('summary')?.textContent;
  expect(title()).toBe(CARE_NAMES.title + CARE_NAMES.toLookUp(4));
  await userEvent.click(screen.getByRole('link', { name: FROM_QUIZ.medicinesLink }));
  expect(document.activeElement?.textContent).toBe(title());
  await userEvent.click(await screen.findByRole('button', { name: LOOK_UP.lookUp('Metformin (Glucophage)') }));
  await userEvent.click(await screen.findByRole('option', { name: /Metformin/ }));
  expect(await screen.findByText(LOOK_UP.inList('Metformin 500 mg tablet'))).toBeTruthy();
  expect(title()).toBe(CARE_NAMES.title + CARE_NAMES.toLookUp(3));
  expect(screen.queryByRole('button', { name: LOOK_UP.lookUp('Metformin (Glucophage)') })).toBeNull();
  expect(screen.getByRole('button', { name: LOOK_UP.lookUp('Aspirin') })).toBeTruthy();
  const names = () => screen.getByRole('region', { name: CARE.doctors }).textContent;
  const removeRoe = screen.getByRole('button', { name: LOOK_UP.remove('Cardiologist: Dr. Ann Roe') });
  await userEvent.click(removeRoe);
  expect(names()).toContain('Dr. Jane Lee');
  expect(names()).not.toContain('Roe');
  expect(title()).toBe(CARE_NAMES.title + CARE_NAMES.toLookUp(2));
  await userEvent.click(screen.getByRole('button', { name: LOOK_UP.remove('Dr. Jane Lee') }));
  expect(names()).not.toContain(LOOK_UP.doctors);
  expect(asked.filter((query) => query !== '')).toEqual(['Metformin']);
});
