import { costKindOf, IN_NETWORK } from '#contract/plans/cost-sharing.js';
import { BASE_CSR } from '#platform/marketplace/question.js';

/** Dollars per year. Other fields say to which care and to whom the amount applies. */
interface Row {
  type: string;
  amount: number;
  csr: string;
  network_tier: string;
  family_cost: string;
}

export interface CostRowCriteria {
  /** The marketplace's full name of the variant, or null for the standard one. */
  csr: string | null;
  /** Number of people in the household whom the plan would cover. */
  people: number;
}

/** Network tiers whose amounts apply to care in the plan's network, with the most specific one first. */
export const IN_NETWORK_TIERS: readonly string[] = [IN_NETWORK, 'Combined In-Out of Network'];

/** Its doctors cost more than those of the first, and its maximum may be the higher one. */
export const SECOND_TIER = 'In-Network Tier 2';

/** Those of the variant, else of the standard one. Only Silver plans have others. */
export function ofVariant<R extends { csr: string }>(rows: readonly R[], csr: string | null): R[] {
  const own = csr === null ? [] : rows.filter((row) => row.csr === csr);
  return own.length > 0 ? own : rows.filter((row) => row.csr === BASE_CSR || row.csr === '');
}

/** One row for all care, or one for each of two kinds. An empty result means unknown, never $0. */
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

/** The highest of different amounts counts, so that costs are not underestimated. */
function highestOfEachType<R extends Row>(rows: readonly R[]): R[] {
  const highest = new Map<string, R>();
  for (const row of rows) {
    const known = highest.get(row.type);
    if (!known || row.amount > known.amount) highest.set(row.type, row);
  }
  return [...highest.values()];
}
