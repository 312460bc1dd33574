import * as z from 'zod/mini';
import { Household, PlanSearch, PlanSearchReply, type Source } from '#contract/api/plans.contract.js';
import { byAverageYear, PlanSummary, PlanYearCost, type PlanSummary as Summary } from '#contract/plans/plan.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import type { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { batchesOf, CsrCode, csrNameOf, type Answer, type PlanQuestion } from '#platform/marketplace/question.js';
import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { METRICS } from '#platform/metrics/metrics.js';
import { provenanceOf } from './provenance.js';
import { mergePlan, toSummary } from './to-plan.js';
import { toCents, withPremiums, type YearCosts } from './year-costs.service.js';

/**
 * Question for all plans of a place with their prices for the people whom the premium includes. Without `income`, the
 * answer serves every income of the same people, whatever their tax credit: `aptc_override` is then the credit of those
 * for whom the question is sent first. With `income`, which is null if it is not known, the answer is for that
 * household alone.
 */
export const PricedPlansQuestion = z.extend(PlanSearch, {
  household: z.extend(Household, { income: z.optional(Household.shape.income) }),
  aptc_override: z.optional(z.number()),
  csr_override: z.optional(CsrCode),
  months: z.optional(z.int()),
});
export type PricedPlansQuestion = z.infer<typeof PricedPlansQuestion>;

/** Returns the part of a question on which its answer depends. */
export const keyedPart = ({ aptc_override, ...question }: PricedPlansQuestion): object =>
  question.household.income === undefined ? question : { ...question, aptc_override };

/** Answer to `PricedPlansQuestion`, from which the replies to searches are composed. */
export const PricedPlans = z.object({
  plans: z.array(
    z.extend(PlanSummary, {
      /** The part of the premium that a tax credit can pay, in dollars per month, or null if it is not known. */
      aptc_eligible_premium: z.nullable(z.number()),
      /** What care costs in a year, without premiums, in dollars that are not rounded. */
      care: z.nullable(PlanYearCost),
    }),
  ),
  ...z.pick(PlanSearchReply, { total: true, dropped: true, details_missing: true }).shape,
  /** True if all premiums are simply reduced by the credit. Only then can the answer be used for another credit. */
  is_divisible: z.boolean(),
  // `provenance` must be the last field, as in every cached reply.
  provenance: PlanSearchReply.shape.provenance,
});
export type PricedPlans = z.infer<typeof PricedPlans>;

/** What plans and their costs are read from. */
export interface Sources {
  readonly client: MarketplaceClient;
  readonly costs: YearCosts;
}

/**
 * Fetches every page of search results, and then the details of thirty plans at a time. The number of calls to the
 * marketplace is ceil(total / 10) + ceil(total / 30). If a call for details fails, its plans lack details and are
 * counted in `details_missing`. Throws MarketplaceError if a page of search results cannot be fetched. If one call
 * fails, the other calls are aborted, because their results are no longer needed.
 */
export async function readPricedPlans(
  sources: Sources,
  { household, ...asked }: PricedPlansQuestion,
  limit: AbortSignal,
): Promise<PricedPlans> {
  const end = new AbortController();
  const question = { ...asked, household: { ...household, income: household.income ?? null } };
  try {
    return await readEverything(sources, question, AbortSignal.any([limit, end.signal]));
  } finally {
    end.abort();
  }
}

async function readEverything(
  { client, costs }: Sources,
  question: PlanQuestion,
  signal: AbortSignal,
): Promise<PricedPlans> {
  const found = await client.searchPlans(question, signal);
  const { answers, failed } = await readInFull(client, question, found.data.plans, signal);
  const sources = new Set([found, ...answers].map((answer) => answer.source));
  const all = answers.flatMap((answer) => answer.data);
  const byId = new Map(all.map((plan) => [plan.id, plan]));
  const { year, place, months } = question;
  const ages = question.household.people.map(({ age }) => age);
  const people = { csr: csrNameOf(question.csr_override), people: ages.length };
  const plans = found.data.plans.map((each) => {
    const whole = byId.get(each.id);
    const plan = mergePlan(each, whole);
    if (whole) costs.learn(plan, year, people);
    const care = costs.careOf(plan.id, { ages, year, months, ownCare: null }, people.csr);
    const summary = toSummary(plan, people, { isWhole: whole !== undefined });
    const { aptc_eligible_premium } = plan;
    return { ...summary, aptc_eligible_premium, care: whole && care ? { ...care, years: undefined } : null };
  });
  return {
    plans,
    total: found.data.total,
    dropped: found.data.dropped,
    details_missing: failed,
    is_divisible: [...found.data.plans, ...all].every((plan) => isDivided(plan, question.aptc_override)),
    provenance: provenanceOf(found, { least: leastReal(sources), place }),
  };
}

/** 30 with each call. Plans whose call failed have only the search's data, and are counted. */
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

const HALF_A_CENT = 0.005;
/** Rounding error of floating-point numbers, in dollars. */
const TOLERANCE = 1e-6;

/** Returns whether the marketplace's premium after a credit is what `netPremium` returns. */
function isDivided({ premium, premium_w_credit, aptc_eligible_premium }: PlanAnswer, credit?: number): boolean {
  if (premium === 0) return true;
  if (credit === undefined || premium_w_credit === null || aptc_eligible_premium === null) return false;
  return Math.abs(premium - Math.min(credit, aptc_eligible_premium) - premium_w_credit) <= HALF_A_CENT + TOLERANCE;
}

/**
 * Asks for the plans of a household. If its credit is known, an answer for the same people with any income is used, and
 * the credit is subtracted here. If the marketplace's prices cannot be divided in this way, or if the marketplace has
 * to calculate the credit, the plans are asked for this household alone.
 */
export async function plansFor(
  question: PlanQuestion,
  ask: (question: PricedPlansQuestion) => Promise<PricedPlans>,
): Promise<Omit<PricedPlans, 'plans'> & { plans: Summary[] }> {
  const { aptc_override: credit, household, ...asked } = question;
  if (credit !== undefined) {
    const people = household.people.map(({ age, uses_tobacco, gender, utilization_level, aptc_eligible }) => {
      return { age, uses_tobacco, gender, utilization_level, aptc_eligible };
    });
    // A credit of $0 would not show whether prices can be divided.
    const base = await ask({ ...asked, household: { people }, aptc_override: Math.max(1, credit) });
    if (base.is_divisible) return { ...base, plans: listed(base, (plan) => netPremium(plan, credit)) };
    METRICS.notDivisible.inc();
  }
  const base = await ask(question);
  return { ...base, plans: listed(base, ({ premium_w_credit }) => premium_w_credit) };
}

type PricedPlan = PricedPlans['plans'][number];

/** Returns the premium of a plan after a credit, in dollars per month, or null if the plan has no price. */
const netPremium = ({ premium, aptc_eligible_premium }: PricedPlan, credit: number): number | null =>
  premium === null ? null : toCents(premium - Math.min(credit, aptc_eligible_premium ?? 0));

const listed = ({ plans }: PricedPlans, net: (plan: PricedPlan) => number | null): Summary[] =>
  plans
    .map((priced): Summary => {
      const { aptc_eligible_premium: _, care, ...plan } = priced;
      const premium_w_credit = net(priced);
      const year_cost = care && premium_w_credit !== null ? withPremiums(care, premium_w_credit) : null;
      return { ...plan, premium_w_credit, year_cost };
    })
    .toSorted(byAverageYear);

/** If any of the data is invented (`sample`), the whole reply counts as invented. */
export const leastReal = (sources: ReadonlySet<Source>): Source =>
  (['sample', 'imported'] as const).find((source) => sources.has(source)) ?? 'marketplace';
