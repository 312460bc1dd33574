import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { ReplyOf } from '../../contract/endpoint.js';
import { ERRORS, type ErrorCode } from '../../contract/messages/errors.js';
import type { PlanBatch, PLANS, PlanSearch } from '../../contract/plans.contract.js';
import { AnswerCache, CACHE_CLOCK, type Look } from '../../platform/cache/answer-cache.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { isOutage, MarketplaceError } from '../../platform/marketplace/marketplace-error.js';
import { MarketYearsAnswer, StateAnswer } from '../../platform/marketplace/schemas/geography.schema.js';
import { offeredYears } from './open-enrollment.js';
import { PlanAnswers } from './plan-answers.js';

/** American Samoa, Guam, Northern Mariana Islands, Puerto Rico, Minor Outlying Islands, Virgin Islands: no Marketplace, federal or own (42 U.S.C. 18043(a)). */
const TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'];
/** Seconds after which it is worth asking again when the marketplace does not say. */
const TRY_AGAIN = 60;

/**
 * Plans, counties and years, as saved or from the marketplace. A `Look` says whether it is past its time; its bytes are the
 * contract's reply. Every method throws AppError with a `plans.` code, within the 6 s of score sheet 46: `plans.unavailable`
 * (with the seconds to wait) when there is nothing saved and the marketplace does not answer in time.
 */
@Injectable()
export class PlansService {
  private readonly now: () => number;

  constructor(
    private readonly cache: AnswerCache,
    private readonly answers: PlanAnswers,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /** Counties of a 5-digit ZIP code, of every state. Throws `plans.zipUnknown` when there is no such code. */
  counties(zip: string): Promise<Look> {
    return this.telling('plans.zipUnknown', () => this.cache.look(this.answers.counties, { zip }));
  }

  /** The market's own current plan year, and the years to choose from on the day of asking (`offeredYears`). */
  async marketYears(): Promise<ReplyOf<typeof PLANS.marketYears>> {
    const { answer } = await this.telling('plans.unavailable', () => this.cache.look(this.answers.marketYears, {}));
    const market = z.parse(MarketYearsAnswer, await answer.json());
    return { current: market.current, offered: offeredYears(market, new Date(this.now())) };
  }

  /** The market's own current plan year. */
  async currentYear(): Promise<number> {
    return (await this.marketYears()).current;
  }

  /** One plan without a price; of the market's current year unless told otherwise. Throws `plans.notFound`. */
  async plan(id: string, year?: number): Promise<Look> {
    const began = performance.now();
    const ofYear = year ?? (await this.currentYear());
    return this.telling('plans.notFound', () => this.cache.look(this.answers.plan, { id, year: ofYear }, began));
  }

  /** Every plan for a household, in dollars per month. A state with its own exchange is an answer too: `plans.stateExchange` names it; a territory has none (`plans.territory`). */
  search(search: PlanSearch): Promise<Look> {
    return this.orOwnExchange(search, (began) => this.cache.look(this.answers.search, search, began));
  }

  /** Some plans in full, priced for a household. The order of the ids makes no difference. Throws like `search`. */
  batch(batch: PlanBatch): Promise<Look> {
    const question = { ...batch, plan_ids: [...new Set(batch.plan_ids)].toSorted() };
    return this.orOwnExchange(batch, (began) => this.cache.look(this.answers.batch, question, began));
  }

  /** Both looks together are one person's wait. */
  private async orOwnExchange(search: PlanSearch, look: (began: number) => Promise<Look>): Promise<Look> {
    const began = performance.now();
    try {
      return await look(began);
    } catch (error) {
      if (error instanceof MarketplaceError && error.kind === 'stateExchange') throw await this.ownExchange(search, began);
      throw this.toAppError(error, 'plans.unavailable');
    }
  }

  private async telling(whenNone: ErrorCode, look: () => Promise<Look>): Promise<Look> {
    try {
      return await look();
    } catch (error) {
      throw this.toAppError(error, whenNone);
    }
  }

  private toAppError(error: unknown, whenNone: ErrorCode): unknown {
    if (!(error instanceof MarketplaceError)) return error;
    if (error.kind === 'notFound') return new AppError(whenNone, { cause: error });
    if (!isOutage(error)) return new AppError('request.invalid', { cause: error });
    this.logger.warn({ err: error }, 'the marketplace gave no answer');
    return new AppError('plans.unavailable', { cause: error, retryAfter: Math.ceil((error.waitMs ?? TRY_AGAIN * 1000) / 1000) });
  }

  /** Name and link for people of a state that the federal marketplace does not serve; without them the plain sentence. Only safe addresses are passed on. */
  private async ownExchange({ place, year }: PlanSearch, began: number): Promise<AppError> {
    if (TERRITORIES.includes(place.state)) return new AppError('plans.territory');
    try {
      const { answer } = await this.cache.look(this.answers.state, { state: place.state, year }, began);
      const { hix_name, hix_url } = z.parse(StateAnswer, await answer.json());
      const errors = { ...(hix_name && { hix_name }), ...(hix_url?.startsWith('https:') && { hix_url }) };
      const where = Object.values(errors).join(': ');
      return new AppError('plans.stateExchange', { errors, ...(where && { detail: `${ERRORS['plans.stateExchange'].message} ${where}` }) });
    } catch (error) {
      this.logger.warn({ err: error }, 'the name of a state exchange could not be read');
      return new AppError('plans.stateExchange');
    }
  }
}
