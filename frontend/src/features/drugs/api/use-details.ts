import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { COMPARE } from '#contract/limits/plans.js';
import type { Plan } from '#contract/plans/plan.js';
import type { Medicine } from '#features/care/index.js';
import { useSubmitted, type SelectedPlan } from '#features/plans/index.js';
import { drugsApi } from './drugs.api.js';

/** How each plan shares the costs of medicines, by plan id. A plan whose details are not loaded has no entry. */
export type TermsByPlan = ReadonlyMap<string, Pick<Plan, 'drug_costs' | 'drug_tiers'>>;

/**
 * Loads how plans share the costs of medicines. The household of the last search decides which savings count. Without a
 * search, or for plans of another year, they are those of one person without extra savings.
 */
export function usePlanTerms(plans: readonly SelectedPlan[]): TermsByPlan {
  const search = useSubmitted()?.search ?? null;
  const [askBatch] = drugsApi.useLazyPricedPlansQuery();
  const [ask] = drugsApi.useLazyPlanDetailsQuery();
  const [terms, setTerms] = useState<TermsByPlan>(new Map());
  const missing = plans.filter(({ id }) => !terms.has(id));
  const load = useEffectEvent(async () => {
    const own = search ? missing.filter(({ year = search.year }) => year === search.year) : [];
    const batches = Array.from({ length: Math.ceil(own.length / COMPARE.max) }, (_, at) =>
      own.slice(at * COMPARE.max, (at + 1) * COMPARE.max).map(({ id }) => id),
    );
    const replies = await Promise.allSettled([
      ...(search ? batches.map((plan_ids) => askBatch({ body: { ...search, plan_ids } }, true).unwrap()) : []),
      ...missing
        .filter((plan) => !own.includes(plan))
        .map(({ id, year }) => ask({ params: { id }, query: { ...(year && { year }) } }, true).unwrap()),
    ]);
    const found = replies.flatMap((reply) => {
      if (reply.status === 'rejected') return [];
      return 'plans' in reply.value ? reply.value.plans : [reply.value.plan];
    });
    if (found.length > 0) setTerms((known) => new Map([...known, ...found.map((plan) => [plan.id, plan] as const)]));
  });
  const key = missing.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (key) void load();
  }, [key]);
  return terms;
}

/**
 * Loads generic names, prices and VA coverage for the given medicines. `known` is null until they are
 * loaded, and `isError` means that loading them failed.
 */
export function useMedicineDetails(medicines: readonly Medicine[]) {
  const { data, isError } = drugsApi.useMedicineFactsQuery(
    medicines.length > 0 ? { query: { drugs: medicines.map(({ rxcui }) => rxcui).join(',') } } : skipToken,
  );
  return { known: data ?? null, isError };
}
