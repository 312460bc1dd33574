import { normalScore } from './normal-score.js';
import type { SpendingTable } from './spending-table.js';

/** Yearly spending on health care of the people in one age group, in dollars. */
export interface AgeBand {
  readonly fromAge: number;
  /** Fraction of the age group that spends nothing, from 0 to 1. */
  readonly withoutSpending: number;
  /** 25th percentile of the age group's spending, in dollars per year. */
  readonly p25: number;
  readonly median: number;
  /** 90th percentile of the age group's spending, in dollars per year. */
  readonly p90: number;
}

export interface AgeSpending {
  readonly year: number;
  readonly bands: readonly AgeBand[];
}

/** Percentiles of an age group's spending at which the estimated spending equals the published values. */
const POINTS = [
  [0.25, 'p25'],
  [0.5, 'median'],
  [0.9, 'p90'],
] as const;

/** Returns the age group to which an age belongs. The oldest group has no upper age limit. */
export function bandOf({ bands }: AgeSpending, age: number): AgeBand {
  const band = bands.findLast(({ fromAge }) => fromAge <= age) ?? bands[0];
  if (!band) throw new RangeError('There are no age bands.');
  return band;
}

/**
 * Returns a function that calculates the yearly spending of a person in an age group, in dollars. Its parameter is the
 * rank of the person: the fraction of the group that spends less, from 0 to 1. The result is the spending at this rank
 * in the whole population, multiplied by a factor. The factor makes the result match the published percentiles of the
 * age group. Between two percentiles, the logarithm of the factor is interpolated linearly in the normal score of the
 * rank.
 * @param trend factor that converts dollars of the year of the age-group data to dollars of the plan year
 */
export function spendingByRank(table: SpendingTable, band: AgeBand, trend: number): (rank: number) => number {
  const populationAt = quantileOf(table);
  const none = table.limits[0] === 0 ? (table.shares[0] ?? 0) : 0;
  // Only people who spend anything are ranked. The rank of a person among the people who spend anything is assumed to
  // be the same in the age group and in the whole population.
  const populationRank = (rank: number): number =>
    none + ((rank - band.withoutSpending) * (1 - none)) / (1 - band.withoutSpending);
  const knots = POINTS.map(([rank, name]) => ({
    score: normalScore(rank),
    stretch: Math.log((band[name] * trend) / populationAt(populationRank(rank))),
  }));
  const stretchAt = linear(
    knots.map(({ score }) => score),
    knots.map(({ stretch }) => stretch),
  );
  return (rank) =>
    rank <= band.withoutSpending ? 0 : populationAt(populationRank(rank)) * Math.exp(stretchAt(normalScore(rank)));
}

/**
 * Returns a function that calculates the yearly spending at a rank (0 to 1) in the whole population, in dollars.
 * Spending is assumed to be spread evenly within each spending bucket.
 */
function quantileOf({ limits, shares }: SpendingTable): (rank: number) => number {
  let reached = 0;
  return linear(
    shares.map((share) => (reached += share)),
    limits,
  );
}

function linear(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  return (x) => {
    const next = xs.findIndex((known) => known >= x);
    if (next < 0) return ys.at(-1) ?? 0;
    if (next === 0) return ys[0] ?? 0;
    const [left, right] = [xs[next - 1] ?? 0, xs[next] ?? 0];
    const [low, high] = [ys[next - 1] ?? 0, ys[next] ?? 0];
    return low + ((high - low) * (x - left)) / (right - left);
  };
}
