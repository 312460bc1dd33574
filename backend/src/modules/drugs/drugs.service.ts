import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { Drug } from '../../contract/drugs.contract.js';
import { DRUG_SEARCH } from '../../contract/limits.js';
import { AnswerCache, type Look } from '../../platform/cache/answer-cache.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { MarketplaceError } from '../../platform/marketplace/marketplace-error.js';
import { PlansService } from '../plans/index.js';
import { DrugAnswers } from './drug-answers.js';

/** Names of medicines and what plans say of them. Methods throw `drugs.unavailable` when there is no answer to give. */
@Injectable()
export class DrugsService {
  constructor(
    private readonly cache: AnswerCache,
    private readonly answers: DrugAnswers,
    private readonly plans: PlansService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Products whose name fits; none below three letters (specification 2, section 5). */
  async find(text: string, year?: number): Promise<Drug[]> {
    const q = text.trim().toLowerCase();
    if (q.length < DRUG_SEARCH.lookUpFrom) return [];
    const { answer } = await this.telling(async () => this.cache.look(this.answers.lookup, { q, year: year ?? (await this.plans.currentYear()) }));
    return z.parse(z.array(Drug), await answer.json());
  }

  /** Whether plans cover medicines; the order of either list makes no difference. */
  coverage(drugs: readonly string[], plans: readonly string[], year?: number): Promise<Look> {
    const inOrder = (list: readonly string[]): string[] => [...new Set(list)].toSorted();
    return this.telling(async () => this.cache.look(this.answers.coverage, { drugs: inOrder(drugs), plans: inOrder(plans), year: year ?? (await this.plans.currentYear()) }));
  }

  private async telling(look: () => Promise<Look>): Promise<Look> {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      this.logger.warn({ err: error }, 'the marketplace gave no answer about medicines');
      throw new AppError('drugs.unavailable', { cause: error });
    }
  }
}
