import { bandOf, spendingByRank, type AgeSpending } from './age-spending.js';
import { withOwnCare, type OwnCare } from './own-care.js';
import { sobolCoordinates } from './sobol.js';
import type { SpendingTable } from './spending-table.js';

/**
 * Growth of private health insurance spending per enrollee. Source: CMS, Office of the Actuary, National Health
 * Expenditure Projections 2023-32 (Health Affairs 43, July 2024), exhibit 2: $7,247 in 2024, $7,965 in 2026, and growth
 * of 4.8% a year in 2025-26 and in 2027-32.
 */
const GROWTH_PER_YEAR = 0.048;

/** Returns the factor by which the prices of health care change from one year to another. */
export const trendFactor = (fromYear: number, toYear: number): number => (1 + GROWTH_PER_YEAR) ** (toYear - fromYear);

export interface CoveredPerson {
  readonly age: number;
  /** Fraction of the year in which the person is covered. Care is spread evenly over the year. */
  readonly partOfYear?: number;
  readonly ownCare?: OwnCare;
}

/** A year's spending is a position between the means of two neighboring buckets. */
export interface Places {
  /** The highest bucket whose mean is at most the spending, but never the last, so that there is a next one. */
  readonly buckets: Uint16Array;
  /** Position between that bucket's mean (0) and the next one's (1), for each year. */
  readonly fractions: Float64Array;
}

export interface PersonYears extends Places {
  /** With the care that the person expects. People with the same expectations share one. */
  readonly table: SpendingTable;
}

/** All equally likely, before a plan pays its part, so the same for all plans. */
export interface HouseholdYears {
  readonly people: readonly PersonYears[];
  readonly count: number;
}

export interface SpendingFacts {
  readonly table: SpendingTable;
  readonly ages: AgeSpending;
}

const YEARS = 2048;

/**
 * Creates 2,048 equally likely simulated years of a household. Each person is assigned a dimension of the Sobol
 * sequence, so that high and low spending of different people are combined as evenly as possible.
 * @throws RangeError for more than twenty people, which is the maximum size of a household
 */
export function householdYears(
  facts: SpendingFacts,
  people: readonly CoveredPerson[],
  planYear: number,
): HouseholdYears {
  return yearsByRanks(
    facts,
    people,
    planYear,
    people.map((_, index) => ranksOf(index)),
  );
}

/**
 * Creates simulated years of a household from the ranks of its members. A rank is a number from 0 to 1 that says how
 * the spending of a person in one year compares with the spending of other people in the same age group. All members
 * must have the same number of ranks.
 */
export function yearsByRanks(
  { table, ages }: SpendingFacts,
  people: readonly CoveredPerson[],
  planYear: number,
  ranks: readonly Float64Array[],
): HouseholdYears {
  const trend = trendFactor(ages.year, planYear);
  const tables = new Map([...new Set(people.map(({ ownCare }) => ownCare))].map((own) => [own, tableWith(table, own)]));
  return {
    people: people.map(({ age, ownCare, partOfYear = 1 }, index) => {
      const inYear = spendingByRank(table, bandOf(ages, age), trend);
      const spending = (ranks[index] ?? new Float64Array()).map((rank) => partOfYear * inYear(rank));
      return { ...placesOf(spending, table.means), table: tables.get(ownCare) ?? table };
    }),
    count: ranks[0]?.length ?? 0,
  };
}

const tableWith = (table: SpendingTable, ownCare: OwnCare | undefined): SpendingTable =>
  ownCare ? withOwnCare(table, ownCare) : table;

const knownRanks = new Map<number, Float64Array>();

function ranksOf(person: number): Float64Array {
  const known = knownRanks.get(person);
  if (known) return known;
  const ranks = sobolCoordinates(person, YEARS);
  knownRanks.set(person, ranks);
  return ranks;
}

/** Returns where amounts of spending, in dollars, lie between the means of the spending buckets. */
export function placesOf(spending: Float64Array, means: readonly number[]): Places {
  const buckets = new Uint16Array(spending.length);
  const fractions = new Float64Array(spending.length);
  spending.forEach((amount, year) => {
    const above = means.findIndex((mean) => mean > amount);
    // Spending above the mean of the highest bucket is replaced by that mean, because there is no higher bucket for the
    // interpolation.
    const bucket = above < 0 ? means.length - 2 : Math.max(0, above - 1);
    const [low, high] = [means[bucket] ?? 0, means[bucket + 1] ?? 0];
    buckets[year] = bucket;
    fractions[year] = Math.min(1, Math.max(0, (amount - low) / (high - low)));
  });
  return { buckets, fractions };
}
