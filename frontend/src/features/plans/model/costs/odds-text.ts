import type { PlanYearCost } from '#contract/plans/plan.js';
import { YEAR_NOTES } from '../../messages/costs/plan-costs.js';
import { mostCounted } from './year-cost.js';

const TENTHS = 10;
/**
 * How the odds of a year's maximum are worded: from `tenths` on like "5 in 10", smaller ones like "1 in 12", and below
 * `rare` without a number. Both are fractions of all people.
 */
const ODDS = { tenths: 0.45, rare: 0.01 };

/** Returns a sentence saying how many people in ten have costs below the average yearly cost of the plan. */
export const belowAverageText = ({ shareBelowAverage }: PlanYearCost): string =>
  YEAR_NOTES.belowAverage(Math.min(TENTHS - 1, Math.max(1, Math.round(shareBelowAverage * TENTHS))));

/**
 * How many people reach the maximum, of the first tier if there are two. Empty if care costs nothing beyond the
 * premiums, because then everybody reaches it.
 */
export function oddsText(cost: PlanYearCost): string {
  const { oddsOfMost: odds, premiums } = cost;
  if (mostCounted(cost) === premiums) return '';
  if (odds < ODDS.rare) return YEAR_NOTES.oddsRare;
  return odds < ODDS.tenths
    ? YEAR_NOTES.oddsOneIn(Math.round(1 / odds))
    : YEAR_NOTES.oddsTenths(Math.round(odds * TENTHS));
}
