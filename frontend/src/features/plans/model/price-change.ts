import type { PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import type { PlanToSave, SavedPrice } from '#contract/api/saved.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { canonical } from './search/canonical.js';

type PlanToPrice = Pick<PlanSummary, 'premium_w_credit'>;

/** Monthly prices of a saved plan in whole dollars, and the time (ISO 8601) of the data of the earlier price. */
export interface PriceChange {
  readonly was: number;
  readonly now: number;
  readonly asOf: string;
}

/** Returns the price to save with a plan, or null if the plan has no price for the household. */
export const savedPriceOf = (plan: PlanToPrice, provenance: Pick<Provenance, 'asOf'> | undefined): SavedPrice | null =>
  plan.premium_w_credit !== null && provenance ? { monthly: plan.premium_w_credit, asOf: provenance.asOf } : null;

/** The answers that decide a plan's price. How much care people expect changes the yearly cost but not the price. */
const pricedAnswers = ({ household, ...search }: PlanSearch): string =>
  JSON.stringify(
    canonical({
      ...search,
      household: {
        ...household,
        people: household.people.map((person) => ({ ...person, utilization_level: undefined })),
      },
    }),
  );

/** Returns whether two searches have the same answers that decide a plan's price, apart from the year. */
export const areSameAnswers = (a: PlanSearch, b: PlanSearch): boolean =>
  pricedAnswers({ ...a, year: 0 }) === pricedAnswers({ ...b, year: 0 });

/** Returns whether a plan was saved with a price that can be compared with today's price for the given search. */
export const isPricedFor = (saved: PlanToSave, search: PlanSearch): boolean =>
  saved.price !== null &&
  saved.search !== null &&
  saved.year === search.year &&
  pricedAnswers(saved.search) === pricedAnswers(search);

/**
 * Returns how the price of a saved plan has changed, or null if it reads the same as before or either price is unknown.
 * `monthly` is today's price in dollars a month, after the tax credit, for the household for which the plan was saved.
 */
export function priceChangeOf({ price }: PlanToSave, monthly: number | null): PriceChange | null {
  if (!price || monthly === null || Number.isNaN(Date.parse(price.asOf))) return null;
  const [was, now] = [Math.round(price.monthly), Math.round(monthly)];
  return was === now ? null : { was, now, asOf: price.asOf };
}
