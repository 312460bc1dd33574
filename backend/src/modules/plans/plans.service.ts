import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/api/endpoint.js';
import type { OwnCareCosts, OwnCareCostsReply, PlanBatch, PLANS, PlanSearch } from '#contract/api/plans.contract.js';
import { Renewal, type PlanToRenew } from '#contract/changes/next-year.contract.js';
import { monthsCounted } from '#contract/deadlines/medicare.js';
import { COMPARE } from '#contract/limits/plans.js';
import type { ErrorCode } from '#contract/messages/errors.js';
import { Places } from '#modules/facts/index.js';
import { AnswerCache, CACHE_CLOCK, type CacheResult } from '#platform/cache/answer-cache.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import { isOutage, MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { MarketYearsAnswer } from '#platform/marketplace/schemas/household.schema.js';
import { offeredYears, pastYears } from './open-enrollment.js';
import { PlanQueries } from './plan-queries.js';
import { withoutYears } from './to-plan.js';
import { YearCosts } from './year-costs.service.js';
import { lookUpZip, notServedError, stateExchangeError } from './zip-lookup.js';

/** The fields of a plan search reply from which `ownCareCosts` calculates yearly costs. */
const PricedAnswer = z.object({
  plans: z.array(
    z.object({
      id: z.string(),
      premium: z.nullable(z.number()),
      premium_w_credit: z.nullable(z.number()),
      year_cost: z.nullable(z.unknown()),
    }),
  ),
  eligibility: z.object({ csr: z.nullable(z.string()), people: z.array(z.object({ is_priced: z.boolean() })) }),
});

/** Number of seconds after which a person should try again, if the marketplace does not say how long to wait. */
const TRY_AGAIN = 60;

/**
 * Provides plans, counties and years from the cache or the marketplace, as the bytes of API replies. A cached query
 * ends within 6 seconds. Every error of a query is an AppError whose code begins with `plans.`, or is `request.invalid`
 * if the marketplace rejects the query. `plans.unavailable` means that nothing is cached and the marketplace did not
 * answer in time. This error contains the number of seconds to wait.
 */
@Injectable()
export class PlansService {
  private readonly now: () => number;

  constructor(
    private readonly cache: AnswerCache,
    private readonly queries: PlanQueries,
    private readonly places: Places,
    private readonly costs: YearCosts,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /**
   * Returns the counties in which a 5-digit ZIP code lies, and who runs the marketplace in each of their states. Both
   * lists are empty for an unknown ZIP code. The data is part of this site, so no call is made.
   */
  counties(zip: string): ReplyOf<typeof PLANS.listCounties> {
    return lookUpZip(this.places, zip);
  }

  async marketYears(): Promise<ReplyOf<typeof PLANS.listMarketYears>> {
    const { answer } = await this.orAppError('plans.unavailable', () => this.cache.get(this.queries.marketYears, {}));
    const market = z.parse(MarketYearsAnswer, await answer.json());
    return { current: market.current, offered: offeredYears(market, new Date(this.now())) };
  }

  /** Newest first. Only the local marketplace has them, if files were imported. */
  async pastYears(fips: string): Promise<ReplyOf<typeof PLANS.listPastYears>> {
    if (!this.places.county(fips)) return { past: [] };
    const { answer } = await this.orAppError('plans.unavailable', () =>
      this.cache.get(this.queries.countyYears, { fips }),
    );
    const market = z.parse(MarketYearsAnswer, await answer.json());
    return { past: pastYears(market, new Date(this.now())) };
  }

  async currentYear(): Promise<number> {
    return (await this.marketYears()).current;
  }

  /** Without a premium; of the current year by default. Throws `plans.notFound`. */
  async plan(id: string, year?: number): Promise<CacheResult> {
    const began = performance.now();
    const ofYear = year ?? (await this.currentYear());
    return this.orAppError('plans.notFound', () => this.cache.get(this.queries.plan, { id, year: ofYear }, began));
  }

  /** In the current year. Null if it is not sold or the marketplace does not answer. */
  async nameOf(id: string): Promise<string | null> {
    try {
      const { answer } = await this.plan(id);
      return z.parse(z.object({ plan: z.object({ name: z.string() }) }), await answer.json()).plan.name;
    } catch (error) {
      this.logger.info({ err: error }, 'the name of a plan could not be read');
      return null;
    }
  }

  /**
   * Returns what becomes of a plan in the next year at one place, or that the plans of that year are not out yet.
   * Throws `plans.stateExchange` or `plans.territory` if HealthCare.gov does not serve the state in the next year.
   */
  async renewal(plan: PlanToRenew): Promise<Renewal> {
    const next_year = plan.year + 1;
    const { offered } = await this.marketYears();
    if (next_year > Math.max(...offered))
      return { next_year, is_out: false, new_plan_id: null, is_by_area: false, is_sold_elsewhere: false };
    const notServed = notServedError(this.places, { place: plan.place, year: next_year });
    if (notServed) throw notServed;
    const { answer } = await this.orAppError('plans.unavailable', () => this.cache.get(this.queries.renewal, plan));
    return z.parse(Renewal, await answer.json());
  }

  /**
   * Finds every plan for a household, with premiums in dollars per month. Throws `plans.stateExchange`, with the name
   * of the exchange, if the state runs its own exchange. Throws `plans.territory` for a place without any exchange, and
   * `plans.placeUnknown` if the marketplace does not know the place.
   */
  search(search: PlanSearch): Promise<CacheResult> {
    return this.orOwnExchange(search, (began) => this.cache.get(this.queries.search, search, began));
  }

  /** With premiums for a household, in any order of ids. Throws as `search`. */
  batch(batch: PlanBatch): Promise<CacheResult> {
    const question = { ...batch, plan_ids: [...new Set(batch.plan_ids)].toSorted() };
    return this.orOwnExchange(batch, (began) => this.cache.get(this.queries.batch, question, began));
  }

  /**
   * Returns the yearly cost of each plan for a household that expects the given visits and prescription fills, and
   * average care otherwise. `exceptions` names plans for which other numbers hold. The premiums of up to four plans
   * come from `batch`, those of more plans from `search`. Throws the errors of both methods. If another process cached
   * the premiums, the cost sharing of the plans is fetched again, which may take 5 more seconds.
   */
  async ownCareCosts({ plan_ids, own_care, exceptions = [], ...search }: OwnCareCosts): Promise<OwnCareCostsReply> {
    const { answer } = await (plan_ids.length > COMPARE.max
      ? this.search(search)
      : this.batch({ ...search, plan_ids }));
    const { plans, eligibility } = z.parse(PricedAnswer, await answer.json());
    const { csr } = eligibility;
    const asked = plans.filter(({ id, year_cost }) => year_cost !== null && plan_ids.includes(id));
    const ids = asked.map(({ id }) => id);
    const people = search.household.people.filter((_, index) => eligibility.people[index]?.is_priced);
    const ages = people.map(({ age }) => age);
    const months = monthsCounted(people, search.year);
    await this.orAppError('plans.unavailable', () =>
      this.queries.learnDesigns(search, { csr, people: ages.length }, ids),
    );
    const careOf = new Map(exceptions.flatMap((group) => group.plan_ids.map((id) => [id, group.own_care] as const)));
    const costs = asked.flatMap((plan) => {
      const household = { ages, year: search.year, months, ownCare: careOf.get(plan.id) ?? own_care };
      const cost = this.costs.of(plan, household, csr);
      return cost ? [[plan.id, plan_ids.length > COMPARE.max ? withoutYears(cost) : cost] as const] : [];
    });
    return { costs: Object.fromEntries(costs) };
  }

  /**
   * Throws `plans.stateExchange` or `plans.territory` if HealthCare.gov does not serve the state, by this site's own
   * list or by the marketplace, and `plans.placeUnknown` if the marketplace does not know the place.
   */
  private async orOwnExchange(search: PlanSearch, ask: (began: number) => Promise<CacheResult>): Promise<CacheResult> {
    const notServed = notServedError(this.places, search);
    if (notServed) throw notServed;
    try {
      return await ask(performance.now());
    } catch (error) {
      if (error instanceof MarketplaceError && error.kind === 'stateExchange')
        throw stateExchangeError(this.places, search.place);
      if (error instanceof MarketplaceError && error.kind === 'notFound')
        throw new AppError('plans.placeUnknown', { cause: error });
      throw this.toAppError(error, 'plans.unavailable');
    }
  }

  private async orAppError<T>(whenNone: ErrorCode, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw this.toAppError(error, whenNone);
    }
  }

  private toAppError(error: unknown, whenNone: ErrorCode): unknown {
    if (!(error instanceof MarketplaceError)) return error;
    if (error.kind === 'notFound') return new AppError(whenNone, { cause: error });
    if (!isOutage(error)) return new AppError('request.invalid', { cause: error });
    this.logger.warn({ err: error }, 'the marketplace gave no answer');
    return new AppError('plans.unavailable', {
      cause: error,
      retryAfter: Math.ceil((error.waitMs ?? TRY_AGAIN * 1000) / 1000),
    });
  }
}
