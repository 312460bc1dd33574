import { expect, it } from '@jest/globals';
import type { CostRow, Plan } from '../../../../backend/src/contract/plan.js';
import { overlay } from './overlay.js';
import { aPlan, deductible, moop } from './plan.builder.js';

const inFull = (changes: Partial<Plan> = {}): Plan => ({
  ...aPlan(), benefits: [], brochure_url: null, benefits_url: null, network_url: null, formulary_url: null, tiered_deductibles: [], tiered_moops: [], ...changes,
});
const rows = (count: number, row: (amount: number) => CostRow): CostRow[] => Array.from({ length: count }, (_, index) => row(1_000 + index));

/** Specification 2, section 4: "Fetched plan data is overlaid on plan data passed via navigation." */
it.each([
  ['positive: the fetched one', 512.5, 512.5],
  ['0, which means no price: the passed one', 0, 400],
  ['not known: the passed one', null, 400],
])('a premium that is %s', (_, fetched, shown) => {
  const known = overlay(aPlan({ premium: 400, ehb_premium: 400 }), inFull({ premium: fetched, ehb_premium: fetched }));
  expect([known?.premium, known?.ehb_premium]).toEqual([shown, shown]);
});

it.each([
  ['a fetched one, also a real $0', { premium: 512.5, premium_w_credit: 0 }, 0],
  ['the passed one where there is no fetched price', { premium: null, premium_w_credit: 0 }, 300],
  ['the passed one where only the credit is not known', { premium: 512.5, premium_w_credit: null }, 300],
])('the premium after credit is %s', (_, fetched, shown) => {
  expect(overlay(aPlan({ premium: 400, premium_w_credit: 300 }), inFull(fetched))?.premium_w_credit).toBe(shown);
});

it.each([[3, 2, 3], [2, 3, 3], [2, 0, 2], [0, 2, 2]])('of tier lists with %i rows passed and %i fetched, the one with %i rows is shown', (passed, fetched, shown) => {
  const known = overlay(
    aPlan({ deductibles: rows(passed, deductible), moops: rows(passed, moop) }),
    inFull({ tiered_deductibles: rows(fetched, deductible), tiered_moops: rows(fetched, moop) }),
  );
  expect([known?.tiered_deductibles.length, known?.tiered_moops.length]).toEqual([shown, shown]);
});

it('deductible and maximum are the fetched ones, so that all figures are of one day; the passed ones where none came', () => {
  const passed = aPlan({ deductibles: rows(1, deductible), moops: rows(2, moop) });
  expect(overlay(passed, inFull({ deductibles: rows(2, deductible), moops: rows(1, moop) }))).toMatchObject({ deductibles: rows(2, deductible), moops: rows(1, moop) });
  expect(overlay(passed, inFull({ deductibles: [], moops: [] }))).toMatchObject({ deductibles: rows(1, deductible), moops: rows(2, moop) });
});

it('everything else is the fetched plan\'s; either alone is shown as it is, and nothing is nothing', () => {
  const [passed, fetched] = [aPlan({ name: 'Old name' }), inFull({ name: 'New name' })];
  expect(overlay(passed, fetched)?.name).toBe('New name');
  expect(overlay(null, fetched)).toBe(fetched);
  expect(overlay(passed, null)).toMatchObject({ name: 'Old name', benefits: [] });
  expect(overlay(null, null)).toBeNull();
});
