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
import { MedicineIndex } from './medicine-index.js';

/** Names of medicines and what plans say of them. Methods throw `drugs.unavailable` when there is no answer to give. */
@Injectable()
export class DrugsService {
  constructor(
    private readonly cache: AnswerCache,
    private readonly answers: DrugAnswers,
    private readonly index: MedicineIndex,
    private readonly plans: PlansService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Products whose name fits; none below three letters (specification 2, section 5). Where a whole list is held it is asked
   * first and the marketplace for what it does not know; a sample only helps where the marketplace finds nothing.
   */
  async find(text: string, year?: number): Promise<Drug[]> {
    const q = text.trim().toLowerCase();
    if (q.length < DRUG_SEARCH.lookUpFrom) return [];
    const ours = (): Promise<Drug[]> => this.index.find(q);
    if (await this.index.isWhole()) return firstFound(await ours(), () => this.lookUp(q, year));
    try {
      return await firstFound(await this.lookUp(q, year), ours);
    } catch (error) {
      const found = error instanceof AppError ? await ours() : [];
      if (found.length === 0) throw error;
      return found;
    }
  }

  /** Names of medicines, each once, in the order of their products. */
  async names(text: string): Promise<string[]> {
    const q = text.trim();
    if (q.length >= DRUG_SEARCH.lookUpFrom && (await this.index.isWhole())) {
      const found = await this.index.names(q);
      if (found.length > 0) return found.map(({ label }) => label);
    }
    return [...new Set((await this.find(text)).map(({ name }) => name))];
  }

  private async lookUp(q: string, year: number | undefined): Promise<Drug[]> {
    const began = performance.now();
    const { answer } = await this.telling(async () => this.cache.look(this.answers.lookup, { q, year: year ?? (await this.plans.currentYear()) }, began));
    return z.parse(z.array(Drug), await answer.json());
  }

  /** Whether plans cover medicines; the order of either list makes no difference. */
  coverage(drugs: readonly string[], plans: readonly string[], year?: number): Promise<Look> {
    const inOrder = (list: readonly string[]): string[] => [...new Set(list)].toSorted();
    const began = performance.now();
    return this.telling(async () => this.cache.look(this.answers.coverage, { drugs: inOrder(drugs), plans: inOrder(plans), year: year ?? (await this.plans.currentYear()) }, began));
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

const firstFound = async (found: Drug[], otherwise: () => Promise<Drug[]>): Promise<Drug[]> => (found.length > 0 ? found : otherwise());
