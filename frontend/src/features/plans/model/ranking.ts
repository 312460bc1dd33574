import type { PlanSummary } from '#contract/plan.js';
import type { OwnCare } from '#contract/preferences.js';
import { matchOf, type Criterion, type Match } from './preferences.js';
import { yearlyCost, type YearlyCost } from './yearly-cost.js';

/** A plan with its yearly cost for a household and its match with the criteria of that household. */
export interface RankedPlan {
  readonly plan: PlanSummary;
  readonly cost: YearlyCost;
  readonly match: Match;
}

export const rankPlan = <P extends PlanSummary>(
  plan: P,
  criteria: readonly Criterion[],
  ownCare: OwnCare | null = null,
): RankedPlan & { readonly plan: P } => ({ plan, cost: yearlyCost(plan, ownCare), match: matchOf(plan, criteria) });

/** Compares two amounts for sorting. Unknown amounts come last. */
const byAmount = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a - b;

/**
 * Compares two plans for sorting: by the number of missed criteria, then by yearly cost, premium and id, which makes
 * the order unique.
 */
function compareRanked(a: RankedPlan, b: RankedPlan): number {
  return a.match.matchScore - b.match.matchScore || byCost(a, b);
}

/**
 * Compares two plans for sorting: by the cost of a usual year, then by the cost of a bad year, the premium and the id.
 */
export const byCost = (a: RankedPlan, b: RankedPlan): number =>
  byAmount(a.cost.usual, b.cost.usual) ||
  byAmount(a.cost.bad, b.cost.bad) ||
  byAmount(a.cost.premiums, b.cost.premiums) ||
  (a.plan.id < b.plan.id ? -1 : 1);

export const rankPlans = (
  plans: readonly PlanSummary[],
  criteria: readonly Criterion[],
  ownCare: OwnCare | null = null,
): RankedPlan[] => plans.map((plan) => rankPlan(plan, criteria, ownCare)).sort(compareRanked);
