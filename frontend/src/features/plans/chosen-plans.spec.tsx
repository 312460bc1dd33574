import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { COMPARE_PAGE, PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { COMPARE_PLANS, PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { PRIVATE_KEYS } from '../session/index.js';
import { keep, keepSearch, useSelectedPlans } from './kept.js';
import { LeftOut } from './LeftOut.js';
import { PlanDetails } from './PlanDetails.js';
import { RandomHousehold } from './random-household.builder.js';
import { SelectedPlans } from './SelectedPlans.js';
import { toCompare } from './to-compare.js';

const random = new RandomHousehold(11_021_970);
const gold = { id: '11111TX0000001', name: 'Gold 1', year: 2027 };
const silver = { id: '22222TX0000002', name: 'Silver 2', year: 2026 };
const draw = (screen: ReactNode) => render(<MemoryRouter>{screen}</MemoryRouter>);

beforeEach(() => {
  localStorage.clear();
  keep(PRIVATE_KEYS.selectedPlans, []);
});

it('a plan chosen for 2027 leads to its page of 2027; one kept without a year to that of the last search', () => {
  keepSearch({ ...random.search(), year: 2026 });
  keep(PRIVATE_KEYS.selectedPlans, [gold, { id: silver.id, name: silver.name }]);
  draw(<SelectedPlans />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/plan/${gold.id}?year=2027`, `/plan/${silver.id}?year=2026`]);
});

it('nothing chosen is said in words', () => {
  draw(<SelectedPlans />);
  expect(screen.getByText(PLAN.noneChosen)).toBeTruthy();
});

it('the same plan chosen for another year takes the place of the first; chosen for the same year again, it is let go', () => {
  const { result } = renderHook(useSelectedPlans);
  const toggle = (plan: typeof gold) => act(() => result.current[1](plan));
  toggle(gold);
  toggle({ ...gold, year: 2026 });
  expect(result.current[0]).toEqual([{ ...gold, year: 2026 }]);
  toggle({ ...gold, year: 2026 });
  expect(result.current[0]).toEqual([]);
});

it('a plan the marketplace leaves out, and one of another year, are named with the reason, and can be removed', () => {
  keep(PRIVATE_KEYS.selectedPlans, [silver, gold]);
  draw(<LeftOut chosen={toCompare([silver, gold], 2026)} found={['33333TX0000003']} />);
  expect(screen.getByText(COMPARE_PAGE.gone(silver.name, 2026), { exact: false })).toBeTruthy();
  expect(screen.getByText(COMPARE_PAGE.otherYear(gold.name, 2027, 2026), { exact: false })).toBeTruthy();
  expect(screen.queryByText(COMPARE_PAGE.noneLeft)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `${COMPARE_PLANS.remove} ${gold.name}` }));
  expect(renderHook(useSelectedPlans).result.current[0]).toEqual([silver]);
});

it('when none is left, the next step is said; as long as nothing came back, nothing is', () => {
  const chosen = toCompare([silver], 2026);
  draw(<LeftOut chosen={chosen} found={[]} />);
  expect(screen.getByText(COMPARE_PAGE.noneLeft)).toBeTruthy();
  expect(draw(<LeftOut chosen={chosen} found={null} />).container.textContent).toBe('');
  expect(draw(<LeftOut chosen={chosen} found={[silver.id]} />).container.textContent).toBe('');
});

it('details are asked for only as long as none were entered; after that a missing price is told with its reason', () => {
  const plan = { ...random.plan(), premium: null, premium_w_credit: null };
  const { household } = random.search();
  expect(draw(<PlanDetails isWhole plan={plan} household={null} year={2026} />).container.textContent).toContain(PLAN_PAGE.noPrice);
  const asked = draw(<PlanDetails isWhole plan={plan} household={household} year={2026} />).container.textContent;
  expect(asked).toContain(`${PLAN.noPriceHere}. ${PLAN_PAGE.noPriceWhy}`);
  expect(asked).not.toContain(PLAN_PAGE.noPrice);
});
