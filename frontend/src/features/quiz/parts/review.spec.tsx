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
const realFetch = globalThis.fetch;
let listed: unknown[];
beforeEach(() => {
  globalThis.fetch = async (input) => Response.json(String(input).endsWith('/medicines/mine') ? listed : []);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

it.each([
  ['names the medicines of the account, which the plans count', [METFORMIN], QUIZ.review.counted('Metformin, 500 mg')],
  ['says that there are no medicines if the account has none either', [], QUIZ.review.none],
])('the review of the quiz %s', async (_, medicines, text) => {
  listed = medicines;
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
  const row = screen.getByText(QUIZ.titles.meds, { selector: 'dt' }).nextElementSibling;
  await screen.findAllByText(text);
  expect(row?.querySelector('p')?.textContent).toBe(text);
});
