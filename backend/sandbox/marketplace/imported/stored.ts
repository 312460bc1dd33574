import type { StoredBenefit } from '../import/kinds/benefits.js';
import type { StoredRow } from '../import/kinds/plan-cost-rows.js';
import type { StoredProvider } from '../import/kinds/providers.js';
import type { DrugTier, PlanFacts, SbcExample } from '../wire/plan.js';

export interface StoredVariant {
  csr: string;
  deductibles: StoredRow[];
  moops: StoredRow[];
  sbcs: Record<'baby' | 'diabetes' | 'fracture', SbcExample>;
}

/** The JSON is not validated, because this project's own importer wrote it. */
export function readVariant(csr: string, data: string): StoredVariant {
  const stored: Omit<StoredVariant, 'csr'> = JSON.parse(data);
  return { csr, ...stored };
}

export function readFacts(data: string): PlanFacts {
  const facts: PlanFacts = JSON.parse(data);
  return facts;
}

export function readBenefit(data: string): StoredBenefit {
  const benefit: StoredBenefit = JSON.parse(data);
  return benefit;
}

export function readStars(data: string): number[] {
  const stars: number[] = JSON.parse(data);
  return stars;
}

export function readProvider(data: string): StoredProvider {
  const provider: StoredProvider = JSON.parse(data);
  return provider;
}

export function readTier(name: string, data: string): DrugTier {
  const tier: Omit<DrugTier, 'drug_tier'> = JSON.parse(data);
  return { drug_tier: name, ...tier };
}

export function stateOfPlan(planId: string): string {
  return planId.slice(5, 7);
}
