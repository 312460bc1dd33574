import type { CostRow } from './plan.js';
import type { FamilyCost, NetworkTier } from './vocabulary.js';

/**
 * Returns a deductible or out-of-pocket limit in the API format. In this format, the flags `individual` and `family`
 * only repeat `family_cost`.
 */
export function costRow(type: string, amount: number, csr: string, tier: NetworkTier, cost: FamilyCost): CostRow {
  return {
    type,
    amount,
    csr,
    network_tier: tier,
    family_cost: cost,
    individual: cost === 'Individual',
    family: cost !== 'Individual',
    display_string: '',
  };
}
