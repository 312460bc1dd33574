import { expect, it } from '@jest/globals';
import { toCompare } from './to-compare.js';

const chosen = (...years: (number | undefined)[]) => years.map((year, index) => ({ id: `${index}`, name: `Plan ${index}`, year }));
const names = (plans: readonly { id: string }[]) => plans.map(({ id }) => id).join('');

it.each([
  ['all of the searched year', [2026, 2026], 2026, '01', ''],
  ['kept without a year: of the searched one', [undefined, 2026], 2026, '01', ''],
  ['all of another year than the search', [2027, 2027], 2027, '01', ''],
  ['of two years: those of the search', [2027, 2026, 2026], 2026, '12', '0'],
  ['of two other years: those of the first choice', [2025, 2027, 2025], 2025, '02', '1'],
  ['none', [], 2026, '', ''],
])('%s', (_, years, year, side, left) => {
  const compared = toCompare(chosen(...years), 2026);
  expect([compared.year, names(compared.plans), names(compared.ofOtherYears)]).toEqual([year, side, left]);
});

it('four fit; plans of another year take no room from them', () => {
  const compared = toCompare(chosen(2027, 2026, 2026, 2026, 2026, 2026), 2026);
  expect([names(compared.plans), compared.beyond]).toEqual(['1234', 1]);
});
