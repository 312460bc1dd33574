import type { Coverage, DRUGS } from '../../../../backend/src/contract/drugs.contract.js';
import type { ReplyOf } from '../../../../backend/src/contract/endpoint.js';
import type { SelectedPlan } from '../plans/index.js';

export type CoverageAnswer = ReplyOf<typeof DRUGS.covered>;
interface Question { readonly drugs: string; readonly planids: string; readonly year?: number }

/** One question for each year among the plans: what a plan covers may change with the year. */
export function questionsOf(rxcuis: readonly string[], plans: readonly SelectedPlan[]): Question[] {
  const years = [...new Set(plans.map(({ year }) => year))];
  return years.map((year) => ({ drugs: rxcuis.join(','), planids: plans.filter((plan) => plan.year === year).map(({ id }) => id).join(','), ...(year && { year }) }));
}

/** The answers as one; it is as old as the oldest of them. Null when there is none. */
export function joined(answers: readonly CoverageAnswer[]): CoverageAnswer | null {
  const oldest = answers.map(({ provenance }) => provenance).toSorted((a, b) => a.asOf.localeCompare(b.asOf))[0];
  if (!oldest) return null;
  return { coverage: answers.flatMap(({ coverage }) => coverage), provenance: { ...oldest, stale: answers.some(({ provenance }) => provenance.stale) } };
}

/** Earlier facts with the newer ones in their places. */
export function withNewer(earlier: readonly Coverage[], newer: readonly Coverage[]): readonly Coverage[] {
  const keyOf = ({ rxcui, plan_id }: Coverage): string => `${rxcui} ${plan_id}`;
  const told = new Set(newer.map(keyOf));
  return [...earlier.filter((fact) => !told.has(keyOf(fact))), ...newer];
}
