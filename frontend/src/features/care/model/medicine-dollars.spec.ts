import { expect, it } from '@jest/globals';
import { planDollars, yearText } from './medicine-dollars.js';

const NO_RULES = { generic: null, preferredBrand: null, otherBrand: null, specialty: null };
const COPAY = { ...NO_RULES, generic: { copay: 5, rate: 0, deductible: 'none' } as const };
const PLAN = { drug_costs: { rules: COPAY, deductible: 0, maximum: 100 }, drug_tiers: null };
const MEDICINES = [
  { rxcui: '1', name: 'Metformin' },
  { rxcui: '2', name: 'Eliquis', fills: 6 },
];
const KNOWN = MEDICINES.map(({ rxcui }, at) => ({
  rxcui,
  is_brand: at === 1,
  generic: null,
  price: { low: 500, high: 600 },
}));
const dollarsWith = (answer: 'no' | 'unknown', known = KNOWN) =>
  planDollars(
    PLAN,
    [
      { id: '1', answer: 'yes', tier: null },
      { id: '2', answer, tier: null },
    ],
    MEDICINES,
    known,
  );

it('a medicine that is not covered counts in the sum with its full price, beyond the maximum of the plan', () => {
  const dollars = dollarsWith('no');
  expect(dollars?.costs.get('2')).toEqual({
    before: { low: 500, high: 600 },
    after: { low: 500, high: 600 },
    year: { low: 3_000, high: 3_600 },
  });
  expect(yearText(dollars?.sum.year ?? null)).toBe('$3,100–$3,700');
});

it('a sum that lacks a medicine is only the least', () => {
  expect(yearText(dollarsWith('unknown')?.sum.year ?? null)).toBe('$60 or more');
  expect(yearText(dollarsWith('no', KNOWN.slice(0, 1))?.sum.year ?? null)).toBe('$60 or more');
});
