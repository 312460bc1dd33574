import { bandOf, normalScore, spendingByRank, type AgeBand } from './age-spending.js';
import { readDesign } from './design/read-design.js';
import { placesOf } from './household-years.js';
import { sobolCoordinates } from './sobol.js';
import { spendingFacts } from './spending-facts.js';
import { outOfPocketCosts } from './year-cost.js';

const { table, ages } = spendingFacts();
const YEARS = 1024;
/** The survey's 99th percentile of each age group, in dollars per year. The estimate does not use it. */
const P99: Readonly<Record<number, number>> = {
  0: 40_173,
  18: 49_380,
  26: 68_872,
  35: 86_778,
  45: 104_454,
  55: 117_575,
  60: 141_365,
};

/**
 * Returns the spending at each rank of a sample that is drawn from the survey alone: it has the age group's share
 * without spending, its percentiles and its mean. It rises evenly from nothing to the 25th percentile and is log-normal
 * above it.
 */
function surveyedSpending(band: AgeBand, ranks: Float64Array): Float64Array {
  const points = ([0.25, 0.5, 0.9, 0.99] as const).map((rank, index) => ({
    score: normalScore(rank),
    log: Math.log([band.p25, band.median, band.p90, P99[band.fromAge]][index] ?? NaN),
  }));
  const spendingWith = (slope: number): Float64Array =>
    ranks.map((rank) => {
      if (rank <= band.withoutSpending) return 0;
      if (rank < 0.25) return (band.p25 * (rank - band.withoutSpending)) / (0.25 - band.withoutSpending);
      const score = normalScore(rank);
      const next = Math.max(
        1,
        points.findIndex((point) => point.score >= score),
      );
      const last = points.at(-1);
      const [left, right] = [points[next - 1], points[next]];
      if (!left || !right || !last) return Number.NaN;
      if (score > last.score) return Math.exp(last.log + slope * (score - last.score));
      return Math.exp(left.log + ((right.log - left.log) * (score - left.score)) / (right.score - left.score));
    });
  let [low, high] = [0, 6];
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    const mean = spendingWith(middle).reduce((sum, dollars) => sum + dollars, 0) / ranks.length;
    if (mean < band.mean) low = middle;
    else high = middle;
  }
  return spendingWith(low);
}

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
    const mean = spending.reduce((sum, dollars) => sum + dollars, 0) / YEARS;
    expect(Math.abs(mean / band.mean - 1)).toBeLessThan(0.05);
    expect(Math.abs(spendingByRank(table, band, 1)(0.99) / (P99[band.fromAge] ?? 0) - 1)).toBeLessThan(0.11);
    const none = spending.filter((dollars) => dollars === 0).length / YEARS;
    expect(none).toBeCloseTo(band.withoutSpending, 2);
  });

  it.each(ages.bands)(
    'costs under standard plans what the people of the survey would pay, from age $fromAge',
    (band) => {
      const ranks = Float64Array.from({ length: 10_000 }, (_, step) => (step + 0.5) / 10_000);
      const [ours, surveyed] = [ranks.map(spendingByRank(table, band, 1)), surveyedSpending(band, ranks)];
      for (const metal_level of ['Bronze', 'Silver', 'Gold', 'Platinum']) {
        const design = readDesign({ metal_level, deductibles: [], moops: [], benefits: [] }, null);
        const under = (spending: Float64Array): number =>
          outOfPocketCosts(design, {
            people: [{ ...placesOf(spending, table.means), table }],
            count: spending.length,
          }).reduce((sum, cost) => sum + cost, 0);
        expect(Math.abs(under(ours) / under(surveyed) - 1)).toBeLessThan(0.03);
      }
    },
  );

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
