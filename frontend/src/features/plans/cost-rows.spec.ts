import { expect, it } from '@jest/globals';
import { amountOf, textOf } from './cost-rows.js';
import { dominatedIn } from './dominated.js';
import { NO_FILTERS, passes } from './filters.js';
import { columnsFor } from './columns.js';
import { aPlan } from './plan.builder.js';
import { RandomHousehold } from './random-household.builder.js';
import { rank, rankOne } from './ranking.js';

const row = (type: string, amount: number) => ({ type, amount, csr: '', network_tier: 'In-Network', family_cost: 'Individual' });
const whole = (amount: number) => [row('Combined Medical and Drug EHB Deductible', amount)];
const apart = (medical: number, drug: number) => [row('Medical EHB Deductible', medical), row('Drug EHB Deductible', drug)];

it.each([
  ['one for everything', whole(3_000), 3_000, '$3,000'],
  ['both where they count apart', apart(2_000, 500), 2_500, 'Medical $2,000, Drug $500'],
  ['cents that do not drift', apart(0.1, 0.2), 0.3, 'Medical $0.10, Drug $0.20'],
  ['a real 0', whole(0), 0, '$0'],
  ['the one for medical care alone, which is not all of it', apart(2_000, 0).slice(0, 1), null, 'Medical $2,000'],
  ['the one for medicines alone, which is not all of it', apart(0, 500).slice(1), null, 'Drug $500'],
  ['none, which is never $0', [], null, 'Not available'],
])('%s', (_, rows, amount, text) => {
  expect([amountOf(rows), textOf(rows)]).toEqual([amount, text]);
});

it('$6,000 and $2,000 apart stand behind $7,000 everywhere: in the order, the filter, the yearly cost and among better buys', () => {
  const both = rankOne(aPlan({ deductibles: apart(6_000, 2_000), moops: apart(6_000, 2_000), premium_w_credit: 300 }), []);
  const one = rankOne(aPlan({ deductibles: whole(7_000), moops: whole(7_000), premium_w_credit: 300 }), []);
  const columns = columnsFor(new RandomHousehold(21).search(), new Map(), false);
  for (const id of ['deductibles', 'moops', 'bad']) {
    const sortBy = columns.find((column) => column.id === id)?.sortBy;
    expect(Number(sortBy?.(both))).toBeGreaterThan(Number(sortBy?.(one)));
  }
  expect([both, one].map((each) => passes(each, { ...NO_FILTERS, deductible: 7_500 }))).toEqual([false, true]);
  expect(both.cost.bad).toBe((300 * 12 + 8_000) * 100);
  const cheaper = aPlan({ deductibles: apart(6_000, 2_000), moops: whole(5_000), premium_w_credit: 200, oopc: 1_000 });
  const dearer = aPlan({ deductibles: whole(7_000), moops: whole(7_000), premium_w_credit: 300, oopc: 2_000 });
  expect(dominatedIn(rank([cheaper, dearer], [])).size).toBe(0);
});
