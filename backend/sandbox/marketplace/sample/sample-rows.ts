import type { CostRow } from '../wire/plan.js';
import { DEDUCTIBLE_TYPE, MOOP_TYPE, type FamilyCost, type NetworkTier } from '../wire/vocabulary.js';
import type { Brand } from './brands.js';
import type { Design } from './designs.js';
import { reduced, variantsOf, type Variant } from './variants.js';

const FAMILY: readonly (readonly [FamilyCost, number])[] = [
  ['Individual', 1],
  ['Family Per Person', 1],
  ['Family', 2],
];

/** Dollars per year that a plan of 2026 may let one person pay, all tiers included (45 CFR 156.130(a)). */
const MOST_IN_NETWORK = 10_600;

export interface CostRows {
  deductibles: readonly CostRow[];
  moops: readonly CostRow[];
}

const known = new Map<string, CostRows>();

/** Returns the deductibles and out-of-pocket limits of a design. Insurer brands with the same plan type share them. */
export function sampleRows(design: Design, brand: Brand): CostRows {
  const key = `${design.number} ${brand.type}`;
  const rowsKnown = known.get(key);
  if (rowsKnown) return rowsKnown;
  const made = { deductibles: sampleDeductibles(design, brand), moops: sampleMoops(design, brand) };
  known.set(key, made);
  return made;
}

function sampleDeductibles(design: Design, brand: Brand): CostRow[] {
  return variantsOf(design).flatMap((variant) => {
    const medical = reduced(design.medicalDeductible, variant.deductible);
    if (design.drugDeductible === undefined) return rows(DEDUCTIBLE_TYPE.Combined, medical, brand, variant);
    const drug = reduced(design.drugDeductible, variant.deductible);
    return [
      ...rows(DEDUCTIBLE_TYPE.Medical, medical, brand, variant),
      ...rows(DEDUCTIBLE_TYPE.Drug, drug, brand, variant),
    ];
  });
}

function sampleMoops(design: Design, brand: Brand): CostRow[] {
  return variantsOf(design).flatMap((variant) =>
    rows(MOOP_TYPE.Combined, reduced(design.moop, variant.moop, variant.moopAtMost), brand, variant),
  );
}

function rows(type: string, amount: number, brand: Brand, variant: Variant): CostRow[] {
  return tiers(brand).flatMap(([tier, factor]) => {
    const each = tier === 'In-Network Tier 2' ? Math.min(amount * factor, MOST_IN_NETWORK) : amount * factor;
    return FAMILY.map(([family_cost, people]) => ({
      type,
      amount: each * people,
      csr: variant.csr,
      network_tier: tier,
      family_cost,
    }));
  });
}

function tiers(brand: Brand): (readonly [NetworkTier, number])[] {
  if (brand.type === 'PPO')
    return [
      ['In-Network', 1],
      ['Out-of-Network', 2],
      ['Combined In-Out of Network', 3],
    ];
  if (brand.type === 'POS')
    return [
      ['In-Network', 1],
      ['In-Network Tier 2', 1.5],
      ['Out-of-Network', 2],
    ];
  return [['In-Network', 1]];
}
