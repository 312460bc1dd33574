import { roundedEstimate } from '#contract/estimates.js';
import { COST } from '#contract/messages/plans.js';
import type { PlanYearCost } from '#contract/plan.js';
import { dollars } from './money.js';

/**
 * What a year costs with each plan for a person's own visits and medicines, by plan id. The table is empty while the
 * costs are being worked out, and if that failed.
 */
export type OwnCareCosts = Readonly<Record<string, PlanYearCost>>;

/** The amounts of a year that are estimates, and therefore rounded. */
type Estimate = 'average' | 'aLittleCare' | 'median' | 'aLotOfCare';

/** Formats an estimated amount of dollars per year; null means that it is not known. */
const estimateText = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? COST.unknown : dollars(roundedEstimate(amount));

export const yearText = (cost: PlanYearCost | null, name: Estimate): string => estimateText(cost?.[name]);

/** Formats the most that a year can cost. It consists of prices and not of estimates, so it is given to the dollar. */
export const mostText = (cost: PlanYearCost | null): string =>
  cost === null ? COST.unknown : dollars(Math.round(cost.most));

const TENTHS = 10;
/** Shares from which on "9 in 20" can be said better in tenths, and below which a share is too small for a number. */
const ODDS = { tenths: 0.45, rare: 0.01 };

/** Returns a sentence that says how many people pay less than the average. */
export const belowAverageText = ({ shareBelowAverage }: PlanYearCost): string =>
  COST.belowAverage(Math.min(TENTHS - 1, Math.max(1, Math.round(shareBelowAverage * TENTHS))));

/**
 * Returns a sentence that says how many people reach the most that the plan can cost. The text is empty if everybody
 * does, because care costs nothing.
 */
export function oddsText({ oddsOfMost: odds, most, premiums }: PlanYearCost): string {
  if (most === premiums) return '';
  if (odds < ODDS.rare) return COST.oddsRare;
  return odds < ODDS.tenths ? COST.oddsOneIn(Math.round(1 / odds)) : COST.oddsTenths(Math.round(odds * TENTHS));
}
