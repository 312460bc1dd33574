import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { NetworkCoverage, type PROVIDERS } from '#contract/api/providers.contract.js';
import { PROVIDER_BATCH } from '#contract/limits/care.js';
import { AnswerCache, type CacheResult } from '#platform/cache/answer-cache.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { batchesOf } from '#platform/marketplace/question.js';
import { joinProvenance } from '../plans/index.js';
import { ProviderQueries } from './provider-queries.js';

/** Its methods throw `plans.unavailable` if the marketplace does not answer. */
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

  /** Sorted batches let all who compare a county's plans share cached answers. */
  async coverage({
    npis,
    plan_ids,
    year,
  }: InputOf<typeof PROVIDERS.checkCoverage>['body']): Promise<ReplyOf<typeof PROVIDERS.checkCoverage>> {
    const groups = batchesOf(inOrder(plan_ids), PROVIDER_BATCH.plans);
    const replies = await Promise.all(groups.map((plans) => this.ofGroup({ npis: inOrder(npis), plans, year })));
    return {
      coverage: replies.flatMap(({ coverage }) => coverage),
      provenance: joinProvenance(replies.map(({ provenance }) => provenance)),
    };
  }

  private async ofGroup(question: { npis: string[]; plans: string[]; year: number }) {
    const { answer, stale } = await this.orAppError((began) => this.cache.get(this.queries.coverage, question, began));
    const { coverage, provenance } = z.parse(NetworkCoverage, await answer.json());
    return { coverage, provenance: { ...provenance, stale } };
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
