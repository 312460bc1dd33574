import { expect, it } from '@jest/globals';
import { monthsCounted } from './medicare.js';

it.each([
  ['1962-03', 2027, 2],
  ['1962-03-01', 2027, 1],
  ['1962-12', 2027, 11],
  ['1963-01-01', 2027, 11],
  ['1963-01', 2027, 12],
  ['1962-01', 2027, 12],
  ['1962-02-01', 2027, 12],
  ['1962-02', 2027, 1],
  ['1962-03', 2026, 12],
  ['1950-03', 2027, 12],
  [undefined, 2027, 12],
] as const)('the only person, born in %s, needs a plan of %d for %d months', (born, year, months) => {
  expect(monthsCounted([{ born }], year)).toBe(months);
});

it('a plan that also covers others is counted for the whole year', () => {
  expect(monthsCounted([{ born: '1962-03' }, {}], 2027)).toBe(12);
  expect(monthsCounted([], 2027)).toBe(12);
});
