import type {
  CreditGap,
  Eligibility,
  PlanBatch,
  PlanBatchReply,
  PlanSearch,
  PlanSearchReply,
} from '#contract/api/plans.contract.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { loadMoneyTables, povertyGuideline } from '#modules/facts/index.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import type { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import type { PlanQuestion } from '#platform/marketplace/question.js';
import type { EstimateAnswer } from '#platform/marketplace/schemas/household.schema.js';
import { covered, helpFor, isCreditKnown, withCreditOf, withHelp } from './household-help.js';
import { plansFor, type PricedPlans, type PricedPlansQuestion, type Sources } from './priced-plans.js';
import { provenanceOf } from './provenance.js';
import { toPlan, toSummary, type Shopper } from './to-plan.js';
import type { YearCosts } from './year-costs.service.js';

/**
 * Returns the income, in dollars per year, up to which a household may get a tax credit: in most years 400 percent of
 * the poverty guideline (26 U.S.C. 36B(c)(1)(A)). Null if the year has no limit, or its tables are unknown.
 */
export function incomeLimit({ household, place, year }: PlanSearch): number | null {
  const percent = loadMoneyTables().percentagesOf(year)?.at(-1)?.to;
  const guideline = povertyGuideline(year, place.state, household.people.length);
  return percent === undefined || guideline === undefined ? null : (guideline * percent) / 100;
}

/** By the marketplace's code for refusing an estimate. Plans can be searched for without it. */
const CREDIT_GAP_OF: Readonly<Record<string, CreditGap>> = {
  '1009': 'noTable',
  '1015': 'noMedicaidData',
  '1016': 'noBenchmark',
};

/**
 * Finds all plans for a household, with their full benefits: requests estimates of the household's financial help,
 * unless its income is not known, and then its priced plans with `ask`. Throws MarketplaceError if these fail, or if
 * the estimates fail for a reason other than those in `CREDIT_GAP_OF`.
 */
export async function findPlans(
  client: MarketplaceClient,
  ask: (question: PricedPlansQuestion) => Promise<PricedPlans>,
  search: PlanSearch,
  signal: AbortSignal,
): Promise<PlanSearchReply> {
  const { question, help } = await requestHelp(client, search, signal);
  const { plans, total, dropped, details_missing, provenance } = await plansFor(question, ask);
  const eligibility = withCreditOf(plans, help, question);
  // `provenance` must be the last field of the reply, and `stale` the last field of `provenance`, because the cache
  // rewrites the end of a reply that has become stale.
  return { plans, total, dropped, details_missing, eligibility, provenance };
}

/**
 * Fetches several plans with all details, and with the same prices that a search by the same household would return.
 * The function makes two calls to the marketplace: one for the estimates of the household's financial help, and one for
 * the plans. Throws MarketplaceError if the plans cannot be fetched, or if the estimates fail for a reason other than
 * those in `CREDIT_GAP_OF`.
 */
export async function pricePlans(
  { client, costs }: Sources,
  { plan_ids, ...search }: PlanBatch,
  signal: AbortSignal,
): Promise<PlanBatchReply> {
  const { question, help } = await requestHelp(client, search, signal);
  const answer = await client.batchPlans(question, plan_ids, signal);
  const household = shopper(costs, question, help);
  const plans = answer.data.map((plan) => toPlan(plan, household));
  return {
    plans,
    eligibility: withCreditOf(plans, help, question),
    provenance: provenanceOf(answer, { place: search.place }),
  };
}

/** Two calls for at most 30 plans, without details and yearly costs. Throws as `pricePlans`. */
export async function priceFigures(
  client: MarketplaceClient,
  { plan_ids, ...search }: PlanSearch & { readonly plan_ids: readonly string[] },
  signal: AbortSignal,
): Promise<Pick<PlanBatchReply, 'provenance'> & { plans: PlanSummary[] }> {
  const { question, help } = await requestHelp(client, search, signal);
  const answer = await client.batchPlans(question, plan_ids, signal);
  const household = { csr: help.csr, people: covered(help) };
  return {
    plans: answer.data.map((plan) => toSummary(plan, household, { isWhole: false })),
    provenance: provenanceOf(answer),
  };
}

/** `question` contains only the people whom the premium includes. */
function shopper(costs: YearCosts, { household, year, months }: PlanQuestion, help: Eligibility): Shopper {
  const { csr } = help;
  const care = { ages: household.people.map(({ age }) => age), year, months, ownCare: null };
  return {
    csr,
    people: covered(help),
    yearCostOf: (plan, price) => {
      costs.learn(plan, year, { csr, people: household.people.length });
      return costs.of({ ...price, id: plan.id }, care, csr);
    },
  };
}

async function requestHelp(
  client: MarketplaceClient,
  search: PlanSearch,
  signal: AbortSignal,
): Promise<{ question: PlanQuestion; help: Eligibility }> {
  const { estimates, gap } = await estimate(client, search, signal);
  const help = helpFor(search.household, estimates);
  // If no one in the household can get a tax credit, the missing credit needs no explanation. A failed estimate is then
  // not reported.
  const credit_gap = isCreditKnown(search.household, estimates) ? null : gap;
  return {
    question: withHelp(search, help, estimates),
    help: { ...help, credit_gap, income_limit: incomeLimit(search) },
  };
}

async function estimate(
  client: MarketplaceClient,
  search: PlanSearch,
  signal: AbortSignal,
): Promise<{ estimates?: EstimateAnswer[]; gap: CreditGap | null }> {
  const { income } = search.household;
  if (income === null) return { gap: isHelpUnknown(search.household) ? 'noIncome' : null };
  try {
    return { estimates: (await client.estimates(search, signal)).data, gap: null };
  } catch (error) {
    const gap = error instanceof MarketplaceError && error.kind === 'notFound' && CREDIT_GAP_OF[error.code ?? ''];
    if (gap) return { gap };
    throw error;
  }
}
