import type { CataloguePlan } from '../catalogue/catalogue.js';
import type { Person } from '../wire/requests.js';
import { benchmarkRate, type PricedHousehold } from './pricing.js';

export interface Benchmark {
  plan: CataloguePlan;
  /** Essential-benefit part of the plan's premium for the covered people, in dollars a month. */
  rate: number;
}

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

/** Returns the second-lowest-cost Silver plan, or undefined if there are fewer than two (error 1016). */
export function secondLowestSilver(
  plans: readonly CataloguePlan[],
  household: PricedHousehold,
  people: readonly Person[],
): Benchmark | undefined {
  return rankPlans(plans, 'Silver', household, people)[1];
}
