import type { CatalogPlan } from '../catalog/catalog.js';
import type { Person } from '../wire/requests.js';
import { benchmarkRate, type PricedHousehold } from './pricing.js';

export interface Benchmark {
  plan: CatalogPlan;
  /** The part of the covered people's premium that pays for essential health benefits, in dollars per month. */
  rate: number;
}

/**
 * Reason why there is no benchmark plan: no Silver plan is sold, a Silver plan has no premium for the covered people,
 * or the plans are invented and the real benchmark of their rating area is unknown.
 */
export type NoBenchmark = 'noSilver' | 'unpricedSilver' | 'unpublishedBenchmark';

/**
 * Returns the plans of a metal level, sorted by the part of their premium that pays for essential health benefits,
 * cheapest first (26 CFR 1.36B-3(f)). Plans without a price in the area are omitted. Plans with equal rates are sorted
 * by id, so that the result is always the same.
 */
function rankPlans(
  plans: readonly CatalogPlan[],
  metal: string,
  household: PricedHousehold,
  people: readonly Person[],
): Benchmark[] {
  return plans
    .filter((plan) => plan.facts.metal_level === metal)
    .map((plan) => ({ plan, rate: benchmarkRate(plan, household, people) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((a, b) => a.rate - b.rate || a.plan.facts.id.localeCompare(b.plan.facts.id));
}

/**
 * Returns the benchmark plan: the second-cheapest Silver plan for the covered people, or the only Silver plan if just
 * one is sold (26 CFR 1.36B-3(f)). If any Silver plan has no price, there is no benchmark, because that plan could be
 * one of the two cheapest.
 */
export function findBenchmark(
  plans: readonly CatalogPlan[],
  household: PricedHousehold,
  people: readonly Person[],
): Benchmark | NoBenchmark {
  const ranked = rankPlans(plans, 'Silver', household, people);
  const sold = plans.filter((plan) => plan.facts.metal_level === 'Silver').length;
  if (ranked.length < sold) return 'unpricedSilver';
  if (ranked.some(({ plan }) => plan.hasPublishedBenchmark?.(household.area) === false)) return 'unpublishedBenchmark';
  return ranked[1] ?? ranked[0] ?? 'noSilver';
}
