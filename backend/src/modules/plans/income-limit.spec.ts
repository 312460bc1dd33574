import type { PlanSearch } from '#contract/api/plans.contract.js';
import { incomeLimit } from './find-plans.js';

const limitOf = (state: string, year: number, size: number): number | null => {
  const people = Array.from({ length: size }, () => ({ age: 40, aptc_eligible: true }));
  const search: PlanSearch = {
    household: { income: 50_000, people },
    market: 'Individual',
    place: { countyfips: '48113', state, zipcode: '75001' },
    year,
  };
  return incomeLimit(search);
};

it('the income limit is four times the poverty guideline of the year before', () => {
  expect([limitOf('TX', 2026, 1), limitOf('TX', 2027, 1), limitOf('TX', 2027, 4)]).toEqual([62_600, 63_840, 132_000]);
  expect([limitOf('AK', 2027, 1), limitOf('HI', 2027, 2)]).toEqual([79_800, 99_560]);
});

it('there is no limit for 2025, and none is known for 2029', () => {
  expect([limitOf('TX', 2025, 1), limitOf('TX', 2029, 1)]).toEqual([null, null]);
});
