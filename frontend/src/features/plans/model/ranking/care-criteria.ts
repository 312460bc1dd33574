import type { PlanCare } from '#features/care/index.js';
import type { Criterion } from './preferences.js';

/**
 * Returns one criterion for each of the person's medicines and doctors. The criteria are the same for all plans. If
 * there is no data on whether a plan covers a medicine or doctor, the criterion does not count as missed. However, the
 * plan is ranked below plans that are known to cover that medicine or doctor.
 */
export function careCriteria(
  planIds: readonly string[],
  careOf: ((id: string) => PlanCare | null) | null,
): Criterion[] {
  const [first] = planIds.flatMap((id) => careOf?.(id) ?? []);
  return (first?.items ?? []).map(({ kind, id, name }) => ({
    label: name,
    topics: [],
    judge: (plan) => {
      const answer = careOf?.(plan.id)?.items.find((item) => item.kind === kind && item.id === id)?.answer;
      if (answer === undefined || answer === 'unknown') return 'noAnswer';
      return answer === 'yes' ? 'meets' : 'misses';
    },
  }));
}
