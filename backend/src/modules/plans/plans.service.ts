import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/api/endpoint.js';
import type { PlanBatch, PLANS, PlanSearch } from '#contract/api/plans.contract.js';
import { ERRORS, type ErrorCode } from '#contract/messages/errors.js';
import { AnswerCache, CACHE_CLOCK, type CacheResult } from '#platform/cache/answer-cache.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import { isOutage, MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { MarketYearsAnswer, StateAnswer } from '#platform/marketplace/schemas/geography.schema.js';
import { offeredYears } from './open-enrollment.js';
import { PlanQueries } from './plan-queries.js';

/**
 * Postal codes of American Samoa, Guam, the Northern Mariana Islands, Puerto Rico, the US Minor Outlying Islands and
 * the US Virgin Islands, which have neither the federal marketplace nor one of their own (42 U.S.C. 18043(a)).
 */
const TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'];
/** Seconds to wait before trying again if the marketplace does not say how long. */
const TRY_AGAIN = 60;

/**
 * Provides plans, counties and years from the cache or the marketplace, as the bytes of API replies. Each method ends
 * within 6 seconds. Every error is an AppError with a `plans.` code. `plans.unavailable` means that nothing is cached
 * and the marketplace did not answer in time; it includes the number of seconds to wait.
 */
@Injectable()
export class PlansService {
  private readonly now: () => number;

  constructor(
    private readonly cache: AnswerCache,
    private readonly queries: PlanQueries,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /**
   * Returns the counties of a 5-digit ZIP code, in any state. Throws `plans.zipUnknown` if there is no such ZIP code.
   */
  counties(zip: string): Promise<CacheResult> {
    return this.orAppError('plans.zipUnknown', () => this.cache.get(this.queries.counties, { zip }));
  }

  /** Returns the marketplace's current plan year and the years that people may choose from today. */
  async marketYears(): Promise<ReplyOf<typeof PLANS.listMarketYears>> {
    const { answer } = await this.orAppError('plans.unavailable', () => this.cache.get(this.queries.marketYears, {}));
    const market = z.parse(MarketYearsAnswer, await answer.json());
    return { current: market.current, offered: offeredYears(market, new Date(this.now())) };
  }

  /** Returns the marketplace's current plan year. */
  async currentYear(): Promise<number> {
    return (await this.marketYears()).current;
  }

  /** Returns one plan without a price. The year is the current one unless another is given. Throws `plans.notFound`. */
  async plan(id: string, year?: number): Promise<CacheResult> {
    const began = performance.now();
    const ofYear = year ?? (await this.currentYear());
    return this.orAppError('plans.notFound', () => this.cache.get(this.queries.plan, { id, year: ofYear }, began));
  }

  /**
   * Returns the name of a plan in the current year. Returns null if the plan is not sold this year or its name cannot
   * be read.
   */
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
   * Finds every plan for a household, with prices in dollars per month. Throws `plans.stateExchange`, with the name of
   * the state's own exchange, or `plans.territory` for places without any exchange.
   */
  search(search: PlanSearch): Promise<CacheResult> {
    return this.orOwnExchange(search, (began) => this.cache.get(this.queries.search, search, began));
  }

  /**
   * Returns several plans in full, priced for a household. The order of the ids makes no difference. Throws the same
   * errors as `search`.
   */
  batch(batch: PlanBatch): Promise<CacheResult> {
    const question = { ...batch, plan_ids: [...new Set(batch.plan_ids)].toSorted() };
    return this.orOwnExchange(batch, (began) => this.cache.get(this.queries.batch, question, began));
  }

  /**
   * Runs a plan query. If the place is outside the federal marketplace, throws `plans.stateExchange` or
   * `plans.territory`. The query and the lookup of the state's exchange share one time limit.
   */
  private async orOwnExchange(search: PlanSearch, ask: (began: number) => Promise<CacheResult>): Promise<CacheResult> {
    const began = performance.now();
    try {
      return await ask(began);
    } catch (error) {
      if (error instanceof MarketplaceError && error.kind === 'stateExchange')
        throw await this.ownExchange(search, began);
      throw this.toAppError(error, 'plans.unavailable');
    }
  }

  private async orAppError(whenNone: ErrorCode, ask: () => Promise<CacheResult>): Promise<CacheResult> {
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

  /**
   * Creates the error for places that the federal marketplace does not serve. For a state with its own exchange, the
   * error includes the exchange's name and its https link, if they are known.
   */
  private async ownExchange({ place, year }: PlanSearch, began: number): Promise<AppError> {
    if (TERRITORIES.includes(place.state)) return new AppError('plans.territory');
    try {
      const { answer } = await this.cache.get(this.queries.state, { state: place.state, year }, began);
      const { hix_name, hix_url } = z.parse(StateAnswer, await answer.json());
      const errors = { ...(hix_name && { hix_name }), ...(hix_url?.startsWith('https:') && { hix_url }) };
      const where = Object.values(errors).join(': ');
      return new AppError('plans.stateExchange', {
        errors,
        ...(where && { detail: `${ERRORS['plans.stateExchange'].message} ${where}` }),
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'the name of a state exchange could not be read');
      return new AppError('plans.stateExchange');
    }
  }
}
