import { costKindOf, IN_NETWORK } from '#contract/plans/cost-sharing.js';
import { BASE_CSR } from '#platform/marketplace/question.js';

/**
 * A row of plan data with a deductible or out-of-pocket maximum, in dollars per year. A plan may have dozens of such
 * rows. The other fields of a row say to which kind of care and to whom its amount applies.
 */
interface Row {
  type: string;
  amount: number;
  csr: string;
  network_tier: string;
  family_cost: string;
}

export interface CostRowCriteria {
  /**
   * Full name that the marketplace uses for the cost-sharing variant of the household, or null for the standard
   * variant.
   */
  csr: string | null;
  /** Number of people in the household whom the plan would cover. */
  people: number;
}

/** Network tiers whose amounts apply to care in the plan's network, with the most specific one first. */
export const IN_NETWORK_TIERS: readonly string[] = [IN_NETWORK, 'Combined In-Out of Network'];

/**
 * The network tier whose doctors cost more than those of the first one. Its out-of-pocket maximum may be the higher
 * one.
 */
export const SECOND_TIER = 'In-Network Tier 2';

/**
 * Returns the cost rows of the household's cost-sharing variant. If there are no such rows, the function returns the
 * rows of the standard variant. Only Silver plans have variants other than the standard one.
 */
export function ofVariant<R extends { csr: string }>(rows: readonly R[], csr: string | null): R[] {
  const own = csr === null ? [] : rows.filter((row) => row.csr === csr);
  return own.length > 0 ? own : rows.filter((row) => row.csr === BASE_CSR || row.csr === '');
}

/**
 * Selects the deductibles or out-of-pocket maximums that apply to a household. The result is one row for all care, or
 * one row each for medical care and medicines. An empty result means that the amount is unknown. It never means $0.
 */
export function selectCostRows<R extends Row>(rows: readonly R[], { csr, people }: CostRowCriteria): R[] {
  const familyCost = people > 1 ? 'Family' : 'Individual';
  const fitting = ofVariant(
    rows.filter((row) => row.family_cost === familyCost && IN_NETWORK_TIERS.includes(row.network_tier)),
    csr,
  );
  const tier = IN_NETWORK_TIERS.find((candidate) => fitting.some((row) => row.network_tier === candidate));
  const inTier = fitting.filter((row) => row.network_tier === tier);
  const whole = inTier.filter((row) => costKindOf(row.type) === 'whole');
  return highestOfEachType(whole.length > 0 ? whole : inTier);
}

/**
 * Returns one deductible or out-of-pocket maximum of each type. If a plan lists different amounts for the same type,
 * the highest amount is used, so that costs are not underestimated.
 */
function highestOfEachType<R extends Row>(rows: readonly R[]): R[] {
  const highest = new Map<string, R>();
  for (const row of rows) {
    const known = highest.get(row.type);
    if (!known || row.amount > known.amount) highest.set(row.type, row);
  }
  return [...highest.values()];
}
