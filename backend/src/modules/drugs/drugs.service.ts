import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { Drug, type MedicineName } from '#contract/api/drugs.contract.js';
import { DRUG_SEARCH } from '#contract/limits/care.js';
import { AnswerCache, type CacheResult } from '#platform/cache/answer-cache.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import { isOutage, MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { PlansService } from '../plans/index.js';
import { DrugQueries } from './drug-queries.js';
import { KnownMedicines } from './known-medicines.js';
import { inPlainWords } from './labels/tell-apart.js';
import { MedicineIndex } from './medicine-index.js';
import { keyOf } from './names/ingredients.js';
import { wordsOf } from './names/name-match.js';
import type { KnownName, NameMatcher } from './names/name-matcher.js';
import { readTyped } from './names/typed-text.js';
import { plainLabel, usualness } from './names/usual-order.js';
import { VaFormulary } from './va/va-formulary.js';

/** Throws `drugs.unavailable` if neither the marketplace nor the cache nor an imported list can answer. */
@Injectable()
export class DrugsService {
  constructor(
    private readonly cache: AnswerCache,
    private readonly queries: DrugQueries,
    private readonly index: MedicineIndex,
    private readonly medicines: KnownMedicines,
    private readonly lists: VaFormulary,
    private readonly plans: PlansService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Finds medicines by name. A search text with fewer than three characters finds nothing. If a full list of medicines
   * was imported, the list is searched first, and the marketplace is asked only if the list has no match. If only the
   * sample of medicines was imported, the marketplace is asked first, and the sample is searched only if the
   * marketplace finds nothing or does not answer. If the text is a known name, every result shares an ingredient with
   * it; if nothing has the name of a brand, the generic medicines with its ingredients are the result.
   */
  async find(text: string, year?: number): Promise<Drug[]> {
    const q = text.trim().toLowerCase();
    if (q.length < DRUG_SEARCH.lookUpFrom) return [];
    const names = await this.lists.names();
    const known = names.named(q);
    const mayMean = ({ name: label, generic_name: generic = '' }: Drug): boolean =>
      known === null || names.mayMean(known, { label, generic });
    const fromIndex = async (): Promise<Drug[]> => {
      const found = (await this.index.find(q)).filter(mayMean);
      return found.length > 0 || known === null ? found : this.genericsOf(known, names, q);
    };
    const fromMarketplace = async (): Promise<Drug[]> =>
      (await this.lookUp(q, year)).filter((drug) => mayMean(drug) && (known !== null || isBegunBy(drug, q)));
    if (await this.index.isComplete()) return firstFound(await fromIndex(), fromMarketplace);
    try {
      return await firstFound(await fromMarketplace(), fromIndex);
    } catch (error) {
      const found = error instanceof AppError ? await fromIndex() : [];
      if (found.length === 0) throw error;
      return found;
    }
  }

  /**
   * Returns the names that a search text means. If it is a known name, the first result is this name with its
   * ingredients. If nothing has a name that begins like the text, names that are spelled alike are the result.
   */
  async names(text: string): Promise<MedicineName[]> {
    const q = text.trim();
    if (q.length < DRUG_SEARCH.lookUpFrom) return [];
    const names = await this.lists.names();
    const known = names.named(q);
    const found = [...new Set((await this.find(q)).map(({ name }) => name))].filter(
      (name) => name.toLowerCase() !== known?.label.toLowerCase(),
    );
    if (known) return [{ name: known.label, contains: known.generic }, ...found.map((name) => ({ name }))];
    if (found.length > 0 || q.length < DRUG_SEARCH.keepTypingBelow) return found.map((name) => ({ name }));
    const similar = names.similarTo(readTyped(q).nameWords);
    return similar.slice(0, DRUG_SEARCH.pageSize).map(({ label: name }) => ({ name }));
  }

  /** Returns the products that are sold under a generic name and have exactly the ingredients of a brand. */
  private async genericsOf({ generic }: KnownName, names: NameMatcher, q: string): Promise<Drug[]> {
    const key = keyOf(generic);
    const labels = names.sameAs(generic).map(({ label }) => label);
    const found = await this.index.findNamed(
      labels.filter((label) => keyOf(plainLabel(label)) === key),
      q,
    );
    return found.filter(({ generic_name: name = '' }) => this.medicines.hasGeneric(name));
  }

  private async lookUp(q: string, year: number | undefined): Promise<Drug[]> {
    const began = performance.now();
    const { answer } = await this.orAppError(async () =>
      this.cache.get(this.queries.lookup, { q, year: year ?? (await this.plans.currentYear()) }, began),
    );
    const drugs = z.parse(z.array(Drug), await answer.json());
    const known = await this.index.productsOf(drugs.map(({ rxcui }) => rxcui));
    return inUsualOrder(inPlainWords(drugs, new Map(known.map(({ rxcui, fullName }) => [rxcui, fullName]))), q);
  }

  /** Both lists are sorted for the cache key, so that their order makes no difference. */
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

/** Returns whether each typed word of a name begins a word of a medicine's names. */
function isBegunBy({ name, full_name: fullName, generic_name: generic = '' }: Drug, q: string): boolean {
  const own = wordsOf(`${name} ${fullName} ${generic}`);
  return readTyped(q).nameWords.every((typed) => own.some((word) => word.startsWith(typed)));
}

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
