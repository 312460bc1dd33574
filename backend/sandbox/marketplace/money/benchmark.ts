import type { CataloguePlan } from '../catalogue/catalogue.js';
import type { Person } from '../wire/requests.js';
import { benchmarkRate, type PricedHousehold } from './pricing.js';

export interface Benchmark {
  plan: CataloguePlan;
  /** Essential-benefit part a month for the covered people, dollars. */
  rate: number;
}

/**
 * Plans of a metal level from cheapest up by their essential-benefit part (26 CFR 1.36B-3(f)). Plans without a price
 * in the area are left out; equal rates are ordered by plan id, so that the answer never wobbles.
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

/** Second-lowest-cost Silver plan; undefined when there are fewer than two (error 1016). */
export function secondLowestSilver(
  plans: readonly CataloguePlan[],
  household: PricedHousehold,
  people: readonly Person[],
): Benchmark | undefined {
  return rankPlans(plans, 'Silver', household, people)[1];
}
