import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanBatch, PlanSearch, type Provenance } from '#contract/api/plans.contract.js';
import { PlanToRenew, type Renewal } from '#contract/changes/next-year.contract.js';
import type { CachedQuery, FetchedReply } from '#platform/cache/cached-query.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { CACHE_LIFE } from '#platform/marketplace/limits.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { batchesOf, csrCode, isCsrName, type Answer } from '#platform/marketplace/question.js';
import type { CrosswalkAnswer } from '#platform/marketplace/schemas/crosswalk.schema.js';
import type { CostRowCriteria } from './cost/design/select-cost-row.js';
import { findPlans, pricePlans } from './find-plans.js';
import { keyedPart, PricedPlans, PricedPlansQuestion, readPricedPlans } from './priced-plans.js';
import { provenanceOf } from './provenance.js';
import { toPlan } from './to-plan.js';
import { YearCosts } from './year-costs.service.js';

/** Levels of the marketplace at which the answer depends on the county or the ZIP code. */
const BY_AREA: ReadonlySet<string> = new Set(['2', '3']);
/** Levels at which the old plan ends and no plan takes its place. */
const ENDED: ReadonlySet<string> = new Set(['4', '5']);

type Found = Omit<Renewal, 'is_out'>;

/**
 * Finds out what becomes of a plan in the next year. The function makes one call to the marketplace, and a second one
 * if no plan takes the place of the old one: the old plan may still be sold elsewhere. Throws MarketplaceError if a
 * call fails for another reason than that there is no such plan.
 */
async function findRenewal(
  client: MarketplaceClient,
  { plan_id, year, place }: PlanToRenew,
  signal: AbortSignal,
): Promise<Answer<Found>> {
  const next_year = year + 1;
  const none = { next_year, new_plan_id: null, is_by_area: false };
  const crosswalk = await orNotFound(() => client.crosswalk(plan_id, year, place, signal));
  const successor = crosswalk && successorIn(crosswalk.data);
  if (crosswalk && successor) {
    const is_by_area = BY_AREA.has(crosswalk.data.level);
    return { ...crosswalk, data: { next_year, new_plan_id: successor, is_by_area, is_sold_elsewhere: false } };
  }
  const sold = await orNotFound(() => client.plan(plan_id, next_year, signal));
  const answer = sold ?? crosswalk ?? { source: 'marketplace' as const, at: new Date() };
  return { ...answer, data: { ...none, is_sold_elsewhere: sold !== null } };
}

const successorIn = ({ new_plan_id, level }: CrosswalkAnswer): string | null =>
  new_plan_id === '' || ENDED.has(level) ? null : new_plan_id;

async function orNotFound<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MarketplaceError && error.kind === 'notFound') return null;
    throw error;
  }
}

const fetched = (body: { provenance: Provenance }): FetchedReply => ({
  body,
  source: body.provenance.source,
  at: new Date(body.provenance.asOf),
});

const PlanOfYear = z.object({ id: z.string(), year: z.number() });
const Nothing = z.object({});
const OfCounty = z.object({ fips: z.string() });

/** Milliseconds for fetching plans whose cost sharing this process does not know. */
const LEARNING = 5_000;

/** They convert the marketplace's answers to the replies of this site's contract. */
@Injectable()
export class PlanQueries {
  /** Without the years that people can choose, which depend on the date, too. */
  readonly marketYears: CachedQuery<typeof Nothing> = {
    name: 'supportedYears',
    question: Nothing,
    freshFor: CACHE_LIFE.marketYears,
    changesWith: 'versions',
    fetch: async (_, signal) => {
      const answer = await this.marketplace.marketYears(signal);
      return { ...answer, body: answer.data };
    },
  };

  /** With the years in which the local marketplace has plans in a county. */
  readonly countyYears: CachedQuery<typeof OfCounty> = {
    name: 'yearsOfCounty',
    question: OfCounty,
    freshFor: CACHE_LIFE.marketYears,
    changesWith: 'versions',
    fetch: async ({ fips }, signal) => {
      const answer = await this.marketplace.marketYears(signal, fips);
      return { ...answer, body: answer.data };
    },
  };

  readonly plan: CachedQuery<typeof PlanOfYear> = {
    name: 'plan',
    question: PlanOfYear,
    freshFor: CACHE_LIFE.plan,
    changesWith: 'versions',
    fetch: async ({ id, year }, signal) => {
      const answer = await this.marketplace.plan(id, year, signal);
      return {
        ...answer,
        body: { plan: toPlan(answer.data, { csr: null, people: 1 }), provenance: provenanceOf(answer) },
      };
    },
  };

  /** Query for what becomes of a plan in the next year. It needs no household, so many people share one answer. */
  readonly renewal: CachedQuery<typeof PlanToRenew> = {
    name: 'renewal',
    question: PlanToRenew,
    freshFor: CACHE_LIFE.plan,
    changesWith: 'versions',
    fetch: async (question, signal) => {
      const answer = await findRenewal(this.marketplace, question, signal);
      return { ...answer, body: { ...answer.data, is_out: true } };
    },
  };

  readonly search: CachedQuery<typeof PlanSearch> = {
    name: 'search',
    question: PlanSearch,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    fetch: async (search, signal, ask) => {
      let freshUntil: number | undefined;
      const priced = async (question: PricedPlansQuestion): Promise<PricedPlans> => {
        const answer = await ask(this.pricedPlans, question);
        freshUntil = answer.freshUntil;
        return z.parse(PricedPlans, await answer.json());
      };
      const body = await findPlans(this.marketplace, priced, search, signal);
      return { ...fetched(body), freshUntil, isPartial: body.details_missing > 0 };
    },
  };

  /** Query for what does not depend on the income. Searches of the same people are composed from one reply. */
  readonly pricedPlans: CachedQuery<typeof PricedPlansQuestion> = {
    name: 'pricedPlans',
    question: PricedPlansQuestion,
    keyed: keyedPart,
    isLarge: true,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    fetch: async (question, signal) => {
      const sources = { client: this.marketplace, costs: this.costs };
      const body = await readPricedPlans(sources, question, signal);
      return { ...fetched(body), isPartial: body.details_missing > 0 };
    },
  };

  readonly batch: CachedQuery<typeof PlanBatch> = {
    name: 'batch',
    question: PlanBatch,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    fetch: async (question, signal) => {
      return fetched(await pricePlans({ client: this.marketplace, costs: this.costs }, question, signal));
    },
  };

  readonly all: readonly CachedQuery[] = [
    this.marketYears,
    this.countyYears,
    this.plan,
    this.renewal,
    this.search,
    this.pricedPlans,
    this.batch,
  ];

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly costs: YearCosts,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeoutFactor'>,
  ) {}

  /**
   * Fetches and keeps the cost sharing of plans that this process does not have in memory, because another process
   * fetched and cached them. Throws MarketplaceError if the marketplace does not answer.
   */
  async learnDesigns(search: PlanSearch, household: CostRowCriteria, ids: readonly string[]): Promise<void> {
    const { csr } = household;
    const unknown = ids.filter((id) => !this.costs.knows(id, search.year, household));
    const question = { ...search, ...(csr !== null && isCsrName(csr) && { csr_override: csrCode(csr) }) };
    await Promise.all(
      batchesOf(unknown).map(async (batch) => {
        const deadline = AbortSignal.timeout(LEARNING * this.config.timeoutFactor);
        const { data } = await this.marketplace.batchPlans(question, batch, deadline);
        for (const plan of data) this.costs.learn(plan, search.year, household);
      }),
    );
  }
}
