import type { CataloguePlan } from '../catalogue/catalogue.js';
import type { Person } from '../wire/requests.js';
import { benchmarkRate, type PricedHousehold } from './pricing.js';

export interface Benchmark {
  plan: CataloguePlan;
  /** Essential-benefit part of the plan's premium for the covered people, in dollars a month. */
  rate: number;
}

/** Why there is no benchmark: no Silver plan is sold, or one of them has no premium for the covered people. */
export type NoBenchmark = 'noSilver' | 'unpricedSilver';

/**
 * Returns the plans of a metal level, cheapest first by the essential-benefit part of their premium (26 CFR
 * 1.36B-3(f)). Plans without a price in the area are left out; plans with equal rates are ordered by id, so that the
 * result is always the same.
 */
export function rankPlans(
  plans: readonly CataloguePlan[],
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
 * Returns the benchmark plan: the second-cheapest Silver plan for the covered people, or the only one where one is sold
 * (26 CFR 1.36B-3(f)). Every Silver plan must have a price, because an unknown one could be among the two cheapest.
 */
export function findBenchmark(
  plans: readonly CataloguePlan[],
  household: PricedHousehold,
  people: readonly Person[],
): Benchmark | NoBenchmark {
  const ranked = rankPlans(plans, 'Silver', household, people);
  const sold = plans.filter((plan) => plan.facts.metal_level === 'Silver').length;
  if (ranked.length < sold) return 'unpricedSilver';
  return ranked[1] ?? ranked[0] ?? 'noSilver';
}
