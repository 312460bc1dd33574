import type { Limit, PlanDesign } from './design/plan-design.js';
import type { HouseholdYears, Places } from './household-years.js';
import { personAmount, planCurve, type PlanCurve } from './plan-curve.js';
import type { SpendingTable } from './spending-table.js';

/** Dollars that are not rounded. Each amount includes the premiums of the year. */
export interface YearCost {
  /** Mean of the costs of all simulated years of the household. */
  readonly average: number;
  /** Cost of a year with little care (25th percentile): one year in four costs less. */
  readonly aLittleCare: number;
  /** Median cost of all simulated years: half of them cost less. */
  readonly median: number;
  /** Cost of a year with a lot of care (75th percentile): one year in four costs more. */
  readonly aLotOfCare: number;
  /** The premiums plus the highest maximum that can apply in the network. */
  readonly most: number;
  /** With first-tier care only; null if no second tier has a higher maximum. */
  readonly mostInTier1: number | null;
  /** Fraction of simulated years, 0 to 1, in which the household reaches the first tier's out-of-pocket maximum. */
  readonly oddsOfMost: number;
  /** Fraction of the simulated years that cost less than the mean cost, from 0 to 1. */
  readonly shareBelowAverage: number;
  /** Costs of twenty equally likely years of the household, from the cheapest to the most expensive. */
  readonly years: readonly number[];
}

const SHOWN_YEARS = 20;
/** Dollars of floating-point error. Costs within it count as equal. */
const TOLERANCE = 1e-6;

/** Estimates a household's yearly cost. `premiumsPerYear` are twelve premiums after the tax credit, in dollars. */
export function yearCost(design: PlanDesign, household: HouseholdYears, premiumsPerYear: number): YearCost {
  const costs = outOfPocketCosts(design, household).sort();
  const mean = meanOf(costs);
  const people = household.people.length;
  const inTier1 = sumOf(design.maximums, people);
  return {
    average: premiumsPerYear + mean,
    aLittleCare: premiumsPerYear + quantile(costs, 0.25),
    median: premiumsPerYear + quantile(costs, 0.5),
    aLotOfCare: premiumsPerYear + quantile(costs, 0.75),
    most: premiumsPerYear + mostOutOfPocket(design, people),
    mostInTier1: mostInTier2(design, people) === null ? null : premiumsPerYear + inTier1,
    oddsOfMost: 1 - shareBelow(costs, inTier1 - TOLERANCE),
    shareBelowAverage: shareBelow(costs, mean - TOLERANCE),
    years: Array.from(
      { length: SHOWN_YEARS },
      (_, year) => premiumsPerYear + quantile(costs, (year + 0.5) / SHOWN_YEARS),
    ),
  };
}

type Maximums = Pick<PlanDesign, 'maximums' | 'secondTierMaximums'>;

/** Dollars per year in the network, with the higher maximum of two tiers. */
export const mostOutOfPocket = (plan: Maximums, people: number): number =>
  mostInTier2(plan, people) ?? sumOf(plan.maximums, people);

/** Null without a second tier, or if its maximum is not higher than the first's. */
export function mostInTier2({ maximums, secondTierMaximums }: Maximums, people: number): number | null {
  const most = sumOf(secondTierMaximums, people);
  return most > sumOf(maximums, people) ? most : null;
}

const sumOf = (limits: readonly Limit[], people: number): number =>
  limits.reduce((sum, limit) => sum + familyAmount(limit, people), 0);

/** Returns what a household pays out of pocket under a plan in each of its simulated years, in dollars. */
export function outOfPocketCosts(design: PlanDesign, { people, count }: HouseholdYears): Float64Array {
  const alone = people.length === 1;
  // People who have not stated what care they expect share one spending table, so their costs are calculated only once.
  const curves = new Map<SpendingTable, PlanCurve>();
  const members = people.map((places): Member => {
    const curve = curves.get(places.table) ?? planCurve(places.table, design, { alone });
    curves.set(places.table, curve);
    return { curve, places };
  });
  const reliefs = design.deductibles.map((deductible, index) => reliefOf(members, deductible, index, count));
  const costs = new Float64Array(count);
  design.maximums.forEach((maximum, index) => {
    const sums = new Float64Array(count);
    for (const member of members) addPaid(sums, member, index, personAmount(maximum, alone), reliefs);
    const most = familyAmount(maximum, people.length);
    for (let year = 0; year < count; year++) costs[year] = (costs[year] ?? 0) + Math.min(most, sums[year] ?? 0);
  });
  return costs;
}

interface Member {
  readonly curve: PlanCurve;
  readonly places: Places;
}

const familyAmount = ({ individual, family }: Limit, people: number): number => (people === 1 ? individual : family);

/** The years in which the deductible of the family is met before a member's own. */
interface Relief {
  readonly years: Uint32Array;
  /** For each of these years, the fraction of their deductibles that members need not pay. */
  readonly parts: Float64Array;
}

/**
 * Returns the simulated years in which the deductible of the family is met before its members have met their own
 * deductibles. All members are assumed to receive their care evenly over the year. The fraction of their deductibles
 * that the members do not have to pay is therefore the same for everyone.
 */
function reliefOf(members: readonly Member[], deductible: Limit, index: number, count: number): Relief {
  const ofFamily = familyAmount(deductible, members.length);
  const [years, parts] = [new Uint32Array(count), new Float64Array(count)];
  let found = 0;
  if (members.length * personAmount(deductible, members.length === 1) > ofFamily) {
    const sums = new Float64Array(count);
    const deducted = new Float64Array(count);
    for (const { curve, places } of members) {
      fillWithValues(deducted, curve.deducted[index] ?? NONE, places);
      for (let year = 0; year < count; year++) sums[year] = (sums[year] ?? 0) + (deducted[year] ?? 0);
    }
    for (let year = 0; year < count; year++) {
      const sum = sums[year] ?? 0;
      if (sum <= ofFamily) continue;
      years[found] = year;
      parts[found] = 1 - ofFamily / sum;
      found++;
    }
  }
  return { years: years.subarray(0, found), parts: parts.subarray(0, found) };
}

/** `most`: the maximum for one person. */
function addPaid(
  sums: Float64Array,
  { curve, places }: Member,
  maximum: number,
  most: number,
  reliefs: readonly Relief[],
): void {
  const paid = new Float64Array(sums.length);
  fillWithValues(paid, curve.uncapped[maximum] ?? NONE, places);
  reliefs.forEach(({ years, parts }, index) => {
    const saved = curve.savings[maximum]?.[index] ?? NONE;
    for (let place = 0; place < years.length; place++) {
      const year = years[place] ?? 0;
      paid[year] = (paid[year] ?? 0) - (parts[place] ?? 0) * valueAt(saved, places, year);
    }
  });
  for (let year = 0; year < sums.length; year++) sums[year] = (sums[year] ?? 0) + Math.min(most, paid[year] ?? 0);
}

const NONE = new Float64Array();

function fillWithValues(target: Float64Array, values: Float64Array, places: Places): void {
  for (let year = 0; year < target.length; year++) target[year] = valueAt(values, places, year);
}

function valueAt(values: Float64Array, { buckets, fractions }: Places, year: number): number {
  const bucket = buckets[year] ?? 0;
  const low = values[bucket] ?? 0;
  return low + ((values[bucket + 1] ?? low) - low) * (fractions[year] ?? 0);
}

function meanOf(amounts: Float64Array): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum / amounts.length;
}

function quantile(sorted: Float64Array, rank: number): number {
  const place = Math.min(sorted.length - 1, Math.max(0, rank * sorted.length - 0.5));
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  return low + ((sorted[below + 1] ?? low) - low) * (place - below);
}

function shareBelow(sorted: Float64Array, amount: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < amount) from = middle + 1;
    else to = middle;
  }
  return from / sorted.length;
}
