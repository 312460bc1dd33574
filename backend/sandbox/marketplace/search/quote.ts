import type { CataloguePlan } from '../catalogue/catalogue.js';
import { toCents } from '../money/cents.js';
import { outOfPocket } from '../money/out-of-pocket.js';
import { priceOf } from '../money/pricing.js';
import type { CostRow, PlanPrice } from '../wire/plan.js';
import { BASE_CSR } from '../wire/vocabulary.js';
import type { SearchContext } from './context.js';

export interface Quote {
  plan: CataloguePlan;
  price: PlanPrice;
  /** In-network deductible for this household, dollars; undefined where the plan shows none. */
  deductible: number | undefined;
}

const UNPRICED: PlanPrice = {
  premium: 0, premium_w_credit: 0, ehb_premium: 0, pediatric_ehb_premium: 0, aptc_eligible_premium: 0, oopc: -1,
};

/** The price of one plan for the household of the search after the credit, which pays for essential benefits only. */
export function quote(plan: CataloguePlan, context: SearchContext): Quote {
  const { premium, ehb_premium, creditable } = priceOf(plan, context.priced);
  const withCredit = context.aptc !== undefined && plan.facts.metal_level !== 'Catastrophic';
  const eligible = withCredit ? creditable : 0;
  const price = {
    premium,
    premium_w_credit: toCents(premium - Math.min(context.aptc ?? 0, eligible)),
    ehb_premium,
    pediatric_ehb_premium: 0,
    aptc_eligible_premium: eligible,
    oopc: outOfPocketOf(plan, context),
  };
  return { plan, price, deductible: amountOf(plan.deductibles, plan, context) };
}

/** A plan without a household, or one that is not sold at the place: zeros mean "no price", never "free". */
export function unpriced(plan: CataloguePlan): Quote {
  return { plan, price: UNPRICED, deductible: undefined };
}

/** The cost-sharing level whose rows hold: only Silver plans carry the three income-based ones. */
export function levelOf(plan: CataloguePlan, csr: string): string {
  return plan.deductibles.some((row) => row.csr === csr) || plan.moops.some((row) => row.csr === csr) ? csr : BASE_CSR;
}

function outOfPocketOf(plan: CataloguePlan, context: SearchContext): number {
  const { household } = context.request;
  const deductible = amountOf(plan.deductibles, plan, { ...context, isFamily: false });
  const moop = amountOf(plan.moops, plan, { ...context, isFamily: false });
  if (deductible === undefined || moop === undefined) return -1;
  const familyMoop = amountOf(plan.moops, plan, { ...context, isFamily: true }) ?? moop * 2;
  const design = { deductible, moop, familyMoop, coinsurance: plan.coinsurance };
  return outOfPocket(household, context.priced.begins, design);
}

/** Separate medical and drug rows are added up, as deductible sorting and filtering need one figure. */
function amountOf(
  rows: readonly CostRow[],
  plan: CataloguePlan,
  context: Pick<SearchContext, 'csr' | 'isFamily'>,
): number | undefined {
  const level = levelOf(plan, context.csr);
  const cost = context.isFamily ? 'Family' : 'Individual';
  const fitting = rows.filter((row) => row.csr === level && row.family_cost === cost);
  const inNetwork = fitting.filter((row) => row.network_tier === 'In-Network');
  const used = inNetwork.length > 0 ? inNetwork : fitting.filter((row) => row.network_tier.startsWith('Combined'));
  return used.length === 0 ? undefined : used.reduce((sum, row) => sum + row.amount, 0);
}
