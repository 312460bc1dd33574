import type { Benefit, CostRow, WirePlan } from '../wire/plan.js';
import { BASE_CSR, TOP_BENEFITS } from '../wire/vocabulary.js';
import type { SearchContext } from './context.js';
import { levelOf, type Quote } from './quote.js';

/** Returns a plan as in search results, with its top benefits and the cost rows that apply to the household. */
export function searchView(quoted: Quote, context: SearchContext): WirePlan {
  return forHousehold(quoted, context, TOP_BENEFITS);
}

export function batchView(quoted: Quote, context: SearchContext): WirePlan {
  return { ...forHousehold(quoted, context, undefined), ...drugTiersOf(quoted.plan) };
}

function drugTiersOf(plan: Quote['plan']): Pick<WirePlan, 'drug_tiers'> {
  const tiers = plan.drugTiers?.();
  return tiers ? { drug_tiers: tiers } : {};
}

export function detailView({ plan, price }: Quote): WirePlan {
  return {
    ...plan.facts,
    ...price,
    benefits: plan.benefits(),
    deductibles: plan.deductibles.filter(isMainTier),
    moops: plan.moops.filter(isMainTier),
    tiered_deductibles: [...plan.deductibles],
    tiered_moops: [...plan.moops],
    ...(plan.sbcs ? { sbcs: plan.sbcs } : {}),
    ...drugTiersOf(plan),
  };
}

function forHousehold({ plan, price }: Quote, context: SearchContext, only: ReadonlySet<string> | undefined): WirePlan {
  const levels = new Set([BASE_CSR, levelOf(plan, context.csr)]);
  const rows = (all: readonly CostRow[]): CostRow[] =>
    all.filter((row) => levels.has(row.csr) && (row.family_cost !== 'Individual') === context.isFamily);
  return {
    ...plan.facts,
    ...price,
    benefits: plan.benefits(only).map((benefit) => atLevels(benefit, levels)),
    deductibles: rows(plan.deductibles).filter(isMainTier),
    moops: rows(plan.moops).filter(isMainTier),
    tiered_deductibles: rows(plan.deductibles),
    tiered_moops: rows(plan.moops),
  };
}

function isMainTier(row: CostRow): boolean {
  return row.network_tier === 'In-Network' || row.network_tier === 'Combined In-Out of Network';
}

function atLevels(benefit: Benefit, levels: ReadonlySet<string>): Benefit {
  return { ...benefit, cost_sharings: benefit.cost_sharings.filter((row) => levels.has(row.csr)) };
}
