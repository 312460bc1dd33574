import type { PlanCare } from '#features/care/index.js';
import { MATCHING } from '../../messages/plans.js';
import type { Criterion } from './preferences.js';

/**
 * Returns one criterion for each of the person's medicines and doctors. The criteria are the same for all plans. If
 * there is no data on whether a plan covers a medicine or doctor, the criterion does not count as missed. However, the
 * plan is ranked below plans that are known to cover that medicine or doctor. A medicine that a plan covers only as a
 * generic counts as missed.
 */
export function careCriteria(
  planIds: readonly string[],
  careOf: ((id: string) => PlanCare | null) | null,
): Criterion[] {
  const answerOf = (planId: string, kind: string, id: string) =>
    careOf?.(planId)?.items.find((item) => item.kind === kind && item.id === id)?.answer;
  const [first] = planIds.flatMap((id) => careOf?.(id) ?? []);
  return (first?.items ?? []).map(({ kind, id, name }) => ({
    label: name,
    topics: [],
    missedAs: (plan) => (answerOf(plan.id, kind, id) === 'generic' ? MATCHING.genericOnly(name) : name),
    judge: (plan) => {
      const answer = answerOf(plan.id, kind, id);
      if (answer === undefined || answer === 'unknown') return 'noAnswer';
      return answer === 'yes' ? 'meets' : 'misses';
    },
  }));
}
