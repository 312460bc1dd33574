import type { Plan } from '../../../../backend/src/contract/plans.contract.js';

const longer = <T,>(a: readonly T[], b: readonly T[]): T[] => [...(b.length > a.length ? b : a)];
const positive = (fetched: number | null, passed: number | null): number | null => (fetched !== null && fetched > 0 ? fetched : passed);

/**
 * The fetched plan laid over the one the search passed along (specification 2, section 4): of each list the longer
 * one, of each premium the fetched value if positive, otherwise the passed one.
 */
export function overlay(passed: Plan | null, fetched: Plan | null): Plan | null {
  if (!passed || !fetched) return fetched ?? passed;
  return {
    ...passed,
    ...fetched,
    premium: positive(fetched.premium, passed.premium),
    premium_w_credit: positive(fetched.premium_w_credit, passed.premium_w_credit),
    ehb_premium: positive(fetched.ehb_premium, passed.ehb_premium),
    deductibles: longer(passed.deductibles, fetched.deductibles),
    moops: longer(passed.moops, fetched.moops),
    tiered_deductibles: longer(passed.tiered_deductibles, fetched.tiered_deductibles),
    tiered_moops: longer(passed.tiered_moops, fetched.tiered_moops),
    benefits: longer(passed.benefits, fetched.benefits),
  };
}
