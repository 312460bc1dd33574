import type { CatalogPlan } from '../catalog/catalog.js';
import type { Person } from '../wire/requests.js';
import { toCents } from './cents.js';
import { creditPeople, pricedPeople, usesTobacco } from './people.js';

export interface PricedHousehold {
  people: readonly Person[];
  area: number;
}

export interface Price {
  premium: number;
  ehb_premium: number;
  /** Dollars per month for essential health benefits of those with the credit, without tobacco surcharges. */
  creditable: number;
}

const NO_PRICE: Price = { premium: 0, ehb_premium: 0, creditable: 0 };

/** Dollars per month. If one member has no rate, the whole plan has no price. */
export function priceOf(plan: CatalogPlan, { people, area }: PricedHousehold): Price {
  const premium = total(plan, area, pricedPeople(people), true);
  if (premium === undefined) return NO_PRICE;
  const creditable = total(plan, area, creditPeople(people), false) ?? 0;
  return {
    premium,
    ehb_premium: toCents(premium * plan.ehbShare),
    creditable: toCents(creditable * plan.ehbShare),
  };
}

/**
 * Returns the part of the premium that pays for essential health benefits, in dollars per month and without tobacco
 * surcharges. This amount decides which plan is the benchmark for the tax credit. 0 means that the plan has no price.
 */
export function benchmarkRate(plan: CatalogPlan, area: number, people: readonly Person[]): number {
  const rate = total(plan, area, people, false);
  return rate === undefined ? 0 : toCents(rate * plan.ehbShare);
}

function total(plan: CatalogPlan, area: number, people: readonly Person[], withTobacco: boolean): number | undefined {
  let sum = 0;
  for (const person of people) {
    const rate = plan.ratePerMonth(area, person.age, withTobacco && usesTobacco(person));
    if (rate === undefined) return undefined;
    sum += rate;
  }
  return toCents(sum);
}
