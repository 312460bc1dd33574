import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { claimPrivateStorage } from '#features/session/storage/private-storage.js';
import { aStore, InStore } from '#store/store.builder.js';
import { LeftOutPlans } from '../../compare/LeftOutPlans.js';
import { COMPARE_PAGE } from '../../messages/compare-page.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';
import { COMPARE_PLANS } from '../../messages/plans.js';
import { SAVED_WORDS } from '../../messages/saved.js';
import { RandomHousehold } from '../../model/builders/random-household.builder.js';
import { plansToCompare } from '../../model/selected-plans.js';
import { PlanDetails } from '../../plan/PlanDetails.js';
import { ChosenComparison } from '../../saved/ChosenComparison.js';
import { ChosenMedicines } from '../../saved/ChosenMedicines.js';
import { storedSearch } from '../../storage/answers.slice.js';
import { storedSelection, useSelectedPlans } from '../../storage/choices.slice.js';
import { ChoosePlan } from './ChoosePlan.js';
import { ChosenPlans } from './ChosenPlans.js';

const random = new RandomHousehold(11_021_970);
const gold = { id: '11111TX0000001', name: 'Gold 1', year: 2027 };
const silver = { id: '22222TX0000002', name: 'Silver 2', year: 2026 };
const found = (id: string, premium: number | null = 500) => ({ id, premium });
const draw = (screen: ReactNode) => renderWithStore(aStore(), screen);

it('a plan chosen for 2027 links to its 2027 page; a plan without a year links to the year of the last search', () => {
  storedSearch.write({ ...random.search(), year: 2026 });
  storedSelection.write([gold, { id: silver.id, name: silver.name }]);
  draw(<ChosenComparison />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/plan/${silver.id}?year=2026`,
    `/plan/${gold.id}?year=2027`,
  ]);
});

it('a message says that no plan is chosen', () => {
  draw(<ChosenComparison />);
  expect(screen.getByText(SAVED_WORDS.noneChosen)).toBeTruthy();
});

it('after a session has ended, the dashboard does not say that nothing is chosen or listed', async () => {
  claimPrivateStorage('a');
  renderWithStore(
    aStoreFor(null),
    <>
      <ChosenComparison />
      <ChosenMedicines />
    </>,
  );
  expect(await screen.findByText(SESSION_CHECK.ended)).toBeTruthy();
  expect(screen.getByText(SESSION_CHECK.medicinesAfterLogin, { exact: false })).toBeTruthy();
  expect(screen.queryByText(SAVED_WORDS.noneChosen)).toBeNull();
});

it('choosing a plan for another year replaces the choice; choosing it for the same year removes it', () => {
  const { result } = renderHook(useSelectedPlans, { wrapper: InStore });
  const toggle = (plan: typeof gold) => act(() => result.current[1](plan));
  toggle(gold);
  toggle({ ...gold, year: 2026 });
  expect(result.current[0]).toEqual([{ ...gold, year: 2026 }]);
  toggle({ ...gold, year: 2026 });
  expect(result.current[0]).toEqual([]);
});

it('plans of another year or without data are listed with a reason and can be removed', () => {
  storedSelection.write([silver, gold]);
  draw(<LeftOutPlans chosen={plansToCompare([silver, gold], 2026)} found={[found('33333TX0000003')]} livesIn="TX" />);
  expect(screen.getByText(COMPARE_PAGE.gone(silver.name, 2026), { exact: false })).toBeTruthy();
  expect(screen.getByText(COMPARE_PAGE.otherYear(gold.name, 2027, 2026), { exact: false })).toBeTruthy();
  expect(screen.queryByText(COMPARE_PAGE.noneLeft)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `${COMPARE_PLANS.remove} ${gold.name}` }));
  expect(storedSelection.read()).toEqual([silver]);
});

it('if no plans remain, the next step is shown; before the server responds, nothing is shown', () => {
  const chosen = plansToCompare([silver], 2026);
  draw(<LeftOutPlans chosen={chosen} found={[]} livesIn="TX" />);
  expect(screen.getByText(COMPARE_PAGE.noneLeft)).toBeTruthy();
  const textWith = (plans: ReturnType<typeof found>[] | null) =>
    draw(<LeftOutPlans chosen={chosen} found={plans} livesIn="TX" />).container.textContent;
  expect(textWith(null)).toBe('');
  expect(textWith([found(silver.id)])).toBe('');
});

it.each([
  ['TX', PLAN_PAGE.noPriceWhy('TX', 'TX')],
  ['TN', PLAN_PAGE.noPriceWhy('TX', 'TN')],
])('above the comparison, a household in %s reads once why a plan of Texas has no price: %s', (state, why) => {
  const chosen = plansToCompare([silver, { ...gold, year: 2026 }], 2026);
  draw(<LeftOutPlans chosen={chosen} found={[found(silver.id), found(gold.id, null)]} livesIn={state} />);
  expect(screen.getByRole('listitem').textContent).toBe(
    `${gold.name}: ${PLAN.noPriceHere}. ${why} ${COMPARE_PLANS.remove} ${gold.name}`,
  );
});

it.each<[string | null, string | null]>([
  [null, null],
  ['TX', PLAN_PAGE.noPriceWhy('TX', 'TX')],
  ['TN', PLAN_PAGE.noPriceWhy('TX', 'TN')],
])('without a price, a plan of Texas asks a household in %s for details, and says why: %s', (state, why) => {
  const plan = { ...random.plan(), id: '11111TX0000001', premium: null, premium_w_credit: null };
  const search = random.search();
  const place = state === null ? null : { ...search, place: { ...search.place, state } };
  const page = draw(
    <PlanDetails isWhole plan={plan} search={place} provenance={undefined} year={2026} ask={<p>form</p>} />,
  );
  expect(page.getByText('form')).toBeTruthy();
  expect(page.queryByText(PLAN.noPriceHere, { exact: false })?.textContent ?? null).toBe(
    why && `${PLAN.noPriceHere}. ${why}`,
  );
  expect(page.queryByRole('link', { name: PLAN_PAGE.plansHere }) !== null).toBe(why !== null);
});

describe('ten chosen plans', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...gold,
    id: `1111${index}TX0000001`,
    name: `Gold ${index}`,
  }));
  const eleventh = { ...random.plan(), id: '99999TX0000009', name: 'Bronze 11' };

  it('are listed with a note; trying to add an eleventh opens the list, and removing one makes room', () => {
    storedSelection.write(ten);
    draw(
      <>
        <ChosenPlans />
        <ChoosePlan plan={eleventh} year={2027} />
        <ChoosePlan plan={{ ...eleventh, id: '99999TX0000010', name: 'Bronze 12' }} year={2027} />
      </>,
    );
    expect(screen.getAllByText(COMPARE_PLANS.full(10))).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: `${COMPARE_PLANS.choose} ${eleventh.name}` }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: COMPARE_PLANS.yours(10) }));
    fireEvent.click(screen.getByRole('button', { name: `${COMPARE_PLANS.remove} Gold 3` }));
    expect(screen.queryByText(COMPARE_PLANS.full(10))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: `${COMPARE_PLANS.choose} ${eleventh.name}` }));
    expect(storedSelection.read().at(-1)).toEqual({
      id: eleventh.id,
      name: eleventh.name,
      carrier: eleventh.issuer.name,
      year: 2027,
    });
  });

  it('are shown on the dashboard with the names of their insurers, if known', () => {
    storedSelection.write([{ ...gold, carrier: 'Bluebonnet Health' }, silver]);
    draw(<ChosenComparison />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'Gold 1 Bluebonnet Health',
      'Silver 2',
    ]);
  });
});
