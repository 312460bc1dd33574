import type { Coverage, DRUGS } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import type { SelectedPlan } from '#features/plans/index.js';

export type CoverageReply = ReplyOf<typeof DRUGS.checkCoverage>;
interface Question {
  readonly drugs: string;
  readonly planids: string;
  readonly year?: number;
}

/** One coverage request for each year of the plans, because coverage may change from year to year. */
export function questionsByYear(rxcuis: readonly string[], plans: readonly SelectedPlan[]): Question[] {
  const years = [...new Set(plans.map(({ year }) => year))];
  return years.map((year) => ({
    drugs: rxcuis.join(','),
    planids: plans
      .filter((plan) => plan.year === year)
      .map(({ id }) => id)
      .join(','),
    ...(year && { year }),
  }));
}

/** Merges coverage responses, with the date of the oldest one. Without responses, the result is null. */
export function joinReplies(answers: readonly CoverageReply[]): CoverageReply | null {
  const oldest = answers.map(({ provenance }) => provenance).toSorted((a, b) => a.asOf.localeCompare(b.asOf))[0];
  if (!oldest) return null;
  return {
    coverage: answers.flatMap(({ coverage }) => coverage),
    provenance: { ...oldest, stale: answers.some(({ provenance }) => provenance.stale) },
  };
}

/** Merges two lists of coverage. For the same medicine and plan, the newer data replaces the earlier. */
export function mergeCoverage(earlier: readonly Coverage[], newer: readonly Coverage[]): readonly Coverage[] {
  const keyOf = ({ rxcui, plan_id }: Coverage): string => `${rxcui} ${plan_id}`;
  const replaced = new Set(newer.map(keyOf));
  return [...earlier.filter((entry) => !replaced.has(keyOf(entry))), ...newer];
}
