import { COST } from '#contract/messages/plans/plan-list.js';
import { roundedEstimate } from '#contract/plans/estimates.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import { dollars } from './money.js';

/**
 * The yearly costs of each plan for the visits and medicines that a person has entered, by plan id. The object is empty
 * while the costs are being calculated, and if the calculation failed.
 */
export type OwnCareCosts = Readonly<Record<string, PlanYearCost>>;

type Estimate = 'average' | 'aLittleCare' | 'median' | 'aLotOfCare';
export type YearAmount = Estimate | 'most';

/**
 * Returns whether an amount rests on usual prices, because the plan's data does not say the plan's own prices. The
 * maximum cost in a year rests only on the plan's out-of-pocket maximum.
 */
const isAssumed = ({ assumed }: PlanYearCost, name: YearAmount): boolean =>
  assumed.some((part) => part === 'maximum' || (name !== 'most' && part !== 'family amounts'));

/**
 * Returns one of the amounts of a plan's yearly costs, in dollars per year. The result is null if the amount is not
 * known or rests on usual prices instead of the plan's own, so that no plan is called the cheapest on a guess.
 */
export const filedAmount = (cost: PlanYearCost | null, name: YearAmount): number | null =>
  cost && !isAssumed(cost, name) ? cost[name] : null;

function text(cost: PlanYearCost | null, name: YearAmount, rounded: (cost: PlanYearCost) => number): string {
  if (cost === null) return COST.unknown;
  const amount = dollars(rounded(cost));
  return isAssumed(cost, name) ? `${amount} ${COST.partlyAssumed}` : amount;
}

/**
 * Formats an estimate in dollars per year. Null means that the estimate is not known. The rounded estimate is never
 * higher than the maximum cost in a year. Words mark an estimate that rests on usual prices.
 */
export const yearText = (cost: PlanYearCost | null, name: Estimate): string =>
  text(cost, name, ({ [name]: amount, most }) => Math.min(roundedEstimate(amount), Math.round(most)));

/**
 * Formats a plan's maximum yearly cost in whole dollars, because it is the sum of known prices. Estimates, in contrast,
 * are rounded to larger steps.
 */
export const mostText = (cost: PlanYearCost | null): string => text(cost, 'most', ({ most }) => Math.round(most));

/** Returns a sentence that names the assumed details of a plan, or null if no detail is assumed. */
export const assumedText = ({ assumed }: PlanYearCost): string | null =>
  assumed.length === 0 ? null : COST.assumed(assumed.map((part) => COST.assumedParts[part]).join(', '));
