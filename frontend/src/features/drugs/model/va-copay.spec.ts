import { expect, it } from '@jest/globals';
import { copayOf, RATES, ratesOn, type PriorityGroup } from './va-copay.js';

const [RATE] = RATES;
const cases: readonly (readonly [PriorityGroup, number, number, number, number, number, boolean])[] = [
  ['1', 0, 0, 0, 0, 0, false],
  ['1', 9, 9, 9, 0, 0, false],
  ['1', 0, 0, 30, 0, 0, false],
  ['2', 0, 0, 0, 0, 0, false],
  ['2', 1, 0, 0, 5, 60, false],
  ['3', 0, 1, 0, 8, 96, false],
  ['4', 0, 0, 1, 11, 132, false],
  ['5', 1, 1, 1, 24, 288, false],
  ['6', 2, 0, 0, 10, 120, false],
  ['7', 0, 2, 0, 16, 192, false],
  ['8', 0, 0, 2, 22, 264, false],
  ['2', 3, 2, 1, 42, 504, false],
  ['3', 11, 0, 0, 55, 660, false],
  ['4', 12, 0, 0, 60, 700, true],
  ['5', 0, 7, 0, 56, 672, false],
  ['6', 0, 8, 0, 64, 700, true],
  ['7', 0, 0, 5, 55, 660, false],
  ['8', 0, 0, 6, 66, 700, true],
  ['8', 10, 10, 10, 240, 700, true],
  ['2', 10, 1, 0, 58, 696, false],
];
it.each(cases)(
  'group %s with %i, %i and %i medicines of tiers 1 to 3 pays $%i a month and $%i a year (limit reached: %s)',
  (group, one, two, three, perMonth, perYear, isCapped) => {
    expect(RATE && copayOf(group, { 1: one, 2: two, 3: three }, RATE)).toEqual({ perMonth, perYear, isCapped });
  },
);

it('the newest rates in force on a day apply', () => {
  const later = {
    ...RATES[0],
    from: '2027-01-01',
    perMonth: { 1: 6, 2: 9, 3: 12 },
    mostPerYear: 800,
    source: 'a later rule',
  };
  expect(ratesOn('2026-12-31', [...RATES, later])).toBe(RATE);
  expect(ratesOn('2027-01-01', [...RATES, later])).toBe(later);
  expect(ratesOn('2017-02-26')).toBeNull();
});
