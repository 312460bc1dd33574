import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { SharedFigures } from '#contract/api/shares.contract.js';
import { SHARE_PARTS, type SharePart } from '#contract/limits/plans.js';
import { InStore } from '#store/store.builder.js';
import { SEARCH_SUMMARY } from '../messages/answers/search-summary.js';
import { CREDIT } from '../messages/credit/credit.js';
import { FULL_PRICE, PLAN, SAMPLE } from '../messages/plan.js';
import { aPlanInFull, SAMPLE_DATA } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { SharedContent } from './SharedContent.js';
import { SHARED_VIEW } from './words.js';

function show(shared: readonly SharePart[], plans: SharedFigures['plans'], changes: Partial<SharedFigures> = {}) {
  const shows = Object.fromEntries(SHARE_PARTS.map((part) => [part, shared.includes(part)])) as SharedFigures['shows'];
  const view: SharedFigures = {
    year: 2026,
    shows,
    plans,
    isOwnCare: false,
    hasOwnVisits: false,
    uncounted: [],
    search: null,
    counties: [],
    eligibility: null,
    medicines: [],
    coverage: [],
    doctors: [],
    network: [],
    provenance: null,
    ...changes,
  };
  return render(
    <InStore>
      <MemoryRouter>
        <SharedContent view={view} />
      </MemoryRouter>
    </InStore>,
  );
}

const hides = (parts: string): string =>
  `This page doesn’t show ${parts}, so the person who shared it may prefer another plan.`;

it.each<[readonly SharePart[], string]>([
  [['prices'], hides('their medicines, their doctors, or what else matters to them')],
  [['medicines'], hides('their doctors or what else matters to them')],
  [SHARE_PARTS, hides('what else matters to them')],
])('a link that shares %j says before the first plan what the page does not show', (shared, sentence) => {
  for (const plans of [[aPlanInFull()], [aPlanInFull(), aPlanInFull()]]) {
    const { unmount } = show(shared, plans);
    const said = screen.getByText(sentence);
    const first = screen.getAllByText(plans[0]?.name ?? '')[0];
    expect(first && said.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
  }
});

it.each([
  [{ counted: 2, all: 4 }, true],
  [undefined, false],
])('prices without the answers say how many people of the household they are for (%j): %s', (priced, isSaid) => {
  const { container } = show(['prices'], [aPlanInFull()], { priced });
  expect(container.textContent.includes('Prices are for 2 of 4 people. These are their prices')).toBe(isSaid);
});

it.each([
  ['sample', 2],
  ['marketplace', 0],
] as const)('figures of the source %s are marked as samples above the plans and on each: %d', (source, marks) => {
  const provenance = { asOf: '2026-11-20T10:00:00.000Z', source, stale: false };
  const { container } = show(['prices'], [aPlanInFull(), aPlanInFull()], { provenance });
  expect(screen.queryAllByText(SAMPLE.tag)).toHaveLength(marks);
  const sentences = screen.queryAllByText(SAMPLE.titles.plans);
  expect(sentences).toHaveLength(Math.min(marks, 1));
  const table = container.querySelector('table') ?? container;
  for (const said of sentences) expect(said.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says that a credit of a later year is an estimate, and does not speak to the reader about ages', () => {
  const { container } = show(['prices'], [aPlanInFull()], { year: 2027, provenance: SAMPLE_DATA });
  expect(container.textContent).toContain(PLAN.creditEstimate(2027));
  expect(container.textContent).toContain('people the ages they entered');
  expect(container.textContent).not.toContain('your age');
});

it.each<readonly SharePart[]>([[], ['prices'], ['prices', 'answers'], SHARE_PARTS])(
  'names the plan year (%s)',
  (...shared) => {
    for (const plans of [[aPlanInFull()], [aPlanInFull(), aPlanInFull()]]) {
      const { unmount } = show(shared, plans, { year: 2027 });
      expect(screen.getByText('Coverage in 2027')).toBeTruthy();
      unmount();
    }
  },
);

it.each([70, 60])('shared prices with a tax credit name Medicare if somebody is 65 or older (age %d)', (age) => {
  const of = new RandomHousehold(1).search();
  const search = { ...of, household: { ...of.household, people: [{ age, aptc_eligible: true }] } };
  const { container } = show(['prices', 'answers'], [aPlanInFull()], {
    search,
  });
  expect(container.textContent.includes(CREDIT.medicareAge(false))).toBe(age === 70);
});

it.each([
  ['noIncome', true],
  [null, false],
] as const)(
  'shared prices (%s) are called full prices if no help is counted in them: %s',
  (credit_gap, isFullPrice) => {
    const plans = [aPlanInFull({ premium: 512, premium_w_credit: 512 })];
    const { container } = show(['prices'], plans, { eligibility: { credit_gap, people: [] } });
    const text = container.textContent;
    expect([text.includes(FULL_PRICE.text), text.includes(PLAN.premiumAfterCredit)]).toEqual([
      isFullPrice,
      !isFullPrice,
    ]);
  },
);

it.each([
  ['average care', false, true],
  ['the medicines', true, false],
])(
  'beside costs that count %s, shared medicines are not added as if the others were counted',
  async (_, isOwnCare, isNone) => {
    const plans = [aPlanInFull()];
    const [OZEMPIC, ASPIRIN] = ['Ozempic', 'Aspirin'].map((name) => ({ rxcui: name, name }));
    const coverage = plans.flatMap(({ id: plan_id }) =>
      [OZEMPIC, ASPIRIN].map((medicine) => ({
        rxcui: medicine?.name ?? '',
        plan_id,
        coverage: medicine === OZEMPIC ? 'NotCovered' : 'Covered',
        generic_rxcui: null,
        generic_name: null,
      })),
    );
    const { container } = show(['prices', 'medicines'], plans, {
      medicines: [OZEMPIC, ASPIRIN].flatMap((medicine) => medicine ?? []),
      coverage,
      isOwnCare,
    });
    await screen.findByText('Ozempic');
    expect(container.textContent.includes('plus the price of Ozempic')).toBe(!isNone);
    expect(container.textContent.includes(SHARED_VIEW.noneCounted.shortNote)).toBe(isNone);
  },
);

it.each([
  [true, SEARCH_SUMMARY.ownCare],
  [false, SEARCH_SUMMARY.care.Medium],
])('says in the words of the owner how much care is used (own visits: %s), and does not say whose', (own, care) => {
  const of = new RandomHousehold(1).search();
  const people = [{ age: 40, aptc_eligible: true, utilization_level: 'Medium' as const }];
  const search = { ...of, household: { ...of.household, people } };
  const plans = [aPlanInFull()];
  const { container } = show(SHARE_PARTS, plans, { search, isOwnCare: true, hasOwnVisits: own });
  expect(container.textContent).toContain(`${SEARCH_SUMMARY.coverageNotSaid}. ${care}`);
  expect(container.textContent).not.toMatch(/your own visits/);
});
