import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { InputOf } from '#contract/api/endpoint.js';
import type { PROVIDERS } from '#contract/api/providers.contract.js';
import { AnswerCache, type CacheResult } from '#platform/cache/answer-cache.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { ProviderQueries } from './provider-queries.js';

/**
 * Finds doctors by name and looks up which plans have them in their network. Methods throw `plans.unavailable` if the
 * marketplace does not answer.
 */
@Injectable()
export class ProvidersService {
  constructor(
    private readonly cache: AnswerCache,
    private readonly queries: ProviderQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  search({ q, zipcode, types }: InputOf<typeof PROVIDERS.search>['body']): Promise<CacheResult> {
    const question = { q: q.toLowerCase(), zipcode, types: inOrder(types) };
    return this.orAppError((began) => this.cache.get(this.queries.search, question, began));
  }

  /** Returns the coverage for each doctor and plan. The order of the ids makes no difference. */
  coverage({ npis, plan_ids, year }: InputOf<typeof PROVIDERS.checkCoverage>['body']): Promise<CacheResult> {
    const question = { npis: inOrder(npis), plans: inOrder(plan_ids), year };
    return this.orAppError((began) => this.cache.get(this.queries.coverage, question, began));
  }

  private async orAppError(ask: (began: number) => Promise<CacheResult>): Promise<CacheResult> {
    try {
      return await ask(performance.now());
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      this.logger.warn({ err: error }, 'the marketplace gave no answer about doctors');
      throw new AppError('plans.unavailable', { cause: error });
    }
  }
}

const inOrder = (list: readonly string[]): string[] => [...new Set(list)].toSorted();
