import type { CostRow } from './plan.js';
import type { FamilyCost, NetworkTier } from './vocabulary.js';

/** The flags `individual` and `family` only repeat `family_cost`, as in the API. */
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
