import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { COST } from '../messages/costs/cost.js';
import { aPlanCare, aYearCost } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { CompareTable } from './CompareTable.js';

const household = new RandomHousehold(7);
const search = household.search();
const compared = Array.from({ length: 3 }, () => rankPlan(household.plan(), []));
const open = (plans = compared, expectedCare: 'Low' | undefined = undefined) =>
  renderWithStore(
    aStore(),
    <CompareTable compared={plans} year={search.year} search={search} expectedCare={expectedCare} />,
  );
const costing = (...costs: (number | null)[]) =>
  costs.map((care) =>
    rankPlan(
      {
        ...household.plan(),
        premium: 500,
        premium_w_credit: 300,
        year_cost: care === null ? null : aYearCost({ care }),
      },
      [],
    ),
  );

it('all plans are in view, best first, and the letters follow that order', () => {
  const plans = costing(4_000, null, 1_000, 2_000);
  open(plans);
  const names = [2, 3, 0, 1].map((place) => plans[place]?.plan.name);
  const [ranked] = screen.getAllByRole('list');
  expect([...(ranked?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(names);
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(names.map((name, index) => `${'ABCD'.charAt(index)}$300 ${name}`));
});

it.each([
  [[1_000, 3_000], true],
  [[1_000, 1_050], false],
  [[1_000, null], false],
])('with costs of care of %j, the first plan is called the one of the lowest cost: %s', (costs, isCalled) => {
  open(costing(...costs));
  expect(screen.queryAllByText(COMPARE_PAGE.lowestCost)).toHaveLength(isCalled ? 1 : 0);
});

it('a plan that covers fewer medicines says so beside its average year and is not called lowest', async () => {
  const [cheap, dear] = costing(1_000, 4_000).map(({ plan }) => plan);
  if (!cheap || !dear) throw new Error('there are plans');
  const cares = (id: string) => aPlanCare(id === cheap.id ? 'no' : 'yes', id === cheap.id ? 1 : 0);
  open([rankPlan(cheap, [], null, cares), rankPlan(dear, [], null, cares)]);
  const [ranked] = screen.getAllByRole('list');
  expect(ranked?.lastElementChild?.textContent).toContain(cheap.name);
  expect(await screen.findByText('plus the price of Ozempic', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByText(COMPARE_PAGE.lowestCost)).toBeNull();
});

it('the rest of the table is in two folds', () => {
  open();
  const folds = screen.getAllByRole('button', { expanded: false });
  expect(folds.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d+ more differ$/),
    expect.stringMatching(/^\d+ are the same in all three$/),
  ]);
  fireEvent.click(folds[0] ?? document.body);
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

it('the parts of the pictures are explained beside them', () => {
  open();
  expect(screen.getAllByRole('list', { name: COST.key.title })[0]?.textContent).toContain(COST.key.ring);
});

it('the pictures name the cost of the year that the household expects', () => {
  open(compared, 'Low');
  expect(screen.getAllByText(new RegExp(`^${COST.aLittleCare}`, 'i'), { selector: 'li span' })).toHaveLength(
    compared.filter(({ cost }) => cost !== null).length,
  );
});

it('values that are known for no plan are not called the same', () => {
  const plans = compared.map(({ plan }) =>
    rankPlan({ ...plan, premium: null, premium_w_credit: null, year_cost: null }, []),
  );
  open(plans);
  const button = screen.getByRole('button', { name: /the same in all three$/ });
  const text = button.closest('tbody')?.textContent ?? '';
  expect(text).toMatch(new RegExp(`Not known: ${PROPERTIES.premium.label}; .*; ${PROPERTIES.most.label}\\.`));
  expect(text).not.toContain(`: ${COST.unknown}`);
});

it('plans that share the best value are both marked', () => {
  const cheap = { premium: 500, premium_w_credit: 300 };
  const plans = [cheap, cheap, { ...cheap, premium_w_credit: 400 }].map((price) =>
    rankPlan({ ...household.plan(), ...price }, []),
  );
  open(plans);
  const row = screen.getByRole('rowheader', { name: new RegExp(PROPERTIES.premium.label) }).closest('tr');
  const marks = [...(row?.querySelectorAll('td') ?? [])].map((cell) => /Lowest/.exec(cell.textContent)?.[0]);
  expect(marks.toSorted()).toEqual(['Lowest', 'Lowest', undefined]);
});
