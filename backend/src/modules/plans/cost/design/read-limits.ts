import { costKindOf, type CostKind } from '#contract/plans/cost-kind.js';
import type { CostRow } from '#contract/plans/plan.js';
import type { Assumed, Limit } from './plan-design.js';
import { IN_NETWORK_TIERS, ofVariant } from './select-cost-row.js';

export type LimitRow = CostRow;

interface ReadLimits {
  readonly limits: readonly Limit[];
  readonly assumed: readonly Assumed[];
}

/**
 * Reads the deductibles or the out-of-pocket maximums of a plan from the rows that the marketplace sends. The result
 * contains one deductible or maximum for all care, or one each for medical care and medicines. A missing family amount
 * is assumed to be twice the amount of one person, which is the highest maximum that the law allows. Returns null if no
 * row applies to the plan's network and the cost-sharing variant.
 */
export function readLimits(rows: readonly LimitRow[], csr: string | null): ReadLimits | null {
  const tiered = ofVariant(
    rows.filter(({ network_tier }) => IN_NETWORK_TIERS.includes(network_tier)),
    csr,
  );
  const tier = IN_NETWORK_TIERS.find((candidate) => tiered.some(({ network_tier }) => network_tier === candidate));
  const inTier = tiered.filter(({ network_tier }) => network_tier === tier);
  const kinds: readonly CostKind[] = inTier.some(({ type }) => costKindOf(type) === 'whole')
    ? ['whole']
    : ['medical', 'drug'];
  const read = kinds.flatMap((kind) => {
    const limit = limitOf(
      kind,
      inTier.filter(({ type }) => costKindOf(type) === kind),
    );
    return limit ? [limit] : [];
  });
  if (read.length === 0) return null;
  return {
    limits: read.map(({ limit }) => limit),
    assumed: read.some(({ hasFamilyRow }) => !hasFamilyRow) ? ['family amounts'] : [],
  };
}

function limitOf(covers: CostKind, rows: readonly LimitRow[]): { limit: Limit; hasFamilyRow: boolean } | null {
  // If several rows state different amounts for the same deductible or maximum, the highest amount is used, so that
  // costs are not underestimated.
  const amountOf = (cost: string): number | null => {
    const amounts = rows.filter(({ family_cost }) => family_cost === cost).map(({ amount }) => amount);
    return amounts.length === 0 ? null : Math.max(...amounts);
  };
  const [alone, perPerson, family] = [amountOf('Individual'), amountOf('Family Per Person'), amountOf('Family')];
  const individual = alone ?? perPerson ?? family;
  if (individual === null) return null;
  return {
    limit: {
      covers,
      individual,
      perPerson: family === null ? (perPerson ?? individual) : perPerson,
      family: family ?? 2 * (perPerson ?? individual),
    },
    hasFamilyRow: family !== null,
  };
}
