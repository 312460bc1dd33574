import { normalScore } from './normal-score.js';
import type { SpendingTable } from './spending-table.js';

/** Yearly spending of people of some ages, in dollars. */
export interface AgeBand {
  readonly fromAge: number;
  /** Share from 0 to 1 of the people who spend nothing. */
  readonly withoutSpending: number;
  /** A quarter of the people spend less. */
  readonly p25: number;
  readonly median: number;
  /** Nine in ten people spend less. */
  readonly p90: number;
}

export interface AgeSpending {
  /** Year whose prices the amounts are in. */
  readonly year: number;
  /** From the youngest to the oldest. */
  readonly bands: readonly AgeBand[];
}

/** The points of a band's spending that the estimate meets exactly. */
const POINTS = [
  [0.25, 'p25'],
  [0.5, 'median'],
  [0.9, 'p90'],
] as const;

/** Returns the band of an age; people older than the last band count as its oldest. */
export function bandOf({ bands }: AgeSpending, age: number): AgeBand {
  const band = bands.findLast(({ fromAge }) => fromAge <= age) ?? bands[0];
  if (!band) throw new RangeError('There are no age bands.');
  return band;
}

/**
 * Returns a function that says how much a person of this age spends, in dollars per year, if a share of their age group
 * (from 0 to 1) spends less. The shape is that of the whole population, stretched so that the age group's share without
 * spending, lower quarter, median and highest tenth are met; between them the stretch changes evenly with the normal
 * score, and outside it stays as it is.
 * @param trend factor from the prices of the age bands to those of the plan year
 */
export function spendingByRank(table: SpendingTable, band: AgeBand, trend: number): (rank: number) => number {
  const populationAt = quantileOf(table);
  const none = table.limits[0] === 0 ? (table.shares[0] ?? 0) : 0;
  // Ranks among the people who spend something correspond to each other.
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

/** Returns the population's spending by rank; within a bucket, people are spread evenly. */
function quantileOf({ limits, shares }: SpendingTable): (rank: number) => number {
  let reached = 0;
  return linear(
    shares.map((share) => (reached += share)),
    limits,
  );
}

/** Piecewise linear function through the given points, constant outside. */
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
