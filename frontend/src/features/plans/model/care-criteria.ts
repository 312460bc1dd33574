import type { PlanCare } from '#features/care/index.js';
import type { Criterion } from './preferences.js';

/**
 * Returns one criterion for each of the person's medicines and doctors, which are the same for all plans. A plan without
 * data about one is not said to miss it, but stands below plans that are known to cover it.
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
