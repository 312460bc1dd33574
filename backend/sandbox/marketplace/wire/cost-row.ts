import type { CostRow } from './plan.js';
import type { FamilyCost, NetworkTier } from './vocabulary.js';

/** One deductible or out-of-pocket row; the two flags only repeat `family_cost`. */
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
