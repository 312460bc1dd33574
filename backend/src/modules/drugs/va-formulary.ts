import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DRUGS, type VaDrug } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { VA_SEARCH } from '#contract/limits/drugs.js';
import { matchingFirst, wordsOf } from './name-match.js';
import { VA_SAMPLE, VA_SAMPLE_DATE } from './va-sample.js';

const COLUMNS = 'id, brand, generic, form, class_name as "className", supply';
type Row = VaDrug & { listDate: string };

/**
 * Searches the VA National Formulary. It uses the most recently imported extract or, if there is none, a small sample
 * that is marked as a sample. Uses raw SQL, because it searches the words that the database extracts from each row.
 */
@Injectable()
export class VaFormulary {
  constructor(private readonly em: EntityManager) {}

  /**
   * Finds products whose brand or generic name contains, for each typed word, a word that begins with it. Texts of
   * fewer than three letters find nothing. VA may or may not cover a product that is not on the list.
   */
  async find(text: string): Promise<ReplyOf<typeof DRUGS.searchVa>> {
    const words = wordsOf(text);
    const listDate = await this.listDate();
    if (words.join('').length < VA_SEARCH.from)
      return { drugs: [], listDate: listDate ?? VA_SAMPLE_DATE, isSample: listDate === null };
    const drugs =
      listDate === null
        ? VA_SAMPLE.filter((drug) => words.every((word) => startsWith(drug, word)))
        : await this.inList(words);
    return {
      drugs: matchingFirst(drugs, text).slice(0, VA_SEARCH.most),
      listDate: listDate ?? VA_SAMPLE_DATE,
      isSample: listDate === null,
    };
  }

  /**
   * Finds products in the imported list. The words contain only letters, digits and periods, so they are safe in a LIKE
   * pattern.
   */
  private async inList(words: readonly string[]): Promise<VaDrug[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${COLUMNS} from va_formulary where ${words.map(() => 'words like ?').join(' and ')}
         order by generic, id limit 500`,
      words.map((word) => `% ${word}%`),
    );
    return rows.map(({ id, brand, generic, form, className, supply }) => ({
      id,
      brand,
      generic,
      form,
      className,
      supply,
    }));
  }

  /** Returns the date of the list, and every product with a word that begins with one of the texts in `starts`. */
  async beginningWith(
    starts: readonly string[],
  ): Promise<{ drugs: readonly VaDrug[]; listDate: string; isSample: boolean }> {
    const listDate = await this.listDate();
    if (listDate === null) return { drugs: VA_SAMPLE, listDate: VA_SAMPLE_DATE, isSample: true };
    if (starts.length === 0) return { drugs: [], listDate, isSample: false };
    const drugs = await this.em.execute<VaDrug[]>(
      `select ${COLUMNS} from va_formulary where ${starts.map(() => 'words like ?').join(' or ')} order by id`,
      starts.map((word) => `% ${word}%`),
    );
    return { drugs, listDate, isSample: false };
  }

  private async listDate(): Promise<string | null> {
    const [row] = await this.em.execute<{ listDate: string | null }[]>(
      `select max(list_date)::text as "listDate" from va_formulary`,
    );
    return row?.listDate ?? null;
  }
}

const startsWith = ({ brand, generic, id }: VaDrug, word: string): boolean =>
  wordsOf(`${brand} ${generic} ${id}`).some((one) => one.startsWith(word));
