import type { SpendingTable } from './spending-table.js';

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

const CENTER = {
  above: [3.387132717, 50.43427194, 159.2911321, 59.10937472],
  below: [1, 17.89516947, 78.75775761, 67.187563],
};
const SIDE = {
  above: [1.423437278, 2.75681539, 1.3067284816, 0.17023821103],
  below: [1, 0.737001643, 0.12021132975],
};
const TAIL = {
  above: [6.6579051150000002, 3.081226386, 0.42868294337, 0.017337203997],
  below: [1, 0.24197894225, 0.012258202635],
};

/**
 * Returns the normal score of a rank: the value below which a standard normal variable lies with a probability that
 * equals the rank. The error is less than 1e-6. Source: M. J. Wichura, algorithm AS 241 (PPND7), Applied Statistics 37
 * (1988).
 * @param share the rank, as a probability greater than 0 and less than 1
 */
export function normalScore(share: number): number {
  const fromMiddle = share - 0.5;
  if (Math.abs(fromMiddle) <= 0.425) {
    const x = 0.180625 - fromMiddle * fromMiddle;
    return (fromMiddle * polynomial(CENTER.above, x)) / polynomial(CENTER.below, x);
  }
  const root = Math.sqrt(-Math.log(Math.min(share, 1 - share)));
  const [{ above, below }, x] = root <= 5 ? [SIDE, root - 1.6] : [TAIL, root - 5];
  return (Math.sign(fromMiddle) * polynomial(above, x)) / polynomial(below, x);
}

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
  /** Mean of the age group's spending, in dollars per year. It counts the people who spend nothing. */
  readonly mean: number;
}

export interface AgeSpending {
  readonly year: number;
  readonly bands: readonly AgeBand[];
}

const HIGHEST = 0.9;
/** Percentiles of an age group's spending at which the estimated spending equals the published values. */
const POINTS = [
  [0.25, 'p25'],
  [0.5, 'median'],
  [HIGHEST, 'p90'],
] as const;

const START_OF_TAIL = normalScore(HIGHEST);
/** Number of evenly spread ranks over which a mean is taken. */
const RANKS = 2048;
/** Highest slope of the tail that is tried, and how often the range of slopes is halved to find the right one. */
const SLOPES = { highest: 6, rounds: 40 };

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
 * rank. Above the highest percentile, the logarithm of the spending itself is linear in the normal score, and makes the
 * mean match the published one: the tail of the whole population is too long for the age groups.
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
  const belowTail = (rank: number): number =>
    rank <= band.withoutSpending ? 0 : populationAt(populationRank(rank)) * Math.exp(stretchAt(normalScore(rank)));
  const known = knownSlopes.get(table)?.get(band);
  const slope = known ?? slopeOfTail(belowTail, band, trend);
  if (known === undefined) knownSlopes.set(table, new Map(knownSlopes.get(table)).set(band, slope));
  return (rank) =>
    rank <= HIGHEST ? belowTail(rank) : band.p90 * trend * Math.exp(slope * (normalScore(rank) - START_OF_TAIL));
}

/** The same for every trend, because prices stretch mean and percentiles alike. */
const knownSlopes = new WeakMap<SpendingTable, ReadonlyMap<AgeBand, number>>();

/** Returns the slope of the tail with which the mean spending of the age group is the published one. */
function slopeOfTail(belowTail: (rank: number) => number, band: AgeBand, trend: number): number {
  const ranks = Array.from({ length: RANKS }, (_, step) => (step + 0.5) / RANKS);
  const below = ranks.filter((rank) => rank <= HIGHEST).reduce((sum, rank) => sum + belowTail(rank), 0);
  // The sum over the tail, as a multiple of the percentile at which it starts.
  const wanted = (band.mean * trend * RANKS - below) / (band.p90 * trend);
  const scores = ranks.filter((rank) => rank > HIGHEST).map((rank) => normalScore(rank) - START_OF_TAIL);
  let [low, high] = [0, SLOPES.highest];
  for (let round = 0; round < SLOPES.rounds; round++) {
    const middle = (low + high) / 2;
    if (scores.reduce((sum, score) => sum + Math.exp(middle * score), 0) < wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** Dollars per year by rank (0 to 1), spread evenly within each spending bucket. */
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
