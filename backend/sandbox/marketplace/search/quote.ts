import type { CatalogPlan } from '../catalog/catalog.js';
import { toCents } from '../money/cents.js';
import { outOfPocket } from '../money/out-of-pocket.js';
import { priceOf } from '../money/pricing.js';
import type { CostRow, PlanPrice } from '../wire/plan.js';
import { BASE_CSR } from '../wire/vocabulary.js';
import type { SearchContext } from './context.js';

export interface Quote {
  plan: CatalogPlan;
  price: PlanPrice;
}

const UNPRICED: PlanPrice = {
  premium: 0,
  premium_w_credit: 0,
  ehb_premium: 0,
  aptc_eligible_premium: 0,
  oopc: -1,
};

/** The tax credit pays for essential health benefits only. */
export function quote(plan: CatalogPlan, context: SearchContext): Quote {
  const { premium, ehb_premium, creditable } = priceOf(plan, context.priced);
  const withCredit = context.aptc !== undefined && plan.facts.metal_level !== 'Catastrophic';
  const eligible = withCredit ? creditable : 0;
  const price = {
    premium,
    premium_w_credit: toCents(premium - Math.min(context.aptc ?? 0, eligible)),
    ehb_premium,
    aptc_eligible_premium: eligible,
    oopc: outOfPocketOf(plan, context),
  };
  return { plan, price };
}

/** For a request without household or a plan not sold here. The zeros mean "no price", never "free". */
export function unpriced(plan: CatalogPlan): Quote {
  return { plan, price: UNPRICED };
}

/** The given level if the plan has it, else the base level. Only Silver plans have income-based levels. */
export function levelOf(plan: CatalogPlan, csr: string): string {
  return plan.deductibles.some((row) => row.csr === csr) || plan.moops.some((row) => row.csr === csr) ? csr : BASE_CSR;
}

function outOfPocketOf(plan: CatalogPlan, context: SearchContext): number {
  const { household } = context.request;
  const deductible = amountOf(plan.deductibles, plan, { ...context, isFamily: false });
  const moop = amountOf(plan.moops, plan, { ...context, isFamily: false });
  if (deductible === undefined || moop === undefined) return -1;
  const familyMoop = amountOf(plan.moops, plan, { ...context, isFamily: true }) ?? moop * 2;
  const design = { deductible, moop, familyMoop, coinsurance: plan.coinsurance };
  return outOfPocket(household, design);
}

/**
 * Returns the household's in-network deductible or out-of-pocket limit in dollars per year. If the plan states no
 * in-network amount, the result is the combined amount for care inside and outside the network. Separate medical and
 * drug amounts are added up, because sorting and filtering need a single number.
 */
function amountOf(
  rows: readonly CostRow[],
  plan: CatalogPlan,
  context: Pick<SearchContext, 'csr' | 'isFamily'>,
): number | undefined {
  const level = levelOf(plan, context.csr);
  const cost = context.isFamily ? 'Family' : 'Individual';
  const fitting = rows.filter((row) => row.csr === level && row.family_cost === cost);
  const inNetwork = fitting.filter((row) => row.network_tier === 'In-Network');
  const used = inNetwork.length > 0 ? inNetwork : fitting.filter((row) => row.network_tier.startsWith('Combined'));
  return used.length === 0 ? undefined : used.reduce((sum, row) => sum + row.amount, 0);
}
