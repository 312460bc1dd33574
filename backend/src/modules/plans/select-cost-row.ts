import { costKindOf } from '../../contract/cost-kind.js';
import { IN_NETWORK } from '../../contract/price-in-network.js';
import { BASE_CSR } from '../../platform/marketplace/question.js';

/** What distinguishes one row from the next; a plan may hold dozens (contract of the marketplace, section 4.3). */
interface Row {
  type: string;
  amount: number;
  csr: string;
  network_tier: string;
  family_cost: string;
}

export interface For {
  /** Long name of the household's cost-sharing variant, or null. */
  csr: string | null;
  /** People whom the plan would cover. */
  people: number;
}

const TIERS = [IN_NETWORK, 'Combined In-Out of Network'];

/** The rows of the household's variant, else of the standard one: the special ones exist on Silver plans only. */
export function ofVariant<R extends { csr: string }>(rows: readonly R[], csr: string | null): R[] {
  const own = csr === null ? [] : rows.filter((row) => row.csr === csr);
  return own.length > 0 ? own : rows.filter((row) => row.csr === BASE_CSR || row.csr === '');
}

/**
 * The deductible or maximum that applies to this household: one row for everything, or medical and medicines apart, or
 * none, which means "not available" and never 0. Never simply the first row: that may be another network, another
 * income level, or one person's share of a family's.
 */
export function selectCostRows<R extends Row>(rows: readonly R[], { csr, people }: For): R[] {
  const familyCost = people > 1 ? 'Family' : 'Individual';
  const fitting = ofVariant(rows.filter((row) => row.family_cost === familyCost && TIERS.includes(row.network_tier)), csr);
  const tier = TIERS.find((candidate) => fitting.some((row) => row.network_tier === candidate));
  const inTier = fitting.filter((row) => row.network_tier === tier);
  const whole = inTier.filter((row) => costKindOf(row.type) === 'whole');
  return highestOfEachType(whole.length > 0 ? whole : inTier);
}

/** Rows that contradict each other: the higher amount promises nothing that is not so. */
function highestOfEachType<R extends Row>(rows: readonly R[]): R[] {
  const highest = new Map<string, R>();
  for (const row of rows) {
    const known = highest.get(row.type);
    if (!known || row.amount > known.amount) highest.set(row.type, row);
  }
  return [...highest.values()];
}
