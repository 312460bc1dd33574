import type { CostRow, Plan, PlanSummary } from '#contract/plans/plan.js';

const EMPTY_DETAILS = {
  benefits: [],
  sbcs: null,
  drug_tiers: null,
  drug_costs: null,
  brochure_url: null,
  benefits_url: null,
  network_url: null,
  formulary_url: null,
};

const positive = (fetched: number | null, listed: number | null): number | null =>
  fetched !== null && fetched > 0 ? fetched : listed;
const longer = (fetched: readonly CostRow[], listed: readonly CostRow[]): CostRow[] => [
  ...(listed.length > fetched.length ? listed : fetched),
];

/**
 * Merges a fetched plan into the list's. Fetched values win, so that all amounts have one date, but the list's stands
 * in for a missing value or a premium of 0, which means no price. Null if both are.
 */
export function mergePlan(listed: PlanSummary | null, fetched: Plan | null): Plan | null {
  if (!listed) return fetched;
  if (!fetched)
    return { ...EMPTY_DETAILS, ...listed, tiered_deductibles: listed.deductibles, tiered_moops: listed.moops };
  return {
    ...listed,
    ...fetched,
    premium: positive(fetched.premium, listed.premium),
    premium_w_credit: (fetched.premium === null ? null : fetched.premium_w_credit) ?? listed.premium_w_credit,
    ehb_premium: positive(fetched.ehb_premium, listed.ehb_premium),
    oopc: fetched.oopc ?? listed.oopc,
    year_cost: fetched.year_cost ?? listed.year_cost,
    deductibles: fetched.deductibles.length > 0 ? fetched.deductibles : listed.deductibles,
    moops: fetched.moops.length > 0 ? fetched.moops : listed.moops,
    tiered_deductibles: longer(fetched.tiered_deductibles, listed.deductibles),
    tiered_moops: longer(fetched.tiered_moops, listed.moops),
    topics: fetched.topics ?? listed.topics,
  };
}
