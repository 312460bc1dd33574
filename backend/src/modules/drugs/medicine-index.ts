import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Drug } from '../../contract/drugs.contract.js';
import { DRUG_SEARCH } from '../../contract/limits.js';
import { wordsOf } from './name-match.js';
import { type Name, nearestNames, type Ranked } from './name-rank.js';
import { soundOf, stemsOf } from './spelling.js';

export interface KnownProduct { readonly rxcui: string; readonly generic: string; readonly strength: string; readonly form: string }

/** One clear guess is at least so many edits nearer than the next. */
const CLEAR = 1;
/** An import is noticed after so long at the latest. */
const KNOWN_MS = 60_000;
const NAMES = 'select n.id, n.label, n.generic, n.products from medicine_names n';

/** The medicines of RxNorm and RxTerms that were last read in, found by name however it is spelled. */
@Injectable()
export class MedicineIndex {
  private known = { isWhole: false, until: 0 };

  constructor(private readonly em: EntityManager) {}

  /** Whether a whole list is held, and not the sample: then it is asked before the marketplace. Looked up once a minute. */
  async isWhole(): Promise<boolean> {
    if (this.known.until > Date.now()) return this.known.isWhole;
    const [row] = await this.em.execute<{ isSample: boolean }[]>('select is_sample as "isSample" from medicine_list');
    this.known = { isWhole: row !== undefined && !row.isSample, until: Date.now() + KNOWN_MS };
    return this.known.isWhole;
  }

  /**
   * Names in rank order: those that begin as typed, then the brands of that medicine and its generic, then likely
   * spellings while there are few. A number typed along ("lipitor 20") is a strength, not a name.
   */
  async names(text: string): Promise<Ranked[]> {
    const typed = wordsOf(text).filter((word) => !/^\d/.test(word));
    if (typed.length === 0) return [];
    const direct = await this.beginningAs(typed);
    const kin = direct.length > 0 ? await this.kinOf(direct) : [];
    const known = new Set([...direct, ...kin].map(({ id }) => id));
    const isExact = direct[0] !== undefined && keyOf(direct[0]) === typed.join(' ');
    const guesses = !isExact && direct.length < DRUG_SEARCH.pageSize ? (await this.likely(typed)).filter(({ id }) => !known.has(id)) : [];
    return [...direct, ...kin, ...guesses].slice(0, DRUG_SEARCH.mostNames);
  }

  /** Products in rank order of their names, weakest strength first. */
  async find(text: string): Promise<Drug[]> {
    const names = await this.names(text);
    if (names.length === 0) return [];
    const rows = await this.em.execute<(Drug & { nameId: number })[]>(
      `select rxcui, name, generic as generic_name, strength, route, full_name, rxterms_dose_form, rxnorm_dose_form, name_id as "nameId" from medicines
       where name_id in (${names.map(() => '?').join(',')}) order by coalesce(substring(strength from '[0-9.]+')::numeric, 0), rxcui::int`,
      names.map(({ id }) => id),
    );
    const strengths = wordsOf(text).filter((word) => /^\d/.test(word)).map((word) => Number.parseFloat(word));
    const fits = ({ strength }: Drug): boolean => strengths.every((wanted) => (strength.match(/[0-9.]+/g) ?? []).some((one) => Number(one) === wanted));
    const groups = names.map(({ id }) => rows.filter(({ nameId }) => nameId === id).toSorted((a, b) => Number(fits(b)) - Number(fits(a))));
    return inOrder(names, groups).slice(0, DRUG_SEARCH.most).map(({ nameId: _id, ...drug }) => drug);
  }

  /** What these products hold, as far as it is known. */
  async productsOf(rxcuis: readonly string[]): Promise<readonly KnownProduct[]> {
    if (rxcuis.length === 0) return [];
    return this.em.execute<KnownProduct[]>(`select rxcui, generic, strength, rxnorm_dose_form as form from medicines where generic <> '' and rxcui in (${rxcuis.map(() => '?').join(',')})`, [...rxcuis]);
  }

  /** Each word typed begins a word of the name; names that begin so come first, whole names before longer ones. */
  private async beginningAs(typed: readonly string[]): Promise<Ranked[]> {
    const start = typed[0] ?? '';
    const has = 'n.id in (select name_id from medicine_words where word like ?)';
    const rows = await this.em.execute<Name[]>(`${NAMES} where ${typed.map(() => has).join(' and ')}`, typed.map((word) => `${word}%`));
    const rank = (name: Name): number => (keyOf(name) === typed.join(' ') ? 0 : keyOf(name).startsWith(start) ? 1 : 2);
    return rows.map((row) => ({ ...row, far: 0 })).toSorted((a, b) => rank(a) - rank(b) || b.products - a.products || a.label.localeCompare(b.label, 'en'));
  }

  /** Other names of the first medicine found: its generic name, then its brands. */
  private async kinOf([first]: readonly Ranked[]): Promise<Ranked[]> {
    if (!first?.generic) return [];
    const rows = await this.em.execute<Name[]>(`${NAMES} where n.generic = ? and n.id <> ?`, [first.generic, first.id]);
    const isGeneric = ({ label, generic }: Name): boolean => generic.startsWith(label.toLowerCase());
    return rows.map((row) => ({ ...row, far: 0 })).toSorted((a, b) => Number(isGeneric(b)) - Number(isGeneric(a)) || b.products - a.products);
  }

  private async likely(typed: readonly string[]): Promise<Ranked[]> {
    const words = [...new Set([...typed, typed.join('')])];
    const stems = [...new Set(words.flatMap(stemsOf))];
    const marks = (list: readonly unknown[]): string => list.map(() => '?').join(',');
    const rows = await this.em.execute<Name[]>(
      `${NAMES} where n.id in (
         select w.name_id from medicine_stems s join medicine_words w on w.word = s.word where s.stem in (${marks(stems)})
         union select name_id from medicine_words where sound in (${marks(words)})
       )`,
      [...stems, ...words.map(soundOf)],
    );
    return nearestNames(typed, rows);
  }
}

const keyOf = ({ label }: Name): string => wordsOf(label).join(' ');

/** Where the first name is a clear guess its products stand together; else one product of each likely name comes first. */
function inOrder<T>([first, second]: readonly Ranked[], groups: readonly T[][]): T[] {
  const isClear = !first || !second || first.far === 0 || second.far - first.far >= CLEAR;
  if (isClear) return groups.flat();
  const heads = groups.slice(0, DRUG_SEARCH.pageSize);
  return [...heads.flatMap((group) => group.slice(0, 1)), ...heads.flatMap((group) => group.slice(1)), ...groups.slice(heads.length).flat()];
}
