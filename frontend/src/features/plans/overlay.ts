import type { CostRow, Plan, PlanSummary } from '../../../../backend/src/contract/plan.js';

/** A plan as far as it is known: in full once it has been fetched, until then what the search passed along. */
export type PlanToShow = Plan;
const NOT_YET = { benefits: [], brochure_url: null, benefits_url: null, network_url: null, formulary_url: null };

const positive = (fetched: number | null, passed: number | null): number | null => (fetched !== null && fetched > 0 ? fetched : passed);
const longer = (fetched: readonly CostRow[], passed: readonly CostRow[]): CostRow[] => [...(passed.length > fetched.length ? passed : fetched)];

/**
 * The fetched plan laid over the one the search passed along (specification 2, section 4): of each tier list the longer
 * one, of each premium the fetched value if positive, otherwise the passed one. Of the household's own deductible and
 * maximum too the fetched one: one screen shows figures of one day.
 */
export function overlay(passed: PlanSummary | null, fetched: Plan | null): PlanToShow | null {
  if (!passed) return fetched;
  if (!fetched) return { ...NOT_YET, ...passed, tiered_deductibles: passed.deductibles, tiered_moops: passed.moops };
  return {
    ...passed,
    ...fetched,
    premium: positive(fetched.premium, passed.premium),
    premium_w_credit: (fetched.premium === null ? null : fetched.premium_w_credit) ?? passed.premium_w_credit,
    ehb_premium: positive(fetched.ehb_premium, passed.ehb_premium),
    oopc: fetched.oopc ?? passed.oopc,
    deductibles: fetched.deductibles.length > 0 ? fetched.deductibles : passed.deductibles,
    moops: fetched.moops.length > 0 ? fetched.moops : passed.moops,
    tiered_deductibles: longer(fetched.tiered_deductibles, passed.deductibles),
    tiered_moops: longer(fetched.tiered_moops, passed.moops),
    topics: fetched.topics ?? passed.topics,
  };
}
