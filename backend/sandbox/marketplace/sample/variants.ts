import { BASE_CSR, CSR_73, CSR_87, CSR_94, LIMITED_CSR, ZERO_CSR } from '../wire/vocabulary.js';
import type { Design } from './designs.js';

/** Factors for deductible, limit and costs, and the highest limit in dollars (45 CFR 156.420 for 2026). */
export interface Variant {
  csr: string;
  deductible: number;
  moop: number;
  moopAtMost: number;
  costs: number;
}

const NO_LIMIT = Number.POSITIVE_INFINITY;
const BASE: Variant = { csr: BASE_CSR, deductible: 1, moop: 1, moopAtMost: NO_LIMIT, costs: 1 };
const ZERO: Variant = { csr: ZERO_CSR, deductible: 0, moop: 0, moopAtMost: NO_LIMIT, costs: 0 };
const LIMITED: Variant = { ...BASE, csr: LIMITED_CSR };
const SILVER: readonly Variant[] = [
  { csr: CSR_73, deductible: 0.85, moop: 0.85, moopAtMost: 8450, costs: 0.95 },
  { csr: CSR_87, deductible: 0.15, moop: 0.35, moopAtMost: 3500, costs: 0.55 },
  { csr: CSR_94, deductible: 0, moop: 0.2, moopAtMost: 3500, costs: 0.25 },
];

export function variantsOf(design: Design): readonly Variant[] {
  if (design.metal === 'Catastrophic') return [BASE];
  return design.metal === 'Silver' ? [BASE, ...SILVER, ZERO, LIMITED] : [BASE, ZERO, LIMITED];
}

export function reduced(amount: number, factor: number, atMost = NO_LIMIT): number {
  return Math.min(atMost, Math.round((amount * factor) / 50) * 50);
}
