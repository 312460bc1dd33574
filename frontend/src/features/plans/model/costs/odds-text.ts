import type { PlanYearCost } from '#contract/plans/plan.js';
import { YEAR_NOTES } from '../../messages/costs/plan-costs.js';
import { mostCounted } from './year-cost.js';

const TENTHS = 10;
/**
 * Limits that decide how the odds of reaching a plan's maximum yearly cost are worded. Odds of at least `tenths` are
 * worded like "5 in 10", and smaller odds like "1 in 12". Odds below `rare` are described without a number. Both limits
 * are fractions of all people.
 */
const ODDS = { tenths: 0.45, rare: 0.01 };

/** Returns a sentence saying how many people in ten have costs below the average yearly cost of the plan. */
export const belowAverageText = ({ shareBelowAverage }: PlanYearCost): string =>
  YEAR_NOTES.belowAverage(Math.min(TENTHS - 1, Math.max(1, Math.round(shareBelowAverage * TENTHS))));

/**
 * Returns a sentence that says how many people reach the plan's maximum yearly cost. The sentence is empty if care
 * costs nothing beyond the premiums, because then everybody reaches the maximum. If the plan's network has two tiers,
 * the sentence is about the maximum of the first tier.
 */
export function oddsText(cost: PlanYearCost): string {
  const { oddsOfMost: odds, premiums } = cost;
  if (mostCounted(cost) === premiums) return '';
  if (odds < ODDS.rare) return YEAR_NOTES.oddsRare;
  return odds < ODDS.tenths
    ? YEAR_NOTES.oddsOneIn(Math.round(1 / odds))
    : YEAR_NOTES.oddsTenths(Math.round(odds * TENTHS));
}
