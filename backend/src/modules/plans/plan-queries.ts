import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanBatch, PlanSearch } from '#contract/api/plans.contract.js';
import { PlanToRenew } from '#contract/changes/next-year.contract.js';
import { CACHE_LIFE } from '#contract/limits/marketplace.js';
import type { CachedQuery } from '#platform/cache/cached-query.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { batchesOf, csrCode, isCsrName } from '#platform/marketplace/question.js';
import type { CostRowCriteria } from './cost/design/select-cost-row.js';
import { findPlans, pricePlans } from './find-plans.js';
import { provenanceOf } from './provenance.js';
import { findRenewal } from './renewal.js';
import { toPlan } from './to-plan.js';
import { YearCosts } from './year-costs.service.js';

const PlanOfYear = z.object({ id: z.string(), year: z.number() });
const Nothing = z.object({});
const OfCounty = z.object({ fips: z.string() });

/**
 * Maximum time, in milliseconds, of a call that fetches plans again because this process does not have their cost
 * sharing in memory.
 */
const LEARNING = 5_000;

/**
 * Queries about plans whose answers are cached. The queries also convert the answers of the marketplace to the replies
 * that the API contract of this site defines.
 */
@Injectable()
export class PlanQueries {
  /**
   * Query for the marketplace's current plan year and all plan years that the marketplace supports. The cached reply
   * does not contain the years that people can choose, because the choice of years also depends on the date.
   */
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

  /**
   * Query for the marketplace's plan years, together with the years in which the local marketplace has plans in a
   * county.
   */
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
    isLarge: true,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    fetch: async (question, signal) => {
      const body = await findPlans({ client: this.marketplace, costs: this.costs }, question, signal);
      return {
        body,
        source: body.provenance.source,
        at: new Date(body.provenance.asOf),
        isPartial: body.details_missing > 0,
      };
    },
  };

  readonly batch: CachedQuery<typeof PlanBatch> = {
    name: 'batch',
    question: PlanBatch,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    fetch: async (question, signal) => {
      const body = await pricePlans({ client: this.marketplace, costs: this.costs }, question, signal);
      return { body, source: body.provenance.source, at: new Date(body.provenance.asOf) };
    },
  };

  readonly all: readonly CachedQuery[] = [
    this.marketYears,
    this.countyYears,
    this.plan,
    this.renewal,
    this.search,
    this.batch,
  ];

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly costs: YearCosts,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeoutFactor'>,
  ) {}

  /**
   * Fetches the plans whose cost sharing this process does not have in memory, and keeps their cost sharing. Plans are
   * unknown to this process if another process fetched them and cached the answers. Throws MarketplaceError if the
   * marketplace does not answer.
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
