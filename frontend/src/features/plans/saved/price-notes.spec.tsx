import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { PLANS, type PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanToSave } from '#contract/api/saved.contract.js';
import { careUnder, planCaresOf } from '#features/care/model/plan-care.js';
import { careFactsFound, keyOf, NO_CARE_FACTS, selectCareFacts } from '#features/care/storage/care-facts.slice.js';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { COST } from '../messages/costs/cost.js';
import { CREDIT } from '../messages/credit/credit.js';
import { PLAN } from '../messages/plan.js';
import { PRICE_CHANGE } from '../messages/price-change.js';
import { aPlan, NO_HELP, SAMPLE_DATA } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { draftFromSearch } from '../model/search/search-draft.js';
import { searchSubmitted } from '../storage/answers.slice.js';
import { plansRestored } from '../storage/choices.slice.js';
import { saveInBrowser } from '../storage/saved-in-browser.slice.js';
import { SavedList } from './SavedList.js';

const search = new RandomHousehold(20_261_003).search();
const [first, second] = [aPlan({ premium_w_credit: 430 }), aPlan({ premium_w_credit: 250 })];
let credit = 0;
let help = NO_HELP.people;
const asOf = '2026-10-03T14:00:00.000Z';
const saved = (plan: typeof first, monthly: number | null): PlanToSave => ({
  plan_id: plan.id,
  name: plan.name,
  year: search.year,
  search,
  price: monthly === null ? null : { monthly, asOf },
});
const WAS_412 = PRICE_CHANGE.text(true, '$412', 'October 3, 2026', '$430');

const asked = jest.fn<(body: { plan_ids: string[] }) => void>();
beforeEach(() => {
  asked.mockClear();
  credit = 0;
  help = [];
  globalThis.fetch = async (url, init) => {
    if (url === PLANS.getBatch.path) asked(JSON.parse(String(init?.body)) as { plan_ids: string[] });
    return Response.json({
      plans: [first, second].map((plan) => ({ ...plan, benefits: [], issuer: { ...plan.issuer, phone: null } })),
      eligibility: { ...NO_HELP, aptc: credit, people: help },
      costs: Object.fromEntries([first, second].map((plan) => [plan.id, plan.year_cost])),
      provenance: SAMPLE_DATA,
    });
  };
});

async function show(plans: PlanToSave[], today: PlanSearch | null, store = aStoreFor(null)): Promise<void> {
  store.dispatch(saveInBrowser({ searches: [], plans }));
  if (today) store.dispatch(searchSubmitted({ search: today, entries: draftFromSearch(today) }));
  renderWithStore(store, <SavedList />);
  await act(() => import('./PriceNotes.js'));
}

it('the saved list names the price at saving and the price of today, with one call for both plans', async () => {
  await show([saved(first, 412.2), saved(second, 250.3)], search);
  expect(await screen.findByText(WAS_412)).toBeTruthy();
  expect(screen.queryAllByText(/than when you saved it/)).toHaveLength(1);
  expect(asked.mock.calls.map(([{ plan_ids }]) => plan_ids)).toEqual([[first.id, second.id]]);
});

it('the saved list names the price of today, also if it has not changed', async () => {
  await show([saved(second, 250)], search);
  const item = await screen.findByRole('listitem');
  await waitFor(() => expect(item.textContent).toMatch(/\$250/));
  expect(screen.queryByText(/than when you saved it/)).toBeNull();
});

it.each([
  [67, true],
  [60, false],
])('prices with a tax credit at the age of %i: that Medicare would end it is said once (%s)', async (age, isSaid) => {
  credit = 100;
  const household = { ...search.household, people: [{ age, aptc_eligible: true }] };
  const ofAge = { ...search, household, year: 2027 };
  const plans = [saved(first, 412), saved(second, 250)].map((one) => ({ ...one, search: ofAge, year: 2027 }));
  await show(plans, ofAge);
  expect(await screen.findAllByText(PLAN.creditEstimate(2027))).toHaveLength(1);
  expect(screen.getByText(PLAN.creditEstimate(2027)).closest('li')).toBeNull();
  expect(screen.queryAllByText(new RegExp(CREDIT.medicareAge(true)))).toHaveLength(isSaid ? 1 : 0);
});

it('prices without a tax credit have no such conditions', async () => {
  await show([saved(second, 300)], search);
  await screen.findByText(PRICE_CHANGE.text(false, '$300', 'October 3, 2026', '$250'));
  expect(screen.queryByText(/Medicare|Estimate/)).toBeNull();
});

it('prices that leave out a child say once, below the list, whom they are for', async () => {
  const people = [40, 9].map((age) => ({ age, aptc_eligible: true }));
  help = people.map(({ age }) => ({ is_priced: age === 40, is_medicaid_chip: age === 9, in_coverage_gap: false }));
  const ofFamily = { ...search, household: { ...search.household, people } };
  await show(
    [saved(first, 412), saved(second, 250)].map((one) => ({ ...one, search: ofFamily })),
    ofFamily,
  );
  const said = await screen.findByText(
    /Prices are for 1 of 2 people: you \(age 40\)\. The price leaves out your child \(age 9\)/,
  );
  expect(said.closest('li')).toBeNull();
});

it('a lower price is told as well', async () => {
  await show([saved(second, 300)], search);
  expect(await screen.findByText(PRICE_CHANGE.text(false, '$300', 'October 3, 2026', '$250'))).toBeTruthy();
});

it('on a device without answers, the answers of the newest saved plan are used', async () => {
  await show([saved(first, 412)], null);
  expect(await screen.findByText(WAS_412)).toBeTruthy();
});

it('nothing is looked up for other answers, or for a plan that was saved without a price', async () => {
  const { household } = search;
  await show([saved(first, 412)], { ...search, household: { ...household, income: null } });
  await show([saved(first, null)], search);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByText(/than when you saved it/)).toBeNull();
});

it.each([
  ['the year alone', { ...search, year: search.year + 1 }, PRICE_CHANGE.otherYear],
  ['other answers', { ...search, household: { ...search.household, income: 1 } }, PRICE_CHANGE.otherAnswers],
] as const)('a saved plan says that %s tell it from the last search', async (_, today, text) => {
  await show([saved(first, 412)], today);
  expect(await screen.findByText(text('October 3, 2026', today.year))).toBeTruthy();
});

it.each([
  ['shown', true],
  ['left out', false],
])(
  'the average and the highest cost of a year are %s if it is known which medicines the plan covers: %s',
  async (_, isKnown) => {
    const store = aStoreFor(null);
    const listed = { medicines: [{ rxcui: '617314', name: 'Lipitor, 10 mg' }], doctors: [] };
    const cares = planCaresOf({ [first.id]: careUnder(listed, { coverage: [], network: [] }, first.id) });
    const plans = Object.fromEntries(
      Object.entries(isKnown ? cares : {}).map(([id, care]) => [keyOf(id, search.year), care]),
    );
    const facts = { ...NO_CARE_FACTS, fills: { genericFills: 12, brandFills: 12 }, isComing: false, plans };
    store.dispatch(careFactsFound(facts));
    store.dispatch(plansRestored([{ id: second.id, name: second.name, year: search.year }]));
    await show([saved(first, 430)], search, store);
    const item = await screen.findByRole('listitem');
    await waitFor(() => expect(item.textContent).toMatch(isKnown ? /average year/ : /\$430/));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    for (const figure of [COST.average, COST.most])
      expect(item.textContent?.includes(figure.toLowerCase())).toBe(isKnown);
    // Another list is on the screen. It loads the coverage of the saved plan too, as long as that is shown.
    expect(selectCareFacts(store.getState()).asked).toEqual([first.id]);
    cleanup();
    expect(selectCareFacts(store.getState()).asked).not.toContain(first.id);
  },
);

it.each([
  ['High', COST.aLotOfCare],
  ['Low', COST.aLittleCare],
] as const)(
  'the saved list names the costs of a year with as much care as the person expects: %s',
  async (level, year) => {
    const people = search.household.people.map((person) => ({ ...person, utilization_level: level }));
    const expecting = { ...search, household: { ...search.household, people } };
    await show([{ ...saved(first, 430), search: expecting }], expecting);
    const item = await screen.findByRole('listitem');
    await waitFor(() => expect(item.textContent).toContain(year.toLowerCase()));
  },
);
