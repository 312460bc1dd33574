import { aYearCost } from '../builders/plan.builder.js';
import { costScale } from './cost-scale.js';

const scaleFor = (...most: number[]) =>
  costScale(most.map((amount) => ({ cost: aYearCost({ premiums: 0, maximum: amount }) })));

it.each([
  [1_900, 2_000],
  [2_000, 2_000],
  [2_001, 4_000],
  [12_944, 16_000],
  [19_888, 20_000],
  [27_300, 30_000],
  [500_001, 500_004],
])('the axis for at most $%d a year ends at $%d', (most, end) => {
  expect(scaleFor(300, most)).toBe(end);
});

it('need not hold one plan in five, unless it is marked', () => {
  const rows = [1, 2, 3, 4, 9].map((thousands) => ({
    cost: aYearCost({ premiums: 0, maximum: 1_000 * thousands }),
  }));
  expect([costScale(rows, []), costScale(rows, rows.slice(-1))]).toEqual([4_000, 10_000]);
});

it('has no axis if no plan has an estimate', () => {
  expect(costScale([{ cost: null }])).toBeNull();
});
