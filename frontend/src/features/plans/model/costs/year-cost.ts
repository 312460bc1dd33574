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

/**
 * Formats an estimate in dollars per year. Null means that the estimate is not known. The rounded estimate is never
 * higher than the maximum cost in a year.
 */
export const yearText = (cost: PlanYearCost | null, name: Estimate): string =>
  cost === null ? COST.unknown : dollars(Math.min(roundedEstimate(cost[name]), Math.round(cost.most)));

/**
 * Formats a plan's maximum yearly cost in whole dollars, because it is the sum of known prices. Estimates, in contrast,
 * are rounded to larger steps.
 */
export const mostText = (cost: PlanYearCost | null): string =>
  cost === null ? COST.unknown : dollars(Math.round(cost.most));

const TENTHS = 10;
/**
 * Limits that decide how the odds of reaching a plan's maximum yearly cost are worded. Odds of at least `tenths` are
 * worded like "5 in 10", and smaller odds like "1 in 12". Odds below `rare` are described without a number. Both limits
 * are fractions of all people.
 */
const ODDS = { tenths: 0.45, rare: 0.01 };

/** Returns a sentence saying how many people in ten have costs below the average yearly cost of the plan. */
export const belowAverageText = ({ shareBelowAverage }: PlanYearCost): string =>
  COST.belowAverage(Math.min(TENTHS - 1, Math.max(1, Math.round(shareBelowAverage * TENTHS))));

/**
 * Returns a sentence that says how many people reach the plan's maximum yearly cost. The sentence is empty if care
 * costs nothing beyond the premiums, because then everybody reaches the maximum.
 */
export function oddsText({ oddsOfMost: odds, most, premiums }: PlanYearCost): string {
  if (most === premiums) return '';
  if (odds < ODDS.rare) return COST.oddsRare;
  return odds < ODDS.tenths ? COST.oddsOneIn(Math.round(1 / odds)) : COST.oddsTenths(Math.round(odds * TENTHS));
}
