import type { PlanSummary, PlanYearCost } from '#contract/plans/plan.js';
import type { PlanCare } from '#features/care/index.js';
import type { OwnCareCosts } from '../costs/year-cost.js';
import { matchOf, type Criterion, type Match } from './preferences.js';

/** A plan with its yearly costs and the preferences that it meets. */
export interface RankedPlan {
  readonly plan: PlanSummary;
  /**
   * The server's estimate of yearly costs, by the visits and medicines that the person entered or, without any, by the
   * care that the household expects. Null if it is not known.
   */
  readonly cost: PlanYearCost | null;
  readonly isFromOwnCare: boolean;
  /** Whether the costs for the person's own visits and medicines are still being calculated. */
  readonly isPending: boolean;
  readonly match: Match;
  /** How the plan covers the medicines and doctors, null if that is not known or the lists are empty. */
  readonly care: PlanCare | null;
}
type CareOf = ((planId: string) => PlanCare | null) | null;

export const rankPlan = <P extends PlanSummary>(
  plan: P,
  criteria: readonly Criterion[],
  ownCareCosts: OwnCareCosts | null = null,
  careOf: CareOf = null,
  isPending = false,
): RankedPlan & { readonly plan: P } => ({
  plan,
  cost: ownCareCosts ? (ownCareCosts[plan.id] ?? null) : plan.year_cost,
  isFromOwnCare: ownCareCosts !== null,
  isPending,
  match: matchOf(plan, criteria),
  care: careOf?.(plan.id) ?? null,
});

function byAmount(a: number | null | undefined, b: number | null | undefined): number {
  const [known, other] = [a ?? null, b ?? null];
  return known === null || other === null ? Number(known === null) - Number(other === null) : known - other;
}

const coversLess = ({ care }: RankedPlan): number => Number((care?.shortfall ?? 0) > 0);

/** Sorts by number of missed criteria, complete costs before others, average year, premium after the credit, and id. */
function compareRanked(a: RankedPlan, b: RankedPlan): number {
  return a.match.matchScore - b.match.matchScore || coversLess(a) - coversLess(b) || byCost(a, b);
}

/** Compares two plans for sorting: by unrounded cost in an average year, premium after the tax credit, and id. */
export const byCost = (a: RankedPlan, b: RankedPlan): number =>
  byAmount(a.cost?.average, b.cost?.average) ||
  byAmount(a.plan.premium_w_credit, b.plan.premium_w_credit) ||
  (a.plan.id < b.plan.id ? -1 : 1);

export const rankPlans = (
  plans: readonly PlanSummary[],
  criteria: readonly Criterion[],
  ownCareCosts: OwnCareCosts | null = null,
  careOf: CareOf = null,
  isPending = false,
): RankedPlan[] => plans.map((plan) => rankPlan(plan, criteria, ownCareCosts, careOf, isPending)).sort(compareRanked);
