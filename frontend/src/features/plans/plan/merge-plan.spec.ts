import { expect, it } from '@jest/globals';
import type { CostRow } from '#contract/plans/plan.js';
import { aPlan, aPlanInFull, deductible, moop } from '../model/builders/plan.builder.js';
import { mergePlan } from './merge-plan.js';

const rows = (count: number, row: (amount: number) => CostRow): CostRow[] =>
  Array.from({ length: count }, (_, index) => row(1_000 + index));

/**
 * The name of each case says which premium must be shown: the premium that was fetched, or the premium from the list of
 * plans.
 */
it.each([
  ['positive: the fetched one', 512.5, 512.5],
  ['0, which means no price: the listed one', 0, 400],
  ['not known: the listed one', null, 400],
])('a premium that is %s', (_, fetched, shown) => {
  const known = mergePlan(
    aPlan({ premium: 400, ehb_premium: 400 }),
    aPlanInFull({ premium: fetched, ehb_premium: fetched }),
  );
  expect([known?.premium, known?.ehb_premium]).toEqual([shown, shown]);
});

it.each([
  ['a fetched one, also a real $0', { premium: 512.5, premium_w_credit: 0 }, 0],
  ['the listed one where there is no fetched price', { premium: null, premium_w_credit: 0 }, 300],
  ['the listed one where only the credit is not known', { premium: 512.5, premium_w_credit: null }, 300],
])('the premium after credit is %s', (_, fetched, shown) => {
  expect(mergePlan(aPlan({ premium: 400, premium_w_credit: 300 }), aPlanInFull(fetched))?.premium_w_credit).toBe(shown);
});

it.each([
  [3, 2, 3],
  [2, 3, 3],
  [2, 0, 2],
  [0, 2, 2],
])(
  'of tier lists with %i rows from the list and %i fetched rows, the one with %i rows is shown',
  (listed, fetched, shown) => {
    const known = mergePlan(
      aPlan({ deductibles: rows(listed, deductible), moops: rows(listed, moop) }),
      aPlanInFull({ tiered_deductibles: rows(fetched, deductible), tiered_moops: rows(fetched, moop) }),
    );
    expect([known?.tiered_deductibles.length, known?.tiered_moops.length]).toEqual([shown, shown]);
  },
);

it('the deductible and the maximum are the fetched ones or, if there are none, those from the list', () => {
  const listed = aPlan({ deductibles: rows(1, deductible), moops: rows(2, moop) });
  expect(mergePlan(listed, aPlanInFull({ deductibles: rows(2, deductible), moops: rows(1, moop) }))).toMatchObject({
    deductibles: rows(2, deductible),
    moops: rows(1, moop),
  });
  expect(mergePlan(listed, aPlanInFull({ deductibles: [], moops: [] }))).toMatchObject({
    deductibles: rows(1, deductible),
    moops: rows(2, moop),
  });
});

it('other values are the fetched ones; a plan from one source is unchanged, and two missing plans give null', () => {
  const [listed, fetched] = [aPlan({ name: 'Old name' }), aPlanInFull({ name: 'New name' })];
  expect(mergePlan(listed, fetched)?.name).toBe('New name');
  expect(mergePlan(null, fetched)).toBe(fetched);
  expect(mergePlan(listed, null)).toMatchObject({ name: 'Old name', benefits: [] });
  expect(mergePlan(null, null)).toBeNull();
});
