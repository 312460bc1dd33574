import { expect, it } from '@jest/globals';
import { plansToCompare } from './selected-plans.js';

const chosen = (...years: (number | undefined)[]) =>
  years.map((year, index) => ({ id: `${index}`, name: `Plan ${index}`, year }));
const names = (plans: readonly { id: string }[]) => plans.map(({ id }) => id).join('');

it.each([
  ['all of the searched year', [2026, 2026], 2026, '01', ''],
  ['stored without a year: of the searched one', [undefined, 2026], 2026, '01', ''],
  ['all of another year than the search', [2027, 2027], 2027, '01', ''],
  ['of two years: those of the search', [2027, 2026, 2026], 2026, '12', '0'],
  ['of two other years: those of the first choice', [2025, 2027, 2025], 2025, '02', '1'],
  ['none', [], 2026, '', ''],
])('%s', (_, years, year, side, left) => {
  const compared = plansToCompare(chosen(...years), 2026);
  expect([compared.year, names(compared.plans), names(compared.ofOtherYears)]).toEqual([year, side, left]);
});

it('up to four plans can be compared, and plans of another year do not count', () => {
  const compared = plansToCompare(chosen(2027, 2026, 2026, 2026, 2026, 2026), 2026);
  expect([names(compared.plans), compared.overLimit]).toEqual(['1234', 1]);
});
