import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { NO_ANSWERS } from '../model/answers.js';
import { QUIZ } from '../model/words.js';
import { Review } from './Review.js';
import type { QuizState } from './use-quiz.js';

const METFORMIN = { rxcui: '861007', name: 'Metformin, 500 mg', fills: 12 };
const DOCTOR = { npi: '1234567893', name: 'JANE LEE', accepting: '' };
const { medicines: ofMedicines, doctors: ofDoctors } = QUIZ.review.listed;
const realFetch = globalThis.fetch;
let listed: { medicines: unknown[]; doctors: unknown[] };
beforeEach(() => {
  globalThis.fetch = async (input) => {
    const [kind] = /(?:medicines|doctors)(?=\/mine$)/.exec(String(input)) ?? [];
    return Response.json(kind === 'medicines' || kind === 'doctors' ? listed[kind] : []);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

it.each([
  ['names the lists of the account, which the plans count', [METFORMIN], [DOCTOR]],
  ['says that there is nothing if the account has nothing either', [], []],
])('the review of the quiz %s', async (_, medicines, doctors) => {
  listed = { medicines, doctors };
  const quiz = { answers: NO_ANSWERS } as unknown as QuizState;
  render(
    <Provider store={aStoreFor(aUser())}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter>
          <Review quiz={quiz} />
        </MemoryRouter>
      </AuthContext>
    </Provider>,
  );
  const ownText = async (title: string, text: string) => {
    await screen.findAllByText(text);
    return screen.getByText(title, { selector: 'dt' }).nextElementSibling?.querySelector('p')?.textContent;
  };
  const { none } = QUIZ.review;
  const texts = [
    [QUIZ.titles.meds, medicines.length > 0 ? ofMedicines(METFORMIN.name) : none],
    [QUIZ.titles.doctors, doctors.length > 0 ? ofDoctors(DOCTOR.name) : none],
  ] as const;
  for (const [title, text] of texts) expect(await ownText(title, text)).toBe(text);
});
