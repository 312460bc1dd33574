import { parseArgs } from 'node:util';
import { COMPACT_HEADINGS, readVaList } from '#modules/drugs/index.js';
import type { FactFile } from '#modules/facts/index.js';
import { readNames } from './medicine-names.js';
import { isDay, quotedCsv, writeFactFile, type WrittenFile } from './write-fact-file.js';

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** @throws if no file or no publication date is given, or if a file cannot be read */
export async function writeMedicines(args: string[]): Promise<readonly WrittenFile[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      va: { type: 'string' },
      'va-date': { type: 'string' },
      'names-date': { type: 'string' },
      to: { type: 'string', default: 'backend/data' },
    },
  });
  const { va, 'va-date': vaDate, 'names-date': namesDate, to } = values;
  if (va === undefined && positionals.length === 0) throw new Error('no file is given.');
  const written: WrittenFile[] = [];
  const write = (file: FactFile, day: string, rows: readonly (readonly string[])[]): void => {
    written.push(writeFactFile(to, file, quotedCsv(rows), { asOf: inWords(day), published: day }));
  };
  if (va !== undefined) {
    if (!isDay(vaDate)) throw new Error('--va-date must be a day such as 2026-10-01.');
    const rows = (await readVaList(va)).map(({ id, brand, generic, form, className, supply }) => [
      id,
      brand,
      generic,
      form,
      className,
      supply,
    ]);
    write('va-formulary.csv.gz', vaDate, [Object.values(COMPACT_HEADINGS), ...rows]);
  }
  if (positionals.length > 0) {
    if (!isDay(namesDate)) throw new Error('--names-date must be a day such as 2026-11-02.');
    const rows = (await readNames(positionals)).map(({ name, ingredients }) => [name, ingredients.join('|')]);
    write('medicine-names.csv.gz', namesDate, [['name', 'ingredients'], ...rows]);
  }
  return written;
}
