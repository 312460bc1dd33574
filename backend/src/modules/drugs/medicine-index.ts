import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Drug } from '#contract/api/drugs.contract.js';
import { DRUG_SEARCH } from '#contract/limits/drugs.js';
import { withoutAlike } from './labels/tell-apart.js';
import { wordsOf } from './names/name-match.js';
import { isClear, nearestNames, type Name, type Ranked } from './names/name-rank.js';
import { soundOf, stemsOf } from './names/spelling.js';

export interface KnownProduct {
  readonly rxcui: string;
  /** Name under which the medicine is sold: its brand name or its generic name. */
  readonly name: string;
  readonly generic: string;
  readonly strength: string;
  readonly form: string;
}

/**
 * Number of milliseconds for which a process remembers whether a full list of medicines was imported or only the
 * sample. During this time, the process does not notice a new import.
 */
const REMEMBERED_FOR = 60_000;
/**
 * SQL that puts ordinary tablets and capsules first, then long-acting ones, then other forms that people take at home,
 * such as liquids and patches, and injections last.
 */
const USUAL_FORM = `case when route = 'Injectable' then 3 when route <> 'Oral Pill' then 2
  when rxnorm_dose_form ~ '(Extended|Delayed) Release' then 1 else 0 end`;
const NAMES = 'select n.id, n.label, n.generic, n.products from medicine_names n';

/**
 * Searches the imported medicines of RxNorm and RxTerms by name, even if the name is misspelled. The class uses raw
 * SQL, because each search is written for a particular database index.
 */
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
   * Returns the medicine names that match a search text, best match first. The first names are those in which every
   * typed word begins a word of the name. The generic name and the brands of the best match come next. If fewer
   * than a page of names begin like the text, and none of them equals it, names with a similar spelling follow. A
   * number in the text ("lipitor 20") counts as a strength, not as part of the name.
   */
  async names(text: string): Promise<Ranked[]> {
    const typed = wordsOf(text).filter((word) => !/^\d/.test(word));
    if (typed.length === 0) return [];
    const direct = await this.beginningAs(typed);
    const related = direct.length > 0 ? await this.otherNamesOf(direct) : [];
    const known = new Set([...direct, ...related].map(({ id }) => id));
    const isExact = direct[0] !== undefined && keyOf(direct[0]) === typed.join(' ');
    const guesses =
      !isExact && direct.length < DRUG_SEARCH.pageSize
        ? (await this.likelySpellings(typed)).filter(({ id }) => !known.has(id))
        : [];
    return [...direct, ...related, ...guesses].slice(0, DRUG_SEARCH.mostNames);
  }

  /**
   * Returns the products whose names match a search text. The products are in the order of their names, best match
   * first. Among products with the same name, those with a strength that was typed come first, and lower strengths come
   * before higher ones. Of products that read alike, the first is returned.
   */
  async find(text: string): Promise<Drug[]> {
    const names = await this.names(text);
    if (names.length === 0) return [];
    const rows = await this.em.execute<(Drug & { nameId: number })[]>(
      `select rxcui, name, generic as generic_name, strength, route, full_name, rxterms_dose_form, rxnorm_dose_form,
         name_id as "nameId" from medicines
       where name_id in (${placeholders(names)})
       order by ${USUAL_FORM}, coalesce(substring(strength from '[0-9.]+')::numeric, 0), rxcui::int`,
      names.map(({ id }) => id),
    );
    const strengths = wordsOf(text)
      .filter((word) => /^\d/.test(word))
      .map((word) => Number.parseFloat(word));
    const fits = ({ strength }: Drug): boolean =>
      strengths.every((wanted) => (strength.match(/[0-9.]+/g) ?? []).some((one) => Number(one) === wanted));
    const groups = names.map(({ id }) =>
      rows.filter(({ nameId }) => nameId === id).toSorted((a, b) => Number(fits(b)) - Number(fits(a))),
    );
    const found = inOrder(names, groups).map(({ nameId: _id, ...drug }) => ({ ...drug, fullName: drug.full_name }));
    return withoutAlike(found)
      .slice(0, DRUG_SEARCH.most)
      .map(({ fullName: _name, ...drug }) => drug);
  }

  /**
   * Returns the name, generic name, strength and dosage form of the products with the given RxCUIs. Products that were
   * not imported or have no known generic name are left out.
   */
  async productsOf(rxcuis: readonly string[]): Promise<readonly KnownProduct[]> {
    if (rxcuis.length === 0) return [];
    return this.em.execute<KnownProduct[]>(
      `select rxcui, name, generic, strength, rxnorm_dose_form as form from medicines
         where generic <> '' and rxcui in (${placeholders(rxcuis)})`,
      [...rxcuis],
    );
  }

  /** Returns the products that are sold under one of the given generic names. */
  async genericsOf(names: readonly string[]): Promise<readonly KnownProduct[]> {
    if (names.length === 0) return [];
    const rows = await this.em.execute<KnownProduct[]>(
      `select rxcui, name, generic, strength, rxnorm_dose_form as form from medicines
         where name_id in (select id from medicine_names where generic in (${placeholders(names)}))
         order by rxcui::int`,
      [...names],
    );
    return rows.filter(isGeneric);
  }

  /**
   * Returns the medicine names in which every typed word is the beginning of a word of the name. Exact matches come
   * first, followed by names that begin with the first typed word.
   */
  private async beginningAs(typed: readonly string[]): Promise<Ranked[]> {
    const start = typed[0] ?? '';
    const has = 'n.id in (select name_id from medicine_words where word like ?)';
    const rows = await this.em.execute<Name[]>(
      `${NAMES} where ${typed.map(() => has).join(' and ')}`,
      typed.map((word) => `${word}%`),
    );
    // The rank is computed once for each name. A short text finds hundreds of names, and sorting compares each of them
    // several times.
    const rank = (key: string): number => (key === typed.join(' ') ? 0 : key.startsWith(start) ? 1 : 2);
    // The plain form of a medicine comes before its long-acting form, even if there are more products of the latter.
    const products = new Map<string, number>();
    for (const { label, products: count } of rows)
      products.set(plainLabel(label), Math.max(count, products.get(plainLabel(label)) ?? 0));
    return rows
      .map((row) => {
        const plain = plainLabel(row.label);
        return { row: { ...row, distance: 0 }, rank: rank(keyOf(row)), plain, count: products.get(plain) ?? 0 };
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

  private async otherNamesOf([first]: readonly Ranked[]): Promise<Ranked[]> {
    if (!first?.generic) return [];
    const rows = await this.em.execute<Name[]>(`${NAMES} where n.generic = ? and n.id <> ?`, [first.generic, first.id]);
    const isOwnName = ({ label, generic }: Name): boolean => generic.startsWith(label.toLowerCase());
    return rows
      .map((row) => ({ ...row, distance: 0 }))
      .toSorted((a, b) => Number(isOwnName(b)) - Number(isOwnName(a)) || b.products - a.products);
  }

  private async likelySpellings(typed: readonly string[]): Promise<Ranked[]> {
    const words = [...new Set([...typed, typed.join('')])];
    const stems = [...new Set(words.flatMap(stemsOf))];
    const rows = await this.em.execute<Name[]>(
      `${NAMES} where n.id in (
         select w.name_id from medicine_stems s join medicine_words w on w.word = s.word
           where s.stem in (${placeholders(stems)})
         union select name_id from medicine_words where sound in (${placeholders(words)})
       )`,
      [...stems, ...words.map(soundOf)],
    );
    return nearestNames(typed, rows);
  }
}

/**
 * Returns whether a product is sold under its generic name. "Metformin XR" also counts as the generic name of
 * metformin.
 */
export const isGeneric = ({ name, generic }: Pick<KnownProduct, 'name' | 'generic'>): boolean =>
  generic.toLowerCase().startsWith(plainLabel(name).toLowerCase());

/** Returns a name without the letters that stand for a long-acting or delayed form. */
export const plainLabel = (label: string): string => label.replace(/ (?:xr|er|sr|dr)$/i, '');

const inEnglish = new Intl.Collator('en').compare;

const placeholders = (list: readonly unknown[]): string => list.map(() => '?').join(',');

const keyOf = ({ label }: Name): string => wordsOf(label).join(' ');

/**
 * Orders the products that a search has found. If one name is clearly the most likely match, all products with this
 * name come first. Otherwise, the list starts with one product for each likely name.
 */
function inOrder<T>([first, second]: readonly Ranked[], groups: readonly T[][]): T[] {
  if (!first || first.distance === 0 || isClear(first, second)) return groups.flat();
  const heads = groups.slice(0, DRUG_SEARCH.pageSize);
  return [
    ...heads.flatMap((group) => group.slice(0, 1)),
    ...heads.flatMap((group) => group.slice(1)),
    ...groups.slice(heads.length).flat(),
  ];
}
