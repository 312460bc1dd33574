import type { OwnCare } from '../../../../backend/src/contract/preferences.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import { amountOf } from './cost-rows.js';
import { ownCareCost } from './own-care.js';

type Priced = Pick<PlanSummary, 'premium' | 'premium_w_credit' | 'oopc' | 'moops' | 'deductibles' | 'copays'>;

/** What a plan costs a household in a year, in whole cents. Null: cannot be told, which is never the same as 0. */
export interface YearlyCost {
  /** Care is what the person counted, not the marketplace's estimate. */
  readonly isOwn: boolean;
  /** Twelve premiums after the tax credit. */
  readonly premiums: number | null;
  /** Care in a usual year: as the marketplace expects it at this household's use, or as the person counted it. */
  readonly care: number | null;
  /** The most the household pays for covered care in the network. */
  readonly most: number | null;
  /** Premiums and care of a usual year. */
  readonly usual: number | null;
  /** Premiums and the most that can come on top. */
  readonly bad: number | null;
}

const MONTHS = 12;
const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/**
 * The one place where money is added up: list, cards, comparison, plan page and print all read it here. The rows of
 * `moops` are the household's own (individual or family, cost-sharing variant), chosen by the server. Expected care is
 * never more than the maximum, for that is what a maximum says.
 */
export function yearlyCost(plan: Priced, ownCare: OwnCare | null = null): YearlyCost {
  const { premium, premium_w_credit, oopc, moops } = plan;
  const premiums = premium === null || premium_w_credit === null ? null : cents(premium_w_credit) * MONTHS;
  const maximum = amountOf(moops);
  const most = maximum === null ? null : cents(maximum);
  const inDollars = ownCare ? ownCareCost(plan, ownCare) : oopc;
  const expected = inDollars === null ? null : cents(inDollars);
  const care = expected !== null && most !== null ? Math.min(expected, most) : expected;
  return { isOwn: ownCare !== null, premiums, care, most, usual: sum(premiums, care), bad: sum(premiums, most) };
}
