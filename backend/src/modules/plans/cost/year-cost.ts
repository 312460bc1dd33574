import type { HouseholdYears, Places } from './household-years.js';
import { personAmount, planCurve, type PlanCurve } from './plan-curve.js';
import type { Limit, PlanDesign } from './plan-design.js';
import type { SpendingTable } from './spending-table.js';

/** What a plan costs a household in a year, in dollars, unrounded. Each amount includes the year's premiums. */
export interface YearCost {
  /** Mean over all years. */
  readonly average: number;
  /** Half of the years cost less. */
  readonly median: number;
  /** A year with a lot of care: one year in four costs more. */
  readonly aLotOfCare: number;
  /** The most a year can cost in the plan's network: premiums and out-of-pocket maximum. */
  readonly most: number;
  /** Share from 0 to 1 of the years that reach the out-of-pocket maximum. */
  readonly oddsOfMost: number;
  /** Share from 0 to 1 of the years that cost less than the average year. */
  readonly shareBelowAverage: number;
  /** Twenty equally likely years, from the cheapest to the dearest. */
  readonly years: readonly number[];
}

const SHOWN_YEARS = 20;
/** Sums of floating-point numbers may miss the maximum by this much, in dollars. */
const TOLERANCE = 1e-6;

/**
 * Estimates what a plan costs a household.
 * @param premiumsPerYear twelve premiums after the tax credit, in dollars
 * @param curveOf the plan's curve, if it does not come from the design alone
 */
export function yearCost(
  design: PlanDesign,
  household: HouseholdYears,
  premiumsPerYear: number,
  curveOf: (table: SpendingTable) => PlanCurve = (table) =>
    planCurve(table, design, { alone: household.people.length === 1 }),
): YearCost {
  const costs = outOfPocketCosts(design, household, curveOf).sort();
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const maximum = mostOutOfPocket(design, household.people.length);
  return {
    average: premiumsPerYear + mean,
    median: premiumsPerYear + quantile(costs, 0.5),
    aLotOfCare: premiumsPerYear + quantile(costs, 0.75),
    most: premiumsPerYear + maximum,
    oddsOfMost: shareOf(costs, (cost) => cost >= maximum - TOLERANCE),
    shareBelowAverage: shareOf(costs, (cost) => cost < mean - TOLERANCE),
    years: Array.from(
      { length: SHOWN_YEARS },
      (_, year) => premiumsPerYear + quantile(costs, (year + 0.5) / SHOWN_YEARS),
    ),
  };
}

/** The most that a household of this many people can pay out of pocket in a year, in dollars. */
export function mostOutOfPocket({ maximums }: Pick<PlanDesign, 'maximums'>, people: number): number {
  return maximums.reduce((sum, maximum) => sum + familyAmount(maximum, people), 0);
}

/** Returns what the household pays out of pocket in each of its years, in dollars. */
export function outOfPocketCosts(
  design: PlanDesign,
  { people, count }: HouseholdYears,
  curveOf: (table: SpendingTable) => PlanCurve,
): Float64Array {
  const alone = people.length === 1;
  const curves = new Map<SpendingTable, PlanCurve>();
  const members = people.map(({ table, ...places }) => {
    const curve = curves.get(table) ?? curveOf(table);
    curves.set(table, curve);
    return { curve, places };
  });
  const reliefs = design.deductibles.map((deductible, index) =>
    reliefParts(
      members.map(({ curve, places }) => along(curve.deducted[index] ?? [], places)),
      familyAmount(deductible, people.length),
      count,
    ),
  );
  const costs = new Float64Array(count);
  design.maximums.forEach((maximum, index) => {
    const perPerson = personAmount(maximum, alone);
    const sums = new Float64Array(count);
    for (const { curve, places } of members) {
      const paid = along(curve.uncapped[index] ?? [], places);
      if (!alone)
        reliefs.forEach((relief, deductible) =>
          subtractProduct(paid, relief, along(curve.savings[index]?.[deductible] ?? [], places)),
        );
      for (let year = 0; year < count; year++) sums[year] = (sums[year] ?? 0) + Math.min(perPerson, paid[year] ?? 0);
    }
    const most = familyAmount(maximum, people.length);
    for (let year = 0; year < count; year++) costs[year] = (costs[year] ?? 0) + Math.min(most, sums[year] ?? 0);
  });
  return costs;
}

const familyAmount = ({ individual, family }: Limit, people: number): number => (people === 1 ? individual : family);

/** Values of a list with an entry per bucket at a person's spending in each year. */
function along(values: readonly number[], { buckets, fractions }: Places): Float64Array {
  const result = new Float64Array(buckets.length);
  for (let year = 0; year < result.length; year++) {
    const bucket = buckets[year] ?? 0;
    const low = values[bucket] ?? 0;
    result[year] = low + ((values[bucket + 1] ?? low) - low) * (fractions[year] ?? 0);
  }
  return result;
}

/**
 * The part of each person's own deductible that nobody has to pay, in each year, because the deductible of the family
 * as a whole is met. Care of all members is spread over the year alike, so each one saves the same part.
 */
function reliefParts(deducted: readonly Float64Array[], familyDeductible: number, count: number): Float64Array {
  const parts = new Float64Array(count);
  for (const amounts of deducted)
    for (let year = 0; year < count; year++) parts[year] = (parts[year] ?? 0) + (amounts[year] ?? 0);
  for (let year = 0; year < count; year++) {
    const sum = parts[year] ?? 0;
    parts[year] = sum > familyDeductible ? 1 - familyDeductible / sum : 0;
  }
  return parts;
}

function subtractProduct(from: Float64Array, parts: Float64Array, amounts: Float64Array): void {
  for (let year = 0; year < from.length; year++)
    from[year] = (from[year] ?? 0) - (parts[year] ?? 0) * (amounts[year] ?? 0);
}

/** Quantile of sorted values, linear between them. */
function quantile(sorted: Float64Array, rank: number): number {
  const place = Math.min(sorted.length - 1, Math.max(0, rank * sorted.length - 0.5));
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  return low + ((sorted[below + 1] ?? low) - low) * (place - below);
}

function shareOf(costs: Float64Array, fits: (cost: number) => boolean): number {
  return costs.reduce((count, cost) => count + (fits(cost) ? 1 : 0), 0) / costs.length;
}
