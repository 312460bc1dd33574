import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import type { OwnCare } from '../../../../backend/src/contract/preferences.js';
import { matchOf, type Match, type Wish } from './preferences.js';
import { yearlyCost, type YearlyCost } from './yearly-cost.js';

/** A plan with all that was worked out about it for this household. */
export interface Ranked {
  readonly plan: PlanSummary;
  readonly cost: YearlyCost;
  readonly match: Match;
}

export const rankOne = <P extends PlanSummary>(plan: P, wishes: readonly Wish[], ownCare: OwnCare | null = null): Ranked & { readonly plan: P } =>
  ({ plan, cost: yearlyCost(plan, ownCare), match: matchOf(plan, wishes) });

/** What is not known stands last. */
const byAmount = (a: number | null, b: number | null): number => (a === null || b === null ? Number(a === null) - Number(b === null) : a - b);

/** Fewest wishes missed, then yearly cost, then premium, then id (decisions.md), so the order is the same every time. */
function compareRanked(a: Ranked, b: Ranked): number {
  return a.match.missed - b.match.missed || byCost(a, b);
}

/** Cost of a usual year; where that is unknown, of a bad one; then premium and id. */
export const byCost = (a: Ranked, b: Ranked): number =>
  byAmount(a.cost.usual, b.cost.usual) || byAmount(a.cost.bad, b.cost.bad) || byAmount(a.cost.premiums, b.cost.premiums) || (a.plan.id < b.plan.id ? -1 : 1);

export const rank = (plans: readonly PlanSummary[], wishes: readonly Wish[], ownCare: OwnCare | null = null): Ranked[] =>
  plans.map((plan) => rankOne(plan, wishes, ownCare)).sort(compareRanked);
