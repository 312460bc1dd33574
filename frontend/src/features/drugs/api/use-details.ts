import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DrugTiers } from '#contract/plans/plan.js';
import type { Medicine } from '#features/care/index.js';
import type { SelectedPlan } from '#features/plans/index.js';
import type { CoverageData } from '../model/coverage-data.js';
import { drugsApi } from './drugs.api.js';

/**
 * The prices of each plan's drug tiers, by plan id. If a plan's drug list is not known, the map has no entry for the
 * plan, or its entry is null.
 */
export type TiersByPlan = ReadonlyMap<string, DrugTiers | null>;

/**
 * Loads the prices of the drug tiers of those plans for which at least one medicine's tier is known. Without these
 * prices, the page shows only the names of the tiers.
 */
export function useDrugTiers(plans: readonly SelectedPlan[], { coverage }: CoverageData): TiersByPlan {
  const [ask] = drugsApi.useLazyPlanDetailsQuery();
  const [tiers, setTiers] = useState<TiersByPlan>(new Map());
  const missing = plans.filter(
    ({ id }) => !tiers.has(id) && coverage.some(({ plan_id, terms }) => plan_id === id && terms !== undefined),
  );
  const load = useEffectEvent(async () => {
    const replies = await Promise.allSettled(
      missing.map(({ id, year }) => ask({ params: { id }, query: { ...(year && { year }) } }, true).unwrap()),
    );
    const found = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value.plan] : []));
    if (found.length > 0)
      setTiers((known) => new Map([...known, ...found.map(({ id, drug_tiers }) => [id, drug_tiers] as const)]));
  });
  const key = missing.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (key) void load();
  }, [key]);
  return tiers;
}

/**
 * Loads generic names and VA coverage for the given medicines. `known` is null until the names and the coverage are
 * loaded, and `isError` means that loading them failed.
 */
export function useMedicineDetails(medicines: readonly Medicine[]) {
  const { data, isError } = drugsApi.useMedicineFactsQuery(
    medicines.length > 0 ? { query: { drugs: medicines.map(({ rxcui }) => rxcui).join(',') } } : skipToken,
  );
  return { known: data ?? null, isError };
}
