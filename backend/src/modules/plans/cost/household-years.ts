import { bandOf, spendingByRank, type AgeSpending } from './age-spending.js';
import { withOwnCare, type OwnCare } from './own-care.js';
import { sobolCoordinates } from './sobol.js';
import type { SpendingTable } from './spending-table.js';
import { trendFactor } from './trend.js';

/** A person whom the plan covers. */
export interface CoveredPerson {
  readonly age: number;
  readonly ownCare?: OwnCare;
}

/** Spending of a person in many possible years, as places between two spending buckets. */
export interface Places {
  /** Bucket whose mean spending is not above the person's; never the highest one. */
  readonly buckets: Uint16Array;
  /** How far the spending lies toward the next bucket's mean, from 0 to 1. */
  readonly fractions: Float64Array;
}

export interface PersonYears extends Places {
  /** Spending with the person's own care; the same object for everybody without any. */
  readonly table: SpendingTable;
}

/** Equally likely years of a household, before any plan pays. They do not depend on the plan. */
export interface HouseholdYears {
  readonly people: readonly PersonYears[];
  /** Number of years. */
  readonly count: number;
}

export interface SpendingFacts {
  readonly table: SpendingTable;
  readonly ages: AgeSpending;
}

/** Years in which the spending of a household's people is combined. */
const YEARS = 2048;

/** How much care somebody needs: the 25th, 50th and 75th percentile of their age group. */
const CARE_RANKS = { little: 0.25, some: 0.5, 'a lot': 0.75 } as const;
export type CareLevel = keyof typeof CARE_RANKS;

/**
 * Imagines 2,048 equally likely years of a household. Each person has a dimension of the Sobol sequence, so that high
 * and low spending of the people meet as evenly as possible.
 * @throws RangeError for more than ten people, the most that a household has here
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

/** One year of a household in which everybody needs the given amount of care. */
export function yearOfCare(
  facts: SpendingFacts,
  people: readonly CoveredPerson[],
  planYear: number,
  levels: readonly CareLevel[],
): HouseholdYears {
  return yearsByRanks(
    facts,
    people,
    planYear,
    levels.map((level) => Float64Array.of(CARE_RANKS[level])),
  );
}

/**
 * Years in which each person's spending has the given ranks in their age group, from 0 to 1. The lists of all people
 * are equally long.
 */
export function yearsByRanks(
  { table, ages }: SpendingFacts,
  people: readonly CoveredPerson[],
  planYear: number,
  ranks: readonly Float64Array[],
): HouseholdYears {
  const trend = trendFactor(ages.year, planYear);
  return {
    people: people.map(({ age, ownCare }, index) => {
      const spending = (ranks[index] ?? new Float64Array()).map(spendingByRank(table, bandOf(ages, age), trend));
      return { ...placesOf(spending, table.means), table: ownCare ? withOwnCare(table, ownCare) : table };
    }),
    count: ranks[0]?.length ?? 0,
  };
}

const knownRanks = new Map<number, Float64Array>();

function ranksOf(person: number): Float64Array {
  const known = knownRanks.get(person);
  if (known) return known;
  const ranks = sobolCoordinates(person, YEARS);
  knownRanks.set(person, ranks);
  return ranks;
}

function placesOf(spending: Float64Array, means: readonly number[]): Places {
  const buckets = new Uint16Array(spending.length);
  const fractions = new Float64Array(spending.length);
  spending.forEach((amount, year) => {
    const above = means.findIndex((mean) => mean > amount);
    // Spending above the mean of the highest bucket counts as that mean.
    const bucket = above < 0 ? means.length - 2 : Math.max(0, above - 1);
    const [low, high] = [means[bucket] ?? 0, means[bucket + 1] ?? 0];
    buckets[year] = bucket;
    fractions[year] = Math.min(1, Math.max(0, (amount - low) / (high - low)));
  });
  return { buckets, fractions };
}
