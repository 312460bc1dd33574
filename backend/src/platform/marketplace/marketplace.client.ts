import { COVERAGE_BATCH, MARKETPLACE_BATCH } from '../../contract/limits.js';
import type { MarketplaceCounters } from './counters.js';
import type { Call } from './exchange.js';
import { currentRequestId } from '../logging/request-context.js';
import { tracePiece } from '../tracing/traces.js';
import { Gateway, type GatewayOptions } from './gateway.js';
import type { Answer, PlanQuestion } from './question.js';
import { keepGood, listIn, readOne, totalIn } from './read-answer.js';
import { readPages } from './read-pages.js';
import { CoverageAnswer, CoverageStatsAnswer, DrugAnswer } from './schemas/drugs.schema.js';
import { EstimateAnswer } from './schemas/eligibility.schema.js';
import { CountyAnswer, MarketYearsAnswer, StateAnswer, VersionAnswer } from './schemas/geography.schema.js';
import { PlanAnswer, PricedPlanAnswer } from './schemas/plan.schema.js';
import type * as z from 'zod/mini';

export interface FoundPlans {
  plans: PlanAnswer[];
  /** Plans the marketplace has for this question: those above and those left out. */
  total: number;
  /** Records that cannot be right, and plans whose page did not come or lies beyond what is read. */
  dropped: number;
}

/**
 * The CMS Marketplace API, version 1. Every method throws MarketplaceError and nothing else, answers within
 * `CLIENT_LIMITS.call`, and takes a signal that ends it earlier. Shapes are those of the live answers, not of the
 * official document, where the two differ.
 */
export class MarketplaceClient {
  private readonly gateway: Gateway;
  private readonly now: () => number;

  constructor(options: GatewayOptions) {
    this.gateway = new Gateway(options);
    this.now = options.clock ?? Date.now;
  }

  get counters(): MarketplaceCounters {
    return this.gateway.counters;
  }

  /** Counties of a 5-digit ZIP code in any state; empty when nobody knows it. */
  countiesByZip(zip: string, signal?: AbortSignal): Promise<Answer<CountyAnswer[]>> {
    return this.list({ operation: 'countiesByZip', method: 'GET', path: `/counties/by/zip/${encodeURIComponent(zip)}` }, CountyAnswer, ['counties'], signal);
  }

  /** A state by its two letters, with name and address of its own exchange if it has one. Throws `notFound`. */
  state(abbreviation: string, year: number, signal?: AbortSignal): Promise<Answer<StateAnswer>> {
    return this.one({ operation: 'state', method: 'GET', path: `/states/${encodeURIComponent(abbreviation)}`, query: { year } }, StateAnswer, 'state', signal);
  }

  /** The plan year that is current at the market, and all it has data of. */
  marketYears(signal?: AbortSignal): Promise<Answer<MarketYearsAnswer>> {
    return this.one({ operation: 'marketYears', method: 'GET', path: '/market-years' }, MarketYearsAnswer, undefined, signal);
  }

  /** When each data set of the marketplace last changed. */
  versions(signal?: AbortSignal): Promise<Answer<VersionAnswer[]>> {
    return this.list({ operation: 'versions', method: 'GET', path: '/versions' }, VersionAnswer, ['versions'], signal);
  }

  /**
   * Every plan of a search, all pages, cheapest first, medical plans only. Dollars per month; benefits are the few a search
   * shows. Throws `stateExchange` where a state sells its plans itself.
   */
  async searchPlans(question: PlanQuestion, signal?: AbortSignal): Promise<Answer<FoundPlans>> {
    const found = await readPages(async (offset) => {
      const body = { ...question, filter: { division: 'HealthCare' }, sort: 'premium', order: 'asc', offset };
      const answer = await this.ask({ operation: 'searchPlans', method: 'POST', path: '/plans/search', query: { year: question.year }, body }, signal);
      return this.reading(() => {
        const sent = listIn('searchPlans', answer.data, 'plans');
        return { ...answer, data: { list: sent, total: totalIn('searchPlans', answer.data, sent.length) } };
      });
    });
    const { rows, dropped } = this.keepPlans(found.data.list);
    const total = Math.max(found.data.total, rows.length + dropped);
    this.counters.droppedPlans += total - rows.length - dropped;
    return { ...found, data: { plans: rows, total, dropped: total - rows.length } };
  }

  /** Full benefits and prices of at most 30 plans. A plan not offered in the place comes with `premium` 0. Throws RangeError for more. */
  async batchPlans(question: PlanQuestion, ids: readonly string[], signal?: AbortSignal): Promise<Answer<PlanAnswer[]>> {
    if (ids.length > MARKETPLACE_BATCH) throw new RangeError(`at most ${MARKETPLACE_BATCH} plans at once`);
    const body = { ...question, plan_ids: ids };
    const answer = await this.ask({ operation: 'batchPlans', method: 'POST', path: '/plans', query: { year: question.year }, body }, signal);
    return this.reading(() => ({ ...answer, data: this.keepPlans(listIn('batchPlans', answer.data, 'plans')).rows }));
  }

  /** One plan without a household: everything but a price. Throws `notFound`. */
  plan(id: string, year: number, signal?: AbortSignal): Promise<Answer<PlanAnswer>> {
    return this.one({ operation: 'plan', method: 'GET', path: `/plans/${encodeURIComponent(id)}`, query: { year } }, PlanAnswer, 'plan', signal);
  }

  /** Credit, cost-sharing level and Medicaid or CHIP signal for each person of the household, in its order. */
  async estimates(question: PlanQuestion, signal?: AbortSignal): Promise<Answer<EstimateAnswer[]>> {
    const call: Call = { operation: 'estimates', method: 'POST', path: '/households/eligibility/estimates', query: { year: question.year }, body: question };
    const answer = await this.ask(call, signal);
    return this.reading(() => ({ ...answer, data: listIn('estimates', answer.data, 'estimates').map((entry) => readOne('estimates', EstimateAnswer, entry)) }));
  }

  /** Medicines whose name fits, each with its RxCUI; the marketplace wants at least three letters. */
  drugsAutocomplete(query: string, year?: number, signal?: AbortSignal): Promise<Answer<DrugAnswer[]>> {
    return this.list({ operation: 'drugsAutocomplete', method: 'GET', path: '/drugs/autocomplete', query: { q: query, year } }, DrugAnswer, ['drugs'], signal);
  }

  /** Coverage of at most 20 medicines (RxCUI) by at most 10 plans. Throws RangeError for more. */
  drugsCovered(drugs: readonly string[], plans: readonly string[], year: number, signal?: AbortSignal): Promise<Answer<CoverageAnswer[]>> {
    if (drugs.length > COVERAGE_BATCH.drugs || plans.length > COVERAGE_BATCH.plans) throw new RangeError('at most 20 medicines and 10 plans at once');
    const query = { drugs: drugs.join(','), planids: plans.join(','), year };
    return this.list({ operation: 'drugsCovered', method: 'GET', path: '/drugs/covered', query }, CoverageAnswer, ['coverage', 'Provider & Drug Coverage'], signal);
  }

  /** When the marketplace last loaded data about medicines. */
  coverageStats(signal?: AbortSignal): Promise<Answer<CoverageStatsAnswer>> {
    return this.one({ operation: 'coverageStats', method: 'GET', path: '/coverage/stats' }, CoverageStatsAnswer, undefined, signal);
  }

  private keepPlans(list: readonly unknown[]): { rows: PlanAnswer[]; dropped: number } {
    const kept = keepGood(PricedPlanAnswer, list);
    this.counters.droppedPlans += kept.dropped;
    return kept;
  }

  private async list<S extends z.ZodMiniType>(call: Call, row: S, names: string[], signal?: AbortSignal): Promise<Answer<z.output<S>[]>> {
    const answer = await this.ask(call, signal);
    const kept = this.reading(() => keepGood(row, listIn(call.operation, answer.data, ...names)));
    this.counters.droppedRows += kept.dropped;
    return { ...answer, data: kept.rows };
  }

  private async one<S extends z.ZodMiniType>(call: Call, schema: S, name: string | undefined, signal?: AbortSignal): Promise<Answer<z.output<S>>> {
    const answer = await this.ask(call, signal);
    return { ...answer, data: this.reading(() => readOne(call.operation, schema, answer.data, name)) };
  }

  /** An answer that came but cannot be read counts as an error too. */
  private reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.counters.errors.badAnswer += 1;
      throw error;
    }
  }

  private async ask(call: Call, signal?: AbortSignal): Promise<Answer<unknown>> {
    const began = Date.now();
    const tell = (failed: boolean) => tracePiece({ name: `marketplace ${call.operation}`, kind: 'upstream', requestId: currentRequestId() ?? '', began, failed, attributes: {} });
    const { body, source } = await this.gateway.ask(call, signal).catch((error: unknown) => {
      tell(true);
      throw error;
    });
    tell(false);
    return { data: body, source, at: new Date(this.now()) };
  }
}
