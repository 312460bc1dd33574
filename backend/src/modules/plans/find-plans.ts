import { MARKETPLACE_BATCH } from '../../contract/limits.js';
import type { Eligibility, PlanBatch, PlanBatchReply, PlanSearch, PlanSearchReply, Source } from '../../contract/plans.contract.js';
import { fewAtOnce } from '../../platform/marketplace/few-at-once.js';
import { CLIENT_LIMITS } from '../../platform/marketplace/limits.js';
import type { MarketplaceClient } from '../../platform/marketplace/marketplace.client.js';
import { MarketplaceError } from '../../platform/marketplace/marketplace-error.js';
import type { Answer, PlanQuestion } from '../../platform/marketplace/question.js';
import type { EstimateAnswer } from '../../platform/marketplace/schemas/eligibility.schema.js';
import type { PlanAnswer } from '../../platform/marketplace/schemas/plan.schema.js';
import { covered, helpFor, withCreditOf, withHelp } from './household-help.js';
import { mergePlan, toPlan, toSummary } from './to-plan.js';

/** No Medicaid data for the state; too few Silver plans for a benchmark: no estimate, but plans there are. */
const NO_ESTIMATE = ['1015', '1016'];

/**
 * Every plan for a household, judged by its full benefits: estimates first, then every page of the search with what they say,
 * then the plans by id, thirty at a time. ceil(total / 10) + ceil(total / 30) + 1 calls.
 */
export function findPlans(client: MarketplaceClient, search: PlanSearch, limit: AbortSignal): Promise<PlanSearchReply> {
  return together(limit, (signal) => readEverything(client, search, signal));
}

/** Some plans in full, priced for a household like those of its search. Two calls. */
export function pricePlans(client: MarketplaceClient, { plan_ids, ...search }: PlanBatch, limit: AbortSignal): Promise<PlanBatchReply> {
  return together(limit, async (signal) => {
    const { question, help } = await askForHelp(client, search, signal);
    const answer = await client.batchPlans(question, plan_ids, signal);
    const household = { csr: help.csr, people: covered(help) };
    const plans = answer.data.map((plan) => toPlan(plan, household));
    return {
      plans,
      eligibility: withCreditOf(plans, help, question),
      provenance: { asOf: answer.at.toISOString(), source: answer.source, stale: false },
    };
  });
}

/** When one call failed the others are of no use any more and must not keep the places of other people's calls. */
async function together<T>(limit: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  try {
    return await work(AbortSignal.any([limit, end.signal]));
  } finally {
    end.abort();
  }
}

async function readEverything(client: MarketplaceClient, search: PlanSearch, signal: AbortSignal): Promise<PlanSearchReply> {
  const { question, help } = await askForHelp(client, search, signal);
  const found = await client.searchPlans(question, signal);
  const full = await readInFull(client, question, found.data.plans, signal);
  const household = { csr: help.csr, people: covered(help) };
  const sources = new Set([found, ...full].map((answer) => answer.source));
  const byId = new Map(full.flatMap((answer) => answer.data).map((plan) => [plan.id, plan]));
  const plans = found.data.plans.map((plan) => {
    const whole = byId.get(plan.id);
    return toSummary(mergePlan(plan, whole), household, { hasAllBenefits: (whole?.benefits.length ?? 0) > 0 });
  });
  return {
    plans,
    total: found.data.total,
    dropped: found.data.dropped,
    eligibility: withCreditOf(plans, help, question),
    // Stands last, and `stale` last in it: the cache rewrites that end when the answer is past its time.
    provenance: { asOf: found.at.toISOString(), source: leastReal(sources), stale: false },
  };
}

async function askForHelp(client: MarketplaceClient, search: PlanSearch, signal: AbortSignal): Promise<{ question: PlanQuestion; help: Eligibility }> {
  const estimates = await estimate(client, search, signal);
  const help = helpFor(search.household, estimates);
  return { question: withHelp(search, help, estimates), help };
}

async function estimate(client: MarketplaceClient, search: PlanSearch, signal: AbortSignal): Promise<EstimateAnswer[] | undefined> {
  try {
    return (await client.estimates(search, signal)).data;
  } catch (error) {
    if (error instanceof MarketplaceError && error.kind === 'notFound' && NO_ESTIMATE.includes(error.code ?? '')) return undefined;
    throw error;
  }
}

function readInFull(client: MarketplaceClient, question: PlanQuestion, plans: readonly PlanAnswer[], signal: AbortSignal): Promise<Answer<PlanAnswer[]>[]> {
  const batches: string[][] = [];
  for (let start = 0; start < plans.length; start += MARKETPLACE_BATCH) batches.push(plans.slice(start, start + MARKETPLACE_BATCH).map((plan) => plan.id));
  return fewAtOnce(CLIENT_LIMITS.atOnce, batches, (ids) => client.batchPlans(question, ids, signal));
}

/** One invented part makes the whole answer invented. */
const leastReal = (sources: ReadonlySet<Source>): Source => (['sample', 'imported'] as const).find((source) => sources.has(source)) ?? 'marketplace';
