import { costKindOf, type CostKind } from '#contract/plans/cost-sharing.js';
import type { CostRow } from '#contract/plans/plan.js';
import type { Assumed, Limit } from './plan-design.js';
import { IN_NETWORK_TIERS, ofVariant, SECOND_TIER } from './select-cost-row.js';

export type LimitRow = CostRow;

/** The out-of-pocket maximums of a plan, in dollars per year. */
export interface MaximumRows {
  readonly moops: readonly LimitRow[];
  /** The rows for every network tier. The marketplace leaves the second tier out of `moops`. */
  readonly tiered_moops?: readonly LimitRow[];
}

interface ReadLimits {
  readonly limits: readonly Limit[];
  readonly assumed: readonly Assumed[];
}

/**
 * Reads the deductibles or the out-of-pocket maximums of a plan from the rows that the marketplace sends. The result
 * contains one deductible or maximum for all care, or one each for medical care and medicines. A missing family amount
 * is assumed to be twice the amount of one person, which is the highest maximum that the law allows. Returns null if no
 * row applies to the cost-sharing variant and to one of the network tiers, of which the first that has rows is read.
 */
export function readLimits(
  rows: readonly LimitRow[],
  csr: string | null,
  tiers: readonly string[] = IN_NETWORK_TIERS,
): ReadLimits | null {
  const tiered = ofVariant(
    rows.filter(({ network_tier }) => tiers.includes(network_tier)),
    csr,
  );
  const tier = tiers.find((candidate) => tiered.some(({ network_tier }) => network_tier === candidate));
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

/** If the tier has one for medical care alone, that of the first tier for medicines applies beside it. */
export function readSecondTier({ moops, tiered_moops = [] }: MaximumRows, csr: string | null): readonly Limit[] {
  const inNetwork = [...moops, ...tiered_moops].filter(({ network_tier }) =>
    [...IN_NETWORK_TIERS, SECOND_TIER].includes(network_tier),
  );
  const second = readLimits(ofVariant(inNetwork, csr), csr, [SECOND_TIER])?.limits ?? [];
  const first = readLimits(moops, csr)?.limits ?? [];
  if (second.length === 0 || [...first, ...second].some(({ covers }) => covers === 'whole')) return second;
  return [...second, ...first.filter(({ covers }) => !second.some((limit) => limit.covers === covers))];
}
