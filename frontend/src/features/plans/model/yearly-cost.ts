import type { PlanSummary } from '#contract/plan.js';
import type { OwnCare } from '#contract/preferences.js';
import { totalAmount } from './cost-rows.js';
import { ownCareCost } from './own-care.js';

type Priced = Pick<PlanSummary, 'premium' | 'premium_w_credit' | 'oopc' | 'moops' | 'deductibles' | 'copays'>;

/** What a plan costs a household, in whole cents per year. An unknown amount is null, never 0. */
export interface YearlyCost {
  /** Whether `care` is based on the visits and fills that the person counted and not on the marketplace's estimate. */
  readonly isFromOwnCare: boolean;
  /** Twelve monthly premiums after the tax credit, in cents. */
  readonly premiums: number | null;
  /**
   * Out-of-pocket cost of care in a usual year, in cents: the marketplace's estimate for the household's use of care,
   * or the cost of the visits and fills that the person counted.
   */
  readonly care: number | null;
  /** The plan's in-network out-of-pocket maximum for the household, in cents. */
  readonly most: number | null;
  /** Cost of a usual year: `premiums` plus `care`. */
  readonly usual: number | null;
  /** Cost of a bad year: `premiums` plus `most`. */
  readonly bad: number | null;
}

const MONTHS = 12;
const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/**
 * Calculates the yearly cost of a plan; no other function does so. The caller passes the rows of `moops` (maximum
 * out-of-pocket costs) that apply to the household, which the server has selected (individual or family, cost-sharing
 * variant). Expected care is limited to the out-of-pocket maximum.
 */
export function yearlyCost(plan: Priced, ownCare: OwnCare | null = null): YearlyCost {
  const { premium, premium_w_credit, oopc, moops } = plan;
  const premiums = premium === null || premium_w_credit === null ? null : cents(premium_w_credit) * MONTHS;
  const maximum = totalAmount(moops);
  const most = maximum === null ? null : cents(maximum);
  const inDollars = ownCare ? ownCareCost(plan, ownCare) : oopc;
  const expected = inDollars === null ? null : cents(inDollars);
  const care = expected !== null && most !== null ? Math.min(expected, most) : expected;
  return {
    isFromOwnCare: ownCare !== null,
    premiums,
    care,
    most,
    usual: sum(premiums, care),
    bad: sum(premiums, most),
  };
}
