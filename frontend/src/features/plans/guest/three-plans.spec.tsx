import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { clearPrivateStorage } from '#features/session/storage/private-storage.js';
import { CREDIT_COUNTED } from '../messages/credit/credit-counted.js';
import { FINDER } from '../messages/finder.js';
import { PLAN } from '../messages/plan.js';
import { MATCHING } from '../messages/plans.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { aPlan, aReply, NO_HELP } from '../model/builders/plan.builder.js';
import { useQuizMedicines } from '../storage/answers-from-quiz.slice.js';
import { draftChanged } from '../storage/answers.slice.js';
import { ThreePlans } from './ThreePlans.js';

const PEOPLE = [{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }];
const REPLY = aReply([aPlan({ premium: 820, topics: ['Essential Benefits', 'Dental'] })], {
  eligibility: { ...NO_HELP, aptc: 420, people: PEOPLE },
});
const REPLIES: readonly (readonly [RegExp, unknown])[] = [
  [/plans\/search$/, REPLY],
  [/market-years$/, { current: 2027, offered: [2027] }],
  [/by\/zip\//, { counties: [{ fips: '48113', name: 'Dallas', state: 'TX' }], marketplaces: [] }],
];
beforeEach(() => {
  globalThis.fetch = async (input) => {
    const [, reply] = REPLIES.find(([address]) => address.test(String(input))) ?? [];
    return reply ? Response.json(reply) : new Response(null, { status: 404 });
  };
});
afterEach(() => {
  clearPrivateStorage();
});

function Place() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {pathname + search}: {useQuizMedicines().names.join()}
    </p>
  );
}

it.each([[['Aspirin']], [[]]])('three plans name the credit, and say that %j are not counted', async (medicines) => {
  const store = aStoreFor(null);
  store.dispatch(draftChanged({ income: '48000', zip: '75001', county: '48113 TX' }));
  const answers = { dental: true, vision: false, programs: [], notes: '', doctors: [], untold: [], medicines };
  renderWithStore(
    store,
    <>
      <ThreePlans answers={{ zip: '75001', age: '58', other: 'none', ...answers }} />
      <Place />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: FINDER.threeSubmit }));
  expect((await screen.findByText('$420 a month')).parentElement?.textContent).toBe(
    CREDIT_COUNTED.sure('$420').replace('of help', 'of help (estimate)'),
  );
  expect(screen.getByText(PLAN.creditEstimate(2027))).toBeTruthy();
  expect(document.body.textContent.includes(FROM_QUIZ.notCounted)).toBe(medicines.length > 0);
  const hasMedicines = medicines.length > 0;
  expect(await screen.findByText(hasMedicines ? FROM_QUIZ.unchecked('Aspirin') : MATCHING.all)).toBeTruthy();
  expect(screen.queryByText(MATCHING.all) === null).toBe(hasMedicines);
  if (!hasMedicines) return;
  await userEvent.click(screen.getByRole('link', { name: FROM_QUIZ.medicinesLink }));
  expect(screen.getByText(`${PAGES.plans.path}?step=care: Aspirin`)).toBeTruthy();
});
