import type {
  CreditGap,
  Eligibility,
  PlanBatch,
  PlanBatchReply,
  PlanSearch,
  PlanSearchReply,
  Source,
} from '#contract/api/plans.contract.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { loadMoneyTables, povertyGuideline } from '#modules/facts/index.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import type { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { batchesOf, type Answer, type PlanQuestion } from '#platform/marketplace/question.js';
import type { EstimateAnswer } from '#platform/marketplace/schemas/eligibility.schema.js';
import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { covered, helpFor, isCreditKnown, withCreditOf, withHelp } from './household-help.js';
import { provenanceOf } from './provenance.js';
import { mergePlan, toPlan, toSummary, type Shopper } from './to-plan.js';
import type { YearCosts } from './year-costs.service.js';

/**
 * Returns the highest income at which a household may get a tax credit, in dollars per year. In most years, this limit
 * is 400 percent of the poverty guideline (26 U.S.C. 36B(c)(1)(A)). Returns null if the year has no income limit, or if
 * the tables for the year are not known.
 */
export function incomeLimit({ household, place, year }: PlanSearch): number | null {
  const percent = loadMoneyTables().percentagesOf(year)?.at(-1)?.to;
  const guideline = povertyGuideline(year, place.state, household.people.length);
  return percent === undefined || guideline === undefined ? null : (guideline * percent) / 100;
}

/**
 * Reasons why no tax credit can be calculated, by the code of the error with which the marketplace refuses an estimate.
 * Plans can be searched for even without the estimate.
 */
const CREDIT_GAP_OF: Readonly<Record<string, CreditGap>> = {
  '1009': 'noTable',
  '1015': 'noMedicaidData',
  '1016': 'noBenchmark',
};

interface Sources {
  readonly client: MarketplaceClient;
  readonly costs: YearCosts;
}

/**
 * Finds all plans for a household, with their full benefits. The function requests estimates of the household's
 * financial help, unless its income is not known, then every page of search results, and then the details of thirty
 * plans at a time. The number of calls to the marketplace is ceil(total / 10) + ceil(total / 30), and 1 for the
 * estimates. If a call for details fails, its plans lack details and are counted in `details_missing`. Throws
 * MarketplaceError if a page of search results cannot be fetched, or if the estimates fail for a reason other than
 * those in `CREDIT_GAP_OF`.
 */
export function findPlans(
  { client, costs }: Sources,
  search: PlanSearch,
  limit: AbortSignal,
): Promise<PlanSearchReply> {
  return together(limit, (signal) => readEverything({ client, costs }, search, signal));
}

/**
 * Fetches several plans with all details, and with the same prices that a search by the same household would return.
 * The function makes two calls to the marketplace: one for the estimates of the household's financial help, and one for
 * the plans. Throws MarketplaceError if the plans cannot be fetched, or if the estimates fail for a reason other than
 * those in `CREDIT_GAP_OF`.
 */
export function pricePlans(
  { client, costs }: Sources,
  { plan_ids, ...search }: PlanBatch,
  limit: AbortSignal,
): Promise<PlanBatchReply> {
  return together(limit, async (signal) => {
    const { question, help } = await requestHelp(client, search, signal);
    const answer = await client.batchPlans(question, plan_ids, signal);
    const household = shopper(costs, question, help);
    const plans = answer.data.map((plan) => toPlan(plan, household));
    return {
      plans,
      eligibility: withCreditOf(plans, help, question),
      provenance: provenanceOf(answer, { place: search.place }),
    };
  });
}

/**
 * Fetches only the figures of at most 30 plans for a household: prices, deductibles and maximums, without details and
 * without an estimate of the year's cost. Makes two calls to the marketplace and throws the errors of `pricePlans`.
 */
export function priceFigures(
  client: MarketplaceClient,
  { plan_ids, ...search }: PlanSearch & { readonly plan_ids: readonly string[] },
  limit: AbortSignal,
): Promise<Pick<PlanBatchReply, 'provenance'> & { plans: PlanSummary[] }> {
  return together(limit, async (signal) => {
    const { question, help } = await requestHelp(client, search, signal);
    const answer = await client.batchPlans(question, plan_ids, signal);
    const household = { csr: help.csr, people: covered(help) };
    return {
      plans: answer.data.map((plan) => toSummary(plan, household, { isWhole: false })),
      provenance: provenanceOf(answer),
    };
  });
}

/**
 * Runs work that makes several calls to the marketplace. If one of the calls fails, the other calls are aborted,
 * because their results are no longer needed.
 */
async function together<T>(limit: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  try {
    return await work(AbortSignal.any([limit, end.signal]));
  } finally {
    end.abort();
  }
}

async function readEverything(
  { client, costs }: Sources,
  search: PlanSearch,
  signal: AbortSignal,
): Promise<PlanSearchReply> {
  const { question, help } = await requestHelp(client, search, signal);
  const found = await client.searchPlans(question, signal);
  const { answers, failed } = await readInFull(client, question, found.data.plans, signal);
  const household = shopper(costs, question, help);
  const sources = new Set([found, ...answers].map((answer) => answer.source));
  const byId = new Map(answers.flatMap((answer) => answer.data).map((plan) => [plan.id, plan]));
  const plans = found.data.plans.map((plan) => {
    const whole = byId.get(plan.id);
    return toSummary(mergePlan(plan, whole), household, { isWhole: whole !== undefined });
  });
  return {
    plans,
    total: found.data.total,
    dropped: found.data.dropped,
    details_missing: failed,
    eligibility: withCreditOf(plans, help, question),
    // `provenance` must be the last field of the reply, and `stale` the last field of `provenance`, because the cache
    // rewrites the end of a reply that has become stale.
    provenance: provenanceOf(found, { least: leastReal(sources), place: search.place }),
  };
}

/**
 * Returns the data about a household that is needed to show plans to the household. `question` is the request to the
 * marketplace, which contains only the people whom the premium includes.
 */
function shopper(costs: YearCosts, { household, year }: PlanQuestion, help: Eligibility): Shopper {
  const { csr } = help;
  const care = { ages: household.people.map(({ age }) => age), year, ownCare: null };
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

/**
 * Fetches the details of plans, up to 30 plans with each call. Plans whose call failed are counted and are shown with
 * only the data from the search.
 */
async function readInFull(
  client: MarketplaceClient,
  question: PlanQuestion,
  plans: readonly PlanAnswer[],
  signal: AbortSignal,
): Promise<{ answers: Answer<PlanAnswer[]>[]; failed: number }> {
  const read = async (ids: readonly string[]): Promise<Answer<PlanAnswer[]> | number> => {
    try {
      return await client.batchPlans(question, ids, signal);
    } catch (error) {
      if (error instanceof MarketplaceError) return ids.length;
      throw error;
    }
  };
  const results = await Promise.all(batchesOf(plans.map(({ id }) => id)).map(read));
  return {
    answers: results.filter((result) => typeof result !== 'number'),
    failed: results.filter((result) => typeof result === 'number').reduce((sum, count) => sum + count, 0),
  };
}

/**
 * Returns the source of a reply that combines several answers of the marketplace. If any of the data is invented
 * (`sample`), the whole reply counts as invented.
 */
export const leastReal = (sources: ReadonlySet<Source>): Source =>
  (['sample', 'imported'] as const).find((source) => sources.has(source)) ?? 'marketplace';
