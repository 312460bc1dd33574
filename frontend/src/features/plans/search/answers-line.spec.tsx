import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { CARE_PANEL, CareLoader } from '#features/care/index.js';
import { CARE } from '#features/care/messages/care.js';
import { careFactsFound, keyOf } from '#features/care/storage/care-facts.slice.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { SEARCH_SUMMARY } from '../messages/answers/search-summary.js';
import { SEARCH } from '../messages/plans.js';
import { aPlanCare } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { AnswersLine } from './AnswersLine.js';

const MEDICINE = { rxcui: '617314', name: 'Lipitor, 10 mg' };
const search = new RandomHousehold(27_112_026).search();
let covered: () => Response;
beforeEach(() => {
  globalThis.fetch = async (url) =>
    url === DRUGS.checkPlans.path ? covered() : Response.json(url === DRUGS.listMine.path ? [MEDICINE] : []);
});

it.each([
  ['1 medicine', () => Response.json({ coverage: [], medicines: [], provenance: {} }), CARE.usualCounted],
  [SEARCH_SUMMARY.noLists, () => new Response(null, { status: 503 }), CARE.notCounted],
])('the link to the lists is "%s" after the answer about the medicines', async (text, answer, note) => {
  covered = answer;
  renderWithStore(
    aStoreFor(aUser()),
    <>
      <AnswersLine submitted={{ search, kinds: null }} isEarlier={false} editAt={(step) => `/plans?step=${step}`} />
      <CareLoader planIds={['11111TX0000001']} year={search.year} />
    </>,
  );
  await screen.findByText(note);
  expect(screen.getByRole('link', { name: `${text} ${SEARCH.edit}` }).getAttribute('href')).toContain(CARE_PANEL);
});

it('the link to the lists names no number while they are loading again, and each other link its own question', () => {
  const store = aStoreFor(aUser());
  const plans = { [keyOf('11111TX0000001', search.year)]: aPlanCare() };
  store.dispatch(careFactsFound({ counts: '', fills: null, fillGroups: [], isComing: true, plans }));
  renderWithStore(
    store,
    <AnswersLine submitted={{ search, kinds: null }} isEarlier={false} editAt={(step) => `/plans?step=${step}`} />,
  );
  const steps = screen.getAllByRole('link').map((link) => /step=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1]);
  expect(steps).toEqual(['people', 'place', 'income', undefined, 'place']);
  expect(screen.getByRole('link', { name: `${SEARCH_SUMMARY.noLists} ${SEARCH.edit}` })).toBeTruthy();
});

it('the answers are one stop of the Tab key, and the arrow keys lead from one to the next', () => {
  renderWithStore(
    aStoreFor(aUser()),
    <AnswersLine submitted={{ search, kinds: null }} isEarlier={false} editAt={(step) => `/plans?step=${step}`} />,
  );
  const links = screen.getAllByRole('link');
  const stops = () => links.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([links[0]]);
  links[0]?.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(document.activeElement).toBe(links[1]);
  expect(stops()).toEqual([links[1]]);
});
