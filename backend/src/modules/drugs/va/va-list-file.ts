import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { VA_SUPPLY } from '#contract/api/drugs.contract.js';
import { isZip, openWorkbook, type SheetRow } from '#platform/workbook/workbook.js';

/** VA's own names. All values except the brand are in lowercase. */
export interface VaProduct {
  readonly id: string;
  /** Trade name from VA's file. In many rows, the trade name only repeats the generic name. */
  readonly brand: string;
  readonly generic: string;
  readonly form: string;
  readonly className: string;
  readonly supply: (typeof VA_SUPPLY)[number];
}

type Field = 'id' | 'brand' | 'generic' | 'form' | 'className' | 'supply';
/** If a file has several names for a field, the one that comes first here is used. */
type Headings = Readonly<Record<Field, readonly string[]>>;

/** Column names of the compact file in `backend/data`, which contains only products on the VA formulary. */
export const COMPACT_HEADINGS: Readonly<Record<Field, string>> = {
  id: 'va_product',
  brand: 'trade_name',
  generic: 'generic',
  form: 'dosage_form',
  className: 'va_class_name',
  supply: 'rx_otc',
};
/**
 * Column names of VA's National Drug File extract, in the spellings of its various releases. The extract has a line for
 * each package of each product, even if the product is not on the formulary. Two more columns decide which lines are
 * used: the formulary status, and the date on which the product became inactive.
 */
const VA_HEADINGS: Headings = {
  id: ['VA_PRODUCT', 'VA_PRODUCT_NAME'],
  brand: ['TRADE', 'TRADE_NAME'],
  generic: ['GENERIC', 'GENERIC_NAME', 'VA_GENERIC_NAME'],
  form: ['DOSE_FORM', 'DOSAGE_FORM'],
  className: ['VA_CLASSIFICATION_DESCRIPTION', 'VA_CLASS_NAME', 'VA_CLASS'],
  supply: ['RX_OTC', 'RX_OTC_INDICATOR'],
};
const ON_FORMULARY = ['NF_INDICAT', 'NATIONAL_FORMULARY_INDICATOR', 'FORMULARY'];
const INACTIVE_SINCE = ['I_DATE_VAP', 'PRODUCT_INACTIVATION_DATE'];
const CLASS_CODE = ['VA_CLASSIFICATION_CODE', 'VA_CLASS', 'VA_CLASS_CODE'];
/** Pattern for VA class codes of bandages, dressings and other equipment, which are not medicines. */
const EQUIPMENT = /^XA/i;
/** Title lines may precede the header line. */
const MOST_TITLE_LINES = 10;

type Columns = Readonly<Record<Field, number>> & { readonly isListed: (line: readonly string[]) => boolean };

const plain = (heading: string): string => heading.trim().replaceAll(/[\s/-]+/g, '_');

function columnsOf(line: readonly string[]): Columns | null {
  const headings = line.map(plain);
  if (headings.includes(COMPACT_HEADINGS.id)) {
    const at = (field: Field): number => needed(headings, [COMPACT_HEADINGS[field]]);
    return { ...fields(at), isListed: () => true };
  }
  const upper = headings.map((heading) => heading.toUpperCase());
  if (!VA_HEADINGS.id.some((name) => upper.includes(name))) return null;
  const listed = needed(upper, ON_FORMULARY);
  const [inactive, code] = [position(upper, INACTIVE_SINCE), position(upper, CLASS_CODE)];
  return {
    ...fields((field) => needed(upper, VA_HEADINGS[field])),
    isListed: (row) =>
      /^(y|yes|1|true|formulary)$/i.test((row[listed] ?? '').trim()) &&
      (row[inactive] ?? '').trim() === '' &&
      !EQUIPMENT.test(row[code] ?? ''),
  };
}

const fields = (at: (field: Field) => number): Record<Field, number> => ({
  id: at('id'),
  brand: at('brand'),
  generic: at('generic'),
  form: at('form'),
  className: at('className'),
  supply: at('supply'),
});

const position = (headings: readonly string[], names: readonly string[]): number =>
  names.map((name) => headings.indexOf(name)).find((at) => at >= 0) ?? -1;

function needed(headings: readonly string[], names: readonly string[]): number {
  const at = position(headings, names);
  if (at < 0) throw new Error(`the heading has no column ${names.join(' or ')}; it reads: ${headings.join(', ')}`);
  return at;
}

function supplyOf(text: string): VaProduct['supply'] {
  if (/^(prescription|rx?$)/i.test(text)) return 'prescription';
  return /^(over the counter|otc|o$)/i.test(text) ? 'over the counter' : 'other';
}

function productOf(row: readonly string[], columns: Columns): VaProduct {
  const of = (field: Field): string => (row[columns[field]] ?? '').trim().replaceAll(/\s+/g, ' ');
  return {
    id: of('id').toLowerCase(),
    brand: of('brand'),
    generic: of('generic').toLowerCase(),
    form: of('form').toLowerCase(),
    className: of('className').toLowerCase(),
    supply: supplyOf(of('supply')),
  };
}

async function* csvLines(file: string): AsyncGenerator<SheetRow> {
  const source = createReadStream(file);
  const lines = parse({ bom: true, relax_column_count: true, skip_empty_lines: true, info: true });
  // If one of the streams fails, `pipeline` closes the others, and the loop that reads the lines throws the error. The
  // callback of `pipeline` therefore does not have to handle the error.
  if (file.endsWith('.gz')) pipeline(source, createGunzip(), lines, () => {});
  else pipeline(source, lines, () => {});
  for await (const { record, info } of lines as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    yield { row: info.lines, cells: record };
  }
}

async function* sheetRows(file: string): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(file);
  try {
    yield* workbook.rows;
  } finally {
    workbook.close();
  }
}

/**
 * Reads the products on the VA formulary from a file (.xlsx, .csv or .csv.gz). The file is either the compact file in
 * `backend/data` or VA's National Drug File extract. Only the first sheet of a workbook is read. A product with several
 * packages is returned once. Throws an Error with the file's name if the file is damaged, if a column or a name is
 * missing, or if no line belongs to the formulary.
 */
export async function readVaList(file: string): Promise<VaProduct[]> {
  try {
    const products = await readProducts((await isZip(file)) ? sheetRows(file) : csvLines(file));
    if (products.size === 0) throw new Error("there is no product of VA's list in it");
    return [...products.values()];
  } catch (error) {
    throw new Error(`${basename(file)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function readProducts(rows: AsyncIterable<SheetRow>): Promise<Map<string, VaProduct>> {
  const products = new Map<string, VaProduct>();
  const titles: string[] = [];
  let columns: Columns | null = null;
  for await (const { row, cells } of rows) {
    if (!columns) {
      columns = columnsOf(cells);
      if (!columns) titles.push(cells.filter(Boolean).slice(0, 5).join(', '));
      if (!columns && titles.length >= MOST_TITLE_LINES) throw notVaList(titles);
      continue;
    }
    if (!columns.isListed(cells)) continue;
    const product = productOf(cells, columns);
    if (!product.id || !product.generic) throw new Error(`row ${row} has no product or no generic name`);
    if (!products.has(product.id)) products.set(product.id, product);
  }
  if (!columns && titles.length > 0) throw notVaList(titles);
  return products;
}

const notVaList = ([first = '']: readonly string[]): Error =>
  new Error(`this is not VA's list: no column names a product; its first row says: ${first.slice(0, 100)}`);
