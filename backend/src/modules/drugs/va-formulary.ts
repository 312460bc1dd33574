import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DRUGS, type VaDrug } from '../../contract/drugs.contract.js';
import type { ReplyOf } from '../../contract/endpoint.js';
import { VA_SEARCH } from '../../contract/limits.js';
import { matchingFirst, wordsOf } from './name-match.js';
import { VA_SAMPLE, VA_SAMPLE_DATE } from './va-sample.js';

const COLUMNS = 'id, brand, generic, form, class_name as "className", supply';
type Row = VaDrug & { listDate: string };

/** What the VA National Formulary lists, by the extract that was last read in; without one, by a small sample that says so. */
@Injectable()
export class VaFormulary {
  constructor(private readonly em: EntityManager) {}

  /**
   * Products whose brand or generic name starts with each word typed; none below three letters. Only what stands on the
   * list is ever offered: a product that is not found is not known to be covered.
   */
  async find(text: string): Promise<ReplyOf<typeof DRUGS.va>> {
    const words = wordsOf(text);
    const listDate = await this.listDate();
    if (words.join('').length < VA_SEARCH.from) return { drugs: [], listDate: listDate ?? VA_SAMPLE_DATE, isSample: listDate === null };
    const drugs = listDate === null ? VA_SAMPLE.filter((drug) => words.every((word) => startsWith(drug, word))) : await this.inList(words);
    return { drugs: matchingFirst(drugs, text).slice(0, VA_SEARCH.most), listDate: listDate ?? VA_SAMPLE_DATE, isSample: listDate === null };
  }

  /** Every word typed is the start of a word of the product; they hold letters, digits and points only, so they are safe in a pattern. */
  private async inList(words: readonly string[]): Promise<VaDrug[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${COLUMNS} from va_formulary where ${words.map(() => 'words like ?').join(' and ')} order by generic, id limit 500`,
      words.map((word) => `% ${word}%`),
    );
    return rows.map(({ id, brand, generic, form, className, supply }) => ({ id, brand, generic, form, className, supply }));
  }

  /** The list's date, and every product whose generic name has a word that begins with one of these. */
  async beginningWith(starts: readonly string[]): Promise<{ drugs: readonly VaDrug[]; listDate: string; isSample: boolean }> {
    const listDate = await this.listDate();
    if (listDate === null) return { drugs: VA_SAMPLE, listDate: VA_SAMPLE_DATE, isSample: true };
    if (starts.length === 0) return { drugs: [], listDate, isSample: false };
    const drugs = await this.em.execute<VaDrug[]>(`select ${COLUMNS} from va_formulary where ${starts.map(() => 'words like ?').join(' or ')} order by id`, starts.map((word) => `% ${word}%`));
    return { drugs, listDate, isSample: false };
  }

  private async listDate(): Promise<string | null> {
    const [row] = await this.em.execute<{ listDate: string | null }[]>(`select max(list_date)::text as "listDate" from va_formulary`);
    return row?.listDate ?? null;
  }
}

const startsWith = ({ brand, generic, id }: VaDrug, word: string): boolean => wordsOf(`${brand} ${generic} ${id}`).some((one) => one.startsWith(word));
