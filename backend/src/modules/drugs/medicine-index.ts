import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Drug } from '#contract/api/drugs.contract.js';
import { DRUG_SEARCH } from '#contract/limits/care.js';
import { withoutAlike } from './labels/tell-apart.js';
import { wordsOf } from './names/name-match.js';
import type { Name } from './names/name-rank.js';
import { fitOf, readTyped, type TypedText } from './names/typed-text.js';
import { isCombinationOf, plainLabel, usualness } from './names/usual-order.js';

export interface KnownProduct {
  readonly rxcui: string;
  /** Name under which the medicine is sold: its brand name or its generic name. */
  readonly name: string;
  /** Name as a pharmacy says it, with strength and form. */
  readonly fullName: string;
  readonly generic: string;
  readonly strength: string;
  readonly form: string;
}

/** Milliseconds in which a process does not notice a new import. */
const REMEMBERED_FOR = 60_000;
/** Fewest letters of a word that alone may find a medicine if the other typed words match nothing. */
const ALONE_FROM = 4;
const NAMES = 'select n.id, n.label, n.generic, n.products from medicine_names n';

/** Raw SQL, because each search is written for a particular database index. */
@Injectable()
export class MedicineIndex {
  private known = { isComplete: false, until: 0 };

  constructor(private readonly em: EntityManager) {}

  async isComplete(): Promise<boolean> {
    if (this.known.until > Date.now()) return this.known.isComplete;
    const [row] = await this.em.execute<{ isSample: boolean }[]>('select is_sample as "isSample" from medicine_list');
    this.known = { isComplete: row !== undefined && !row.isSample, until: Date.now() + REMEMBERED_FOR };
    return this.known.isComplete;
  }

  /**
   * Returns the products whose names match a search text, best match first. The first are those in whose name every
   * typed word begins a word. The generic name and the brands of the best match come next, then medicines that combine
   * it with others. A number in the text ("lipitor 20") counts as a strength, and words such as "inhaler" as a form,
   * not as part of the name. Other words that match nothing are ignored if nothing else is found. Among products with
   * the same name, those with a form or strength that was typed come first, then usual forms before others, and lower
   * strengths before higher ones. Of products that read alike, the first is returned.
   */
  async find(text: string): Promise<Drug[]> {
    const typed = readTyped(text);
    return this.productsWith((await this.namesFor(typed)).slice(0, DRUG_SEARCH.mostNames), typed);
  }

  /** Returns the products with one of the given names, in the same order as `find`, shorter names first. */
  async findNamed(labels: readonly string[], text: string): Promise<Drug[]> {
    if (labels.length === 0) return [];
    const names = await this.em.execute<Name[]>(
      `${NAMES} where lower(n.label) in (${placeholders(labels)}) order by length(n.label), n.label`,
      labels.map((label) => label.toLowerCase()),
    );
    return this.productsWith(names, readTyped(text));
  }

  private async productsWith(names: readonly Name[], typed: TypedText): Promise<Drug[]> {
    if (names.length === 0) return [];
    const rows = await this.em.execute<(Drug & { nameId: number })[]>(
      `select rxcui, name, generic as generic_name, strength, route, full_name, rxterms_dose_form, rxnorm_dose_form,
         name_id as "nameId" from medicines
       where name_id in (${placeholders(names)})
       order by coalesce(substring(strength from '[0-9.]+')::numeric, 0), rxcui::int`,
      names.map(({ id }) => id),
    );
    const ranked = rows
      .map((row) => ({ row, fit: fitOf(row, typed), usual: usualness(row) }))
      .toSorted((a, b) => b.fit - a.fit || a.usual - b.usual);
    const groups = names.map(({ id }) => ranked.filter(({ row }) => row.nameId === id));
    const inOrder = fittingFirst(groups.flat()).map(({ row: { nameId: _id, ...drug } }) => ({
      drug,
      fullName: drug.full_name,
    }));
    return withoutAlike(inOrder)
      .slice(0, DRUG_SEARCH.most)
      .map(({ drug }) => drug);
  }

  /** Products that were not imported or have no known generic name are left out. */
  async productsOf(rxcuis: readonly string[]): Promise<readonly KnownProduct[]> {
    if (rxcuis.length === 0) return [];
    return this.em.execute<KnownProduct[]>(
      `select rxcui, name, full_name as "fullName", generic, strength, rxnorm_dose_form as form from medicines
         where generic <> '' and rxcui in (${placeholders(rxcuis)})`,
      [...rxcuis],
    );
  }

  /** Returns the products that are sold under one of the given generic names. */
  async genericsOf(names: readonly string[]): Promise<readonly KnownProduct[]> {
    if (names.length === 0) return [];
    const rows = await this.em.execute<KnownProduct[]>(
      `select rxcui, name, full_name as "fullName", generic, strength, rxnorm_dose_form as form from medicines
         where name_id in (select id from medicine_names where generic in (${placeholders(names)}))
         order by rxcui::int`,
      [...names],
    );
    return rows.filter(isGeneric);
  }

  private async namesFor(typed: TypedText): Promise<Name[]> {
    const { nameWords } = typed;
    if (nameWords.length === 0) return [];
    const direct = await this.beginningAs(typed);
    const related = direct.length > 0 ? await this.otherNamesOf(direct) : [];
    const found = combinationsLast([...direct, ...related]);
    return found.length > 0 || nameWords.length === 1 ? found : this.withoutUnknownWords(typed);
  }

  /** Leaves out the typed words that begin no name, such as the name of a device, and searches for the others. */
  private async withoutUnknownWords(typed: TypedText): Promise<Name[]> {
    const rows = await this.em.execute<{ word: string }[]>(
      `select t.word from unnest(array[${placeholders(typed.nameWords)}]::text[]) as t (word)
         where exists (select from medicine_words w where w.word like t.word || '%')`,
      [...typed.nameWords],
    );
    const known = new Set(rows.map(({ word }) => word).filter((word) => word.length >= ALONE_FROM));
    const nameWords = typed.nameWords.filter((word) => known.has(word));
    if (nameWords.length === 0 || nameWords.length === typed.nameWords.length) return [];
    return this.namesFor({ ...typed, words: nameWords, nameWords });
  }

  /** Exact matches come first, followed by names that begin with the first typed word. */
  private async beginningAs(typed: TypedText): Promise<Name[]> {
    const { nameWords } = typed;
    const start = nameWords[0] ?? '';
    const has = 'n.id in (select name_id from medicine_words where word like ?)';
    const rows = await this.em.execute<Name[]>(
      `${NAMES} where ${nameWords.map(() => has).join(' and ')}`,
      nameWords.map((word) => `${word}%`),
    );
    // The rank is computed once for each name. A short text finds hundreds of names, and sorting compares each of them
    // several times.
    const [whole, name] = [typed.words.join(' '), nameWords.join(' ')];
    const rank = (key: string): number => {
      if (key === whole) return 0;
      return key === name ? 1 : key.startsWith(start) ? 2 : 3;
    };
    // The plain form of a medicine comes before its long-acting form, even if there are more products of the latter.
    const products = new Map<string, number>();
    for (const { label, products: count } of rows)
      products.set(plainLabel(label), Math.max(count, products.get(plainLabel(label)) ?? 0));
    return rows
      .map((row) => {
        const plain = plainLabel(row.label);
        return { row, rank: rank(keyOf(row)), plain, count: products.get(plain) ?? 0 };
      })
      .toSorted(
        (a, b) =>
          a.rank - b.rank ||
          b.count - a.count ||
          inEnglish(a.plain, b.plain) ||
          a.row.label.length - b.row.label.length ||
          b.row.products - a.row.products,
      )
      .map(({ row }) => row);
  }

  private async otherNamesOf([first]: readonly Name[]): Promise<Name[]> {
    if (!first?.generic) return [];
    const rows = await this.em.execute<Name[]>(`${NAMES} where n.generic = ? and n.id <> ?`, [first.generic, first.id]);
    const isOwnName = ({ label, generic }: Name): boolean => generic.startsWith(label.toLowerCase());
    return rows.toSorted((a, b) => Number(isOwnName(b)) - Number(isOwnName(a)) || b.products - a.products);
  }
}

/** "Metformin XR" also counts as the generic name of metformin. */
export const isGeneric = ({ name, generic }: Pick<KnownProduct, 'name' | 'generic'>): boolean =>
  generic.toLowerCase().startsWith(plainLabel(name).toLowerCase());

const inEnglish = new Intl.Collator('en').compare;

const placeholders = (list: readonly unknown[]): string => list.map(() => '?').join(',');

const keyOf = ({ label }: Name): string => wordsOf(label).join(' ');

/** Puts the medicines that combine the first one with others after all that do not. */
function combinationsLast(names: readonly Name[]): Name[] {
  const isCombination = ({ generic }: Name): boolean => isCombinationOf(generic, names[0]?.generic ?? '');
  return [...names.filter((name) => !isCombination(name)), ...names.filter(isCombination)];
}

/** By the typed form and strength. Nothing changes if neither was typed. */
function fittingFirst<T extends { readonly fit: number; readonly row: Drug }>(products: readonly T[]): readonly T[] {
  const [first] = products;
  if (!first || products.every(({ fit }) => fit === 0)) return products;
  const isFirst = ({ row }: T): boolean => plainLabel(row.name) === plainLabel(first.row.name);
  const own = products.filter(isFirst).toSorted((a, b) => b.fit - a.fit);
  return [...own, ...products.filter((product) => !isFirst(product))];
}
