import type * as z from 'zod/mini';
import type { Place } from '#contract/api/plans.contract.js';
import { COVERAGE_BATCH, PROVIDER_BATCH } from '#contract/limits/care.js';
import { MARKETPLACE_BATCH } from '#platform/marketplace/limits.js';
import { traced } from '../tracing/tracing.js';
import type { MarketplaceCounters } from './counters.js';
import { Gateway, type GatewayOptions } from './gateway.js';
import type { Call } from './http-call.js';
import { toWire, type Answer, type PlanQuestion } from './question.js';
import { listIn, parseRows, readOne, totalIn } from './read-answer.js';
import { readPages } from './read-pages.js';
import { CrosswalkAnswer } from './schemas/crosswalk.schema.js';
import { CoverageAnswer, CoverageStatsAnswer, DrugAnswer } from './schemas/drugs.schema.js';
import { EstimateAnswer, MarketYearsAnswer, VersionAnswer } from './schemas/household.schema.js';
import { PlanAnswer, PricedPlanAnswer } from './schemas/plan.schema.js';
import { ProviderAnswer, ProviderCoverageAnswer } from './schemas/providers.schema.js';

export interface FoundPlans {
  plans: PlanAnswer[];
  /** According to the marketplace, with plans that are left out. */
  total: number;
  /** Invalid data, a missing page, or plans beyond 1,000, which is the most that the client reads. */
  dropped: number;
}

/**
 * Client of the CMS Marketplace API, version 1. Unless stated otherwise, every method ends within `CLIENT_LIMITS.call`
 * milliseconds, throws only MarketplaceError, and accepts a signal that ends it earlier. If the API's responses differ
 * from its documentation, the schemas follow the responses.
 */
export class MarketplaceClient {
  private readonly gateway: Gateway;
  private readonly now: () => number;

  constructor(options: GatewayOptions) {
    this.gateway = new Gateway(options);
    this.now = options.now ?? Date.now;
  }

  get counters(): MarketplaceCounters {
    return this.gateway.counters;
  }

  /** The local marketplace adds the years in which it has plans in the county `fips`. */
  marketYears(signal?: AbortSignal, fips?: string): Promise<Answer<MarketYearsAnswer>> {
    return this.one(
      { operation: 'marketYears', method: 'GET', path: '/market-years', query: { fips } },
      MarketYearsAnswer,
      undefined,
      signal,
    );
  }

  versions(signal?: AbortSignal): Promise<Answer<VersionAnswer[]>> {
    return this.list({ operation: 'versions', method: 'GET', path: '/versions' }, VersionAnswer, ['versions'], signal);
  }

  /**
   * Returns all medical plans that match a search, cheapest first, from all pages of results. Premiums are in dollars
   * per month. The plans have only the few benefits that search results contain. Throws MarketplaceError
   * `stateExchange` if the state runs its own exchange.
   */
  async searchPlans(question: PlanQuestion, signal?: AbortSignal): Promise<Answer<FoundPlans>> {
    const found = await readPages(async (offset) => {
      const body = { ...toWire(question), filter: { division: 'HealthCare' }, sort: 'premium', order: 'asc', offset };
      const answer = await this.ask(
        { operation: 'searchPlans', method: 'POST', path: '/plans/search', query: { year: question.year }, body },
        signal,
      );
      return this.reading(() => {
        const sent = listIn('searchPlans', answer.data, 'plans');
        return { ...answer, data: { list: sent, total: totalIn('searchPlans', answer.data, sent.length) } };
      });
    });
    const { rows, dropped } = this.parsePlans(found.data.list);
    const total = Math.max(found.data.total, rows.length + dropped);
    this.counters.droppedPlans += total - rows.length - dropped;
    return { ...found, data: { plans: rows, total, dropped: total - rows.length } };
  }

  /** With full benefits; `premium` is 0 where a plan is not offered. Throws RangeError for more than 30. */
  async batchPlans(
    question: PlanQuestion,
    ids: readonly string[],
    signal?: AbortSignal,
  ): Promise<Answer<PlanAnswer[]>> {
    if (ids.length > MARKETPLACE_BATCH) throw new RangeError(`at most ${MARKETPLACE_BATCH} plans at once`);
    const body = { ...toWire(question), plan_ids: ids };
    const answer = await this.ask(
      { operation: 'batchPlans', method: 'POST', path: '/plans', query: { year: question.year }, body },
      signal,
    );
    return this.reading(() => ({ ...answer, data: this.parsePlans(listIn('batchPlans', answer.data, 'plans')).rows }));
  }

  /** Its premium is 0, which means no price. Throws MarketplaceError `notFound`. */
  plan(id: string, year: number, signal?: AbortSignal): Promise<Answer<PlanAnswer>> {
    return this.one(
      { operation: 'plan', method: 'GET', path: `/plans/${encodeURIComponent(id)}`, query: { year } },
      PlanAnswer,
      'plan',
      signal,
    );
  }

  /** For people at this place. Throws MarketplaceError `notFound` if no plan takes its place. */
  crosswalk(id: string, year: number, place: Place, signal?: AbortSignal): Promise<Answer<CrosswalkAnswer>> {
    const query = { year, plan_id: id, state: place.state, zipcode: place.zipcode, fips: place.countyfips };
    return this.one(
      { operation: 'crosswalk', method: 'GET', path: '/crosswalk', query },
      CrosswalkAnswer,
      undefined,
      signal,
    );
  }

  /** For each person in order: credit (dollars per month), cost-sharing level, Medicaid or CHIP. */
  async estimates(question: PlanQuestion, signal?: AbortSignal): Promise<Answer<EstimateAnswer[]>> {
    const call: Call = {
      operation: 'estimates',
      method: 'POST',
      path: '/households/eligibility/estimates',
      query: { year: question.year },
      body: toWire(question),
    };
    const answer = await this.ask(call, signal);
    return this.reading(() => ({
      ...answer,
      data: listIn('estimates', answer.data, 'estimates').map((entry) => readOne('estimates', EstimateAnswer, entry)),
    }));
  }

  /** By the beginning of their names, at least three letters. */
  drugsAutocomplete(query: string, year?: number, signal?: AbortSignal): Promise<Answer<DrugAnswer[]>> {
    return this.list(
      { operation: 'drugsAutocomplete', method: 'GET', path: '/drugs/autocomplete', query: { q: query, year } },
      DrugAnswer,
      ['drugs'],
      signal,
    );
  }

  /** At most 20 medicines (RxCUI) and 10 plans. Throws RangeError if there are more. */
  drugsCovered(
    drugs: readonly string[],
    plans: readonly string[],
    year: number,
    signal?: AbortSignal,
  ): Promise<Answer<CoverageAnswer[]>> {
    if (drugs.length > COVERAGE_BATCH.drugs || plans.length > COVERAGE_BATCH.plans)
      throw new RangeError('at most 20 medicines and 10 plans at once');
    const query = { drugs: drugs.join(','), planids: plans.join(','), year };
    return this.list(
      { operation: 'drugsCovered', method: 'GET', path: '/drugs/covered', query },
      CoverageAnswer,
      ['coverage', 'Provider & Drug Coverage'],
      signal,
    );
  }

  /** Near a ZIP code, for at least three letters of the name. */
  providersAutocomplete(
    query: string,
    zipcode: string,
    types: readonly string[],
    signal?: AbortSignal,
  ): Promise<Answer<ProviderAnswer[]>> {
    const call: Call = {
      operation: 'providersAutocomplete',
      method: 'GET',
      path: '/providers/autocomplete',
      query: { q: query, zipcode, type: types.join(',') },
    };
    return this.list(call, ProviderAnswer, ['providers'], signal);
  }

  /** At most 10 doctors (NPI) and 10 plans. Throws RangeError if there are more. */
  providersCovered(
    npis: readonly string[],
    plans: readonly string[],
    year: number,
    signal?: AbortSignal,
  ): Promise<Answer<ProviderCoverageAnswer[]>> {
    if (npis.length > PROVIDER_BATCH.providers || plans.length > PROVIDER_BATCH.plans)
      throw new RangeError('at most 10 doctors and 10 plans at once');
    const query = { providerids: npis.join(','), planids: plans.join(','), year };
    return this.list(
      { operation: 'providersCovered', method: 'GET', path: '/providers/covered', query },
      ProviderCoverageAnswer,
      ['coverage', 'Provider & Drug Coverage'],
      signal,
    );
  }

  coverageStats(signal?: AbortSignal): Promise<Answer<CoverageStatsAnswer>> {
    return this.one(
      { operation: 'coverageStats', method: 'GET', path: '/coverage/stats' },
      CoverageStatsAnswer,
      undefined,
      signal,
    );
  }

  private parsePlans(list: readonly unknown[]): { rows: PlanAnswer[]; dropped: number } {
    const parsed = parseRows(PricedPlanAnswer, list);
    this.counters.droppedPlans += parsed.dropped;
    return parsed;
  }

  private async list<S extends z.ZodMiniType>(
    call: Call,
    row: S,
    names: string[],
    signal?: AbortSignal,
  ): Promise<Answer<z.output<S>[]>> {
    const answer = await this.ask(call, signal);
    const parsed = this.reading(() => parseRows(row, listIn(call.operation, answer.data, ...names)));
    this.counters.droppedRows += parsed.dropped;
    return { ...answer, data: parsed.rows };
  }

  private async one<S extends z.ZodMiniType>(
    call: Call,
    schema: S,
    name: string | undefined,
    signal?: AbortSignal,
  ): Promise<Answer<z.output<S>>> {
    const answer = await this.ask(call, signal);
    return { ...answer, data: this.reading(() => readOne(call.operation, schema, answer.data, name)) };
  }

  private reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.counters.errors.badAnswer += 1;
      throw error;
    }
  }

  private async ask(call: Call, signal?: AbortSignal): Promise<Answer<unknown>> {
    const { body, ...origin } = await traced({ name: `marketplace ${call.operation}`, kind: 'upstream' }, () =>
      this.gateway.ask(call, signal),
    );
    return { data: body, ...origin, at: new Date(this.now()) };
  }
}
