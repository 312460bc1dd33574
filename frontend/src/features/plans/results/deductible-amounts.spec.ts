import { expect, it } from '@jest/globals';
import { aPlan, aYearCost } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { costRowsText, totalAmount } from '../model/costs/cost-rows.js';
import { findDominatedPlans } from '../model/ranking/dominated-plans.js';
import { matchesFilters, NO_FILTERS } from '../model/ranking/filters.js';
import { rankPlan, rankPlans } from '../model/ranking/ranking.js';
import { columnsFor } from './columns.js';

const row = (type: string, amount: number) => ({
  type,
  amount,
  csr: '',
  network_tier: 'In-Network',
  family_cost: 'Individual',
});
const ofFamily = (each: ReturnType<typeof row>) => ({ ...each, family_cost: 'Family' });
const whole = (amount: number) => [row('Combined Medical and Drug EHB Deductible', amount)];
const apart = (medical: number, drug: number) => [
  row('Medical EHB Deductible', medical),
  row('Drug EHB Deductible', drug),
];

it.each([
  ['one amount for everything', whole(3_000), 3_000, '$3,000'],
  ['the sum of separate amounts', apart(2_000, 500), 2_500, 'Medical $2,000, Drug $500'],
  ['an exact sum of cents', apart(0.1, 0.2), 0.3, 'Medical $0.10, Drug $0.20'],
  ['what a family pays together', whole(3_000).map(ofFamily), 3_000, '$3,000 combined'],
  [
    'what a family pays together, apart',
    apart(2_000, 500).map(ofFamily),
    2_500,
    'Medical $2,000 combined, Drug $500 combined',
  ],
  ['a real 0', whole(0), 0, '$0'],
  ['no amount if only the medical one is known', apart(2_000, 0).slice(0, 1), null, 'Medical $2,000'],
  ['no amount if only the drug one is known', apart(0, 500).slice(1), null, 'Drug $500'],
  ['no amount without rows, and never $0', [], null, 'Not available'],
])('%s', (_, rows, amount, text) => {
  expect([totalAmount(rows), costRowsText(rows)]).toEqual([amount, text]);
});

it('deductibles of $6,000 and $2,000 count as $8,000 in sorting, filters and dominated plans', () => {
  const both = rankPlan(
    aPlan({ deductibles: apart(6_000, 2_000), moops: apart(6_000, 2_000), premium_w_credit: 300 }),
    [],
  );
  const one = rankPlan(aPlan({ deductibles: whole(7_000), moops: whole(7_000), premium_w_credit: 300 }), []);
  const columns = columnsFor(new RandomHousehold(21).search(), new Map(), { hasCriteria: false, expected: null });
  for (const id of ['deductibles', 'moops']) {
    const sortBy = columns.find((column) => column.id === id)?.sortBy;
    expect(Number(sortBy?.(both))).toBeGreaterThan(Number(sortBy?.(one)));
  }
  expect([both, one].map((each) => matchesFilters(each, { ...NO_FILTERS, deductible: 7_500 }))).toEqual([false, true]);
  const cheaper = aPlan({
    deductibles: apart(6_000, 2_000),
    moops: whole(5_000),
    premium_w_credit: 200,
    year_cost: aYearCost({ premiums: 2_400 }),
  });
  const moreExpensive = aPlan({
    deductibles: whole(7_000),
    moops: whole(7_000),
    premium_w_credit: 300,
    year_cost: aYearCost({ premiums: 3_600 }),
  });
  expect(findDominatedPlans(rankPlans([cheaper, moreExpensive], [])).size).toBe(0);
});
