import { bandOf, spendingByRank } from './age-spending.js';
import { normalScore } from './normal-score.js';
import { sobolCoordinates } from './sobol.js';
import { spendingFacts } from './spending-facts.js';

const { table, ages } = spendingFacts();
const YEARS = 1024;

describe('spending by age', () => {
  it.each(ages.bands)('matches the survey from age $fromAge', (band) => {
    const spending = sobolCoordinates(0, YEARS)
      .map(spendingByRank(table, band, 1))
      .sort();
    const at = (rank: number): number => ((spending[rank * YEARS - 1] ?? 0) + (spending[rank * YEARS] ?? 0)) / 2;
    for (const [rank, surveyed] of [
      [0.25, band.p25],
      [0.5, band.median],
    ] as const)
      expect(Math.abs(at(rank) / surveyed - 1)).toBeLessThan(0.03);
    expect(Math.abs((spending[Math.floor(0.9 * YEARS)] ?? 0) / band.p90 - 1)).toBeLessThan(0.03);
    const none = spending.filter((dollars) => dollars === 0).length / YEARS;
    expect(none).toBeCloseTo(band.withoutSpending, 2);
  });

  it.each(ages.bands)('never decreases with a higher rank, from age $fromAge', (band) => {
    const spending = sobolCoordinates(0, YEARS)
      .sort()
      .map(spendingByRank(table, band, 1));
    expect(spending.every((dollars, year) => dollars >= (spending[year - 1] ?? 0))).toBe(true);
  });

  it('grows with prices up to the plan year', () => {
    const band = bandOf(ages, 40);
    expect(spendingByRank(table, band, 1.1)(0.5)).toBeCloseTo(1.1 * band.median, 6);
  });

  it.each([
    [0, 0],
    [17, 0],
    [18, 18],
    [64, 60],
    [90, 60],
  ])('at age %d is that of the age group from %d', (age, fromAge) => {
    expect(bandOf(ages, age).fromAge).toBe(fromAge);
  });
});

describe('normal scores', () => {
  it.each([
    [0.5, 0],
    [0.25, -0.6744898],
    [0.9, 1.2815516],
    [0.999, 3.0902323],
    [1e-12, -7.0344838],
  ])('%d has %d', (share, score) => {
    expect(normalScore(share)).toBeCloseTo(score, 5);
  });
});

describe('Sobol points', () => {
  it('are the published points of twenty dimensions, shifted by half a step', () => {
    const point = (index: number): number[] =>
      Array.from({ length: 20 }, (_, dimension) => (sobolCoordinates(dimension, 16)[index] ?? 0) - 1 / 32);
    expect(point(1)).toEqual(Array(20).fill(0.5));
    expect(point(2)).toEqual([
      0.75, 0.25, 0.25, 0.25, 0.75, 0.75, 0.25, 0.75, 0.75, 0.75, 0.75, 0.75, 0.25, 0.25, 0.75, 0.25, 0.75, 0.25, 0.75,
      0.25,
    ]);
    expect(point(4)).toEqual([
      0.375, 0.375, 0.625, 0.875, 0.375, 0.125, 0.375, 0.875, 0.875, 0.625, 0.875, 0.375, 0.375, 0.625, 0.375, 0.875,
      0.375, 0.875, 0.875, 0.125,
    ]);
  });

  it('have one value in each step, in every dimension', () => {
    for (let dimension = 0; dimension < 20; dimension++) {
      const steps = new Set(sobolCoordinates(dimension, YEARS).map((value) => Math.floor(value * YEARS)));
      expect(steps.size).toBe(YEARS);
    }
  });

  it('do not exist for more than twenty dimensions', () => {
    expect(() => sobolCoordinates(20, YEARS)).toThrow(RangeError);
  });
});
