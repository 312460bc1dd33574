import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import type { Plan } from '#contract/plans/plan.js';
import type { Medicine } from '#features/care/index.js';
import { useSubmitted, type SelectedPlan } from '#features/plans/index.js';
import { drugsApi } from './drugs.api.js';

/** How each plan shares the costs of medicines, by plan id. A plan whose details are not loaded has no entry. */
export type TermsByPlan = ReadonlyMap<string, Pick<Plan, 'drug_costs' | 'drug_tiers'>>;

/**
 * Loads how plans share the costs of medicines. The household of the last search decides which savings count, also for
 * plans of another year, as on the page of a plan. Without a search, they are those of a person without extra savings.
 */
export function usePlanTerms(plans: readonly SelectedPlan[]): TermsByPlan {
  const search = useSubmitted()?.search ?? null;
  const [askBatch] = drugsApi.useLazyPricedPlansQuery();
  const [ask] = drugsApi.useLazyPlanDetailsQuery();
  const [terms, setTerms] = useState<TermsByPlan>(new Map());
  const missing = plans.filter(({ id }) => !terms.has(id));
  const load = useEffectEvent(async () => {
    const askPriced = (priced: PlanSearch) =>
      [...Map.groupBy(missing, ({ year = priced.year }) => year)].flatMap(([year, ofYear]) =>
        Array.from({ length: Math.ceil(ofYear.length / COMPARE.max) }, (_, at) => {
          const plan_ids = ofYear.slice(at * COMPARE.max, (at + 1) * COMPARE.max).map(({ id }) => id);
          return askBatch({ body: { ...priced, year, plan_ids } }, true).unwrap();
        }),
      );
    const replies = await Promise.allSettled(
      search
        ? askPriced(search)
        : missing.map(({ id, year }) => ask({ params: { id }, query: { ...(year && { year }) } }, true).unwrap()),
    );
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

/** Generic names, prices and VA coverage of medicines. `known` is null until loaded; `isError` if that failed. */
export function useMedicineDetails(medicines: readonly Medicine[]) {
  const { data, isError } = drugsApi.useMedicineFactsQuery(
    medicines.length > 0 ? { query: { drugs: medicines.map(({ rxcui }) => rxcui).join(',') } } : skipToken,
  );
  return { known: data ?? null, isError };
}
