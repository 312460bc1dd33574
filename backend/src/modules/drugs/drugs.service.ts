import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { Drug } from '#contract/api/drugs.contract.js';
import { DRUG_SEARCH } from '#contract/limits/drugs.js';
import { AnswerCache, type CacheResult } from '#platform/cache/answer-cache.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import { isOutage, MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { PlansService } from '../plans/index.js';
import { DrugQueries } from './drug-queries.js';
import { inPlainWords } from './labels/plain-drugs.js';
import { MedicineIndex } from './medicine-index.js';
import { plainLabel, usualness } from './names/usual-order.js';

/**
 * Finds medicines by name and looks up which plans cover them. Its methods throw `drugs.unavailable` if the marketplace
 * does not answer and the result cannot come from the cache or the imported list of medicines.
 */
@Injectable()
export class DrugsService {
  constructor(
    private readonly cache: AnswerCache,
    private readonly queries: DrugQueries,
    private readonly index: MedicineIndex,
    private readonly plans: PlansService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Finds medicines by name. A search text with fewer than three characters finds nothing. If a full list of medicines
   * was imported, the list is searched first, and the marketplace is asked only if the list has no match. If only the
   * sample of medicines was imported, the marketplace is asked first, and the sample is searched only if the
   * marketplace finds nothing or does not answer.
   */
  async find(text: string, year?: number): Promise<Drug[]> {
    const q = text.trim().toLowerCase();
    if (q.length < DRUG_SEARCH.lookUpFrom) return [];
    const fromIndex = (): Promise<Drug[]> => this.index.find(q);
    if (await this.index.isComplete()) return firstFound(await fromIndex(), () => this.lookUp(q, year));
    try {
      return await firstFound(await this.lookUp(q, year), fromIndex);
    } catch (error) {
      const found = error instanceof AppError ? await fromIndex() : [];
      if (found.length === 0) throw error;
      return found;
    }
  }

  async names(text: string): Promise<string[]> {
    const q = text.trim();
    if (q.length >= DRUG_SEARCH.lookUpFrom && (await this.index.isComplete())) {
      const found = await this.index.names(q);
      if (found.length > 0) return found.map(({ label }) => label);
    }
    return [...new Set((await this.find(text)).map(({ name }) => name))];
  }

  private async lookUp(q: string, year: number | undefined): Promise<Drug[]> {
    const began = performance.now();
    const { answer } = await this.orAppError(async () =>
      this.cache.get(this.queries.lookup, { q, year: year ?? (await this.plans.currentYear()) }, began),
    );
    return inUsualOrder(inPlainWords(z.parse(z.array(Drug), await answer.json())), q);
  }

  /**
   * Returns whether the given plans cover the given medicines. The order of the medicines and plans makes no
   * difference, because both are sorted before the cache key is computed.
   */
  coverage(drugs: readonly string[], plans: readonly string[], year?: number): Promise<CacheResult> {
    const inOrder = (list: readonly string[]): string[] => [...new Set(list)].toSorted();
    const began = performance.now();
    return this.orAppError(async () =>
      this.cache.get(
        this.queries.coverage,
        { drugs: inOrder(drugs), plans: inOrder(plans), year: year ?? (await this.plans.currentYear()) },
        began,
      ),
    );
  }

  private async orAppError(ask: () => Promise<CacheResult>): Promise<CacheResult> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      if (!isOutage(error)) throw new AppError('request.invalid', { cause: error });
      this.logger.warn({ err: error }, 'the marketplace gave no answer about medicines');
      throw new AppError('drugs.unavailable', { cause: error });
    }
  }
}

const firstFound = async (found: Drug[], otherwise: () => Promise<Drug[]>): Promise<Drug[]> =>
  found.length > 0 ? found : otherwise();

/**
 * Orders products with the same name by form and strength, because the marketplace does not: it lists 10 mg before
 * 2 mg, and may list long-acting tablets before plain ones. Combinations come after a medicine alone; otherwise, the
 * medicines keep their order. If a number was typed, the marketplace's order stays, which begins with that strength.
 */
function inUsualOrder(drugs: readonly Drug[], q: string): Drug[] {
  if (/\d/.test(q)) return [...drugs];
  const number = ({ strength }: Drug): number => Number.parseFloat(strength) || 0;
  const isCombined = ({ name, generic_name: generic = '' }: Drug): boolean => `${name}${generic}`.includes('/');
  const groups = [...Map.groupBy(drugs, ({ name }) => plainLabel(name).toLowerCase()).values()].map((same) =>
    same.toSorted((a, b) => usualness(a) - usualness(b) || number(a) - number(b)),
  );
  const [first] = drugs;
  if (!first || isCombined(first)) return groups.flat();
  const isLast = ([head]: Drug[]): boolean => head !== undefined && isCombined(head);
  return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)].flat();
}
