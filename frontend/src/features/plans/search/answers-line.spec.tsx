import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { CareLoader } from '#features/care/index.js';
import { CARE } from '#features/care/messages/care.js';
import { careFactsFound, keyOf } from '#features/care/storage/care-facts.slice.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
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
  [search.year, () => new Response(null, { status: 503 }), CARE.notCounted],
])('the line with the answers ends with "%s" after the answer about the medicines', async (end, answer, note) => {
  covered = answer;
  renderWithStore(
    aStoreFor(aUser()),
    <>
      <AnswersLine submitted={{ search, kinds: null }} isEarlier={false} editAt="/plans" />
      <CareLoader planIds={['11111TX0000001']} year={search.year} />
    </>,
  );
  await screen.findByText(note);
  expect(screen.getByText(/ · /).textContent).toMatch(new RegExp(` · ${end}$`));
});

it('the line with the answers ends with the year while the lists are loading again', () => {
  const store = aStoreFor(aUser());
  const plans = { [keyOf('11111TX0000001', search.year)]: aPlanCare() };
  store.dispatch(careFactsFound({ counts: '', fills: null, fillGroups: [], isComing: true, plans }));
  renderWithStore(store, <AnswersLine submitted={{ search, kinds: null }} isEarlier={false} editAt="/plans" />);
  expect(screen.getByText(/ · /).textContent).toMatch(new RegExp(` · ${search.year}$`));
});
