import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { ErrorCode } from '../../contract/messages/errors.js';
import type { PlanBatch, PlanSearch } from '../../contract/plans.contract.js';
import { AnswerCache, type Look } from '../../platform/cache/answer-cache.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { isOutage, MarketplaceError } from '../../platform/marketplace/marketplace-error.js';
import { StateAnswer } from '../../platform/marketplace/schemas/geography.schema.js';
import { PlanAnswers } from './plan-answers.js';

/** Seconds after which it is worth asking again when the marketplace does not say. */
const TRY_AGAIN = 60;
const CurrentYear = z.object({ current: z.int() });

/** Plans, counties and years, as saved or from the marketplace. Every method throws AppError with a `plans.` code. */
@Injectable()
export class PlansService {
  constructor(
    private readonly cache: AnswerCache,
    private readonly answers: PlanAnswers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  counties(zip: string): Promise<Look> {
    return this.telling('plans.zipUnknown', () => this.cache.look(this.answers.counties, { zip }));
  }

  marketYears(): Promise<Look> {
    return this.telling('plans.unavailable', () => this.cache.look(this.answers.marketYears, {}));
  }

  /** The market's own current plan year. */
  async currentYear(): Promise<number> {
    const { answer } = await this.marketYears();
    return z.parse(CurrentYear, await answer.json()).current;
  }

  /** One plan without a price; of the market's current year unless told otherwise. */
  async plan(id: string, year?: number): Promise<Look> {
    const began = performance.now();
    const ofYear = year ?? (await this.currentYear());
    return this.telling('plans.notFound', () => this.cache.look(this.answers.plan, { id, year: ofYear }, began));
  }

  /** Every plan for a household. A state with its own exchange is an answer too: `plans.stateExchange` names it. */
  search(search: PlanSearch): Promise<Look> {
    return this.orOwnExchange(search, () => this.cache.look(this.answers.search, search));
  }

  /** Some plans in full, priced for a household. The order of the ids makes no difference. */
  batch(batch: PlanBatch): Promise<Look> {
    const question = { ...batch, plan_ids: [...new Set(batch.plan_ids)].toSorted() };
    return this.orOwnExchange(batch, () => this.cache.look(this.answers.batch, question));
  }

  private async orOwnExchange(search: PlanSearch, look: () => Promise<Look>): Promise<Look> {
    try {
      return await look();
    } catch (error) {
      if (error instanceof MarketplaceError && error.kind === 'stateExchange') throw await this.ownExchange(search);
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
    // A refused key stops everything until somebody replaces it, so it is told louder than a passing failure.
    if (error.kind === 'unauthorized') this.logger.fatal({ err: error }, 'THE MARKETPLACE REFUSES OUR KEY');
    else this.logger.warn({ err: error }, 'the marketplace gave no answer');
    return new AppError('plans.unavailable', { cause: error, retryAfter: Math.ceil((error.waitMs ?? TRY_AGAIN * 1000) / 1000) });
  }

  /** Name and link for people of a state that the federal marketplace does not serve; without them the plain sentence. */
  private async ownExchange({ place, year }: PlanSearch): Promise<AppError> {
    try {
      const { answer } = await this.cache.look(this.answers.state, { state: place.state, year });
      const { hix_name: name, hix_url: url } = z.parse(StateAnswer, await answer.json());
      const errors = { ...(name && { hix_name: name }), ...(url !== null && { hix_url: url }) };
      const where = [name, url].filter(Boolean).join(': ');
      return new AppError('plans.stateExchange', { errors, ...(where && { detail: `This state runs its own marketplace, so its plans are not listed here. ${where}` }) });
    } catch (error) {
      this.logger.warn({ err: error }, 'the name of a state exchange could not be read');
      return new AppError('plans.stateExchange');
    }
  }
}
