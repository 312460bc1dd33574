import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { inTransaction } from '#platform/database/connection.js';
import { plainStrength } from '../labels/plain-strength.js';
import { toldApart } from '../labels/tell-apart.js';
import { searchWords } from '../names/name-match.js';
import { partsOf, plainName, type LineReader, type NamedProduct, type Product } from './product.js';

/** Columns that are read from the monthly RxTerms file, whose first line contains the column names. */
const NEEDED = [
  'RXCUI',
  'FULL_GENERIC_NAME',
  'BRAND_NAME',
  'DISPLAY_NAME',
  'ROUTE',
  'NEW_DOSE_FORM',
  'RXN_DOSE_FORM',
  'STRENGTH',
  'SUPPRESS_FOR',
  'IS_RETIRED',
] as const;

export const isRxTerms = (line: string): boolean =>
  line.startsWith('RXCUI|') && NEEDED.every((name) => line.split('|').includes(name));

/** The reader throws if a line has fewer columns than the header. */
export function rxTermsReader(heading: string): LineReader {
  const columns = heading.split('|');
  return (line) => {
    const fields = line.split('|');
    if (fields.length < columns.length)
      throw new Error(`a line of the RxTerms file has ${fields.length} columns, not ${columns.length}`);
    const of = (name: (typeof NEEDED)[number]): string => fields[columns.indexOf(name)] ?? '';
    if (of('IS_RETIRED') || of('SUPPRESS_FOR') || !/^\d{1,8}$/.test(of('RXCUI'))) return null;
    const [, shown = of('DISPLAY_NAME'), route = of('ROUTE')] = /^(.+) \(([^()]+)\)$/.exec(of('DISPLAY_NAME')) ?? [];
    const name = plainName(of('BRAND_NAME') || shown);
    const parts = partsOf(of('FULL_GENERIC_NAME'));
    const generic = parts?.generic ?? (of('BRAND_NAME') ? '' : name.toLowerCase());
    const [form, start] = [of('RXN_DOSE_FORM'), parts?.start ?? ''];
    return {
      rxcui: of('RXCUI'),
      name,
      generic,
      strength: plainStrength(of('STRENGTH'), { form, route, generic, start }),
      route,
      rxtermsDoseForm: of('NEW_DOSE_FORM'),
      rxnormDoseForm: form,
      start,
      exactName: generic,
    };
  };
}

/** RXNCONSO.RRF (RxNorm documentation, section 12.4) has no header, and each column ends with "|". */
const COLUMNS = 18;
const [RXCUI, SOURCE, TYPE, NAME, SUPPRESSED] = [0, 11, 12, 14, 16] as const;
/** RxNorm term types of products that pharmacies sell: clinical drugs and branded drugs. */
const PRODUCTS = new Set(['SCD', 'SBD']);

export const isRxNorm = (line: string): boolean => /^\d+\|/.test(line) && line.split('|').length === COLUMNS + 1;

export const readRxNorm: LineReader = (line) => {
  const fields = line.split('|');
  if (fields.length !== COLUMNS + 1)
    throw new Error(`a line of RXNCONSO.RRF has ${fields.length - 1} columns, not ${COLUMNS}`);
  const [rxcui = '', full = ''] = [fields[RXCUI], fields[NAME]];
  if (fields[SOURCE] !== 'RXNORM' || !PRODUCTS.has(fields[TYPE] ?? '') || (fields[SUPPRESSED] ?? 'N') !== 'N')
    return null;
  const parts = partsOf(full);
  if (!parts) return null;
  const name = plainName(parts.brand || parts.generic);
  return {
    rxcui,
    name,
    generic: parts.generic,
    strength: plainStrength(parts.strength, { ...parts, route: '' }),
    route: '',
    rxtermsDoseForm: '',
    rxnormDoseForm: parts.form,
    start: parts.start,
    exactName: parts.generic,
  };
};

type Rows = readonly (readonly unknown[])[];
interface NameIndex {
  readonly medicines: Rows;
  readonly names: Rows;
  readonly words: Rows;
}
interface Name {
  readonly id: number;
  readonly label: string;
  readonly generic: string;
  products: number;
}

/** The values of a row are in the order of the columns of its table. */
function indexOf(products: readonly NamedProduct[]): NameIndex {
  const names = new Map<string, Name>();
  const medicines = products.map(
    ({ rxcui, name, generic, strength, route, fullName, rxtermsDoseForm, rxnormDoseForm }) => {
      const key = name.toLowerCase();
      const known = names.get(key) ?? { id: names.size + 1, label: name, generic, products: 0 };
      names.set(key, known.generic ? known : { ...known, generic });
      (names.get(key) ?? known).products += 1;
      return [rxcui, known.label, generic, strength, route, fullName, rxtermsDoseForm, rxnormDoseForm, known.id];
    },
  );
  const words = [...names.values()].flatMap(({ id, label }) => searchWords(label).map((word) => [word, id] as const));
  return {
    medicines,
    names: [...names.values()].map(({ id, label, generic, products: count }) => [id, label, generic, count]),
    words,
  };
}

/** Called repeatedly with the lines read or the rows written so far. */
export type ReportProgress = (doing: 'read' | 'written', count: number) => void;
interface ListFacts {
  readonly listDate: string;
  readonly isSample: boolean;
}

const REPORT_EVERY = 10_000;
const BATCH = 5_000;

/**
 * Reads the medicines in official files (RxTerms or RXNCONSO.RRF, plain or compressed as .gz). The result has one
 * product per RxCUI. If several files contain the same product, the data of the last of these files is used. Only a
 * generic name, strength or RxNorm dosage form that the last file lacks is taken from an earlier file. Throws an Error
 * if a file has another format or if the files contain no products.
 */
export async function readProducts(files: readonly string[], report: ReportProgress): Promise<Map<string, Product>> {
  const products = new Map<string, Product>();
  let lines = 0;
  for (const file of files) {
    let read: LineReader | null = null;
    for await (const line of linesOf(file)) {
      if ((lines += 1) % REPORT_EVERY === 0) report('read', lines);
      if (!read && isRxTerms(line)) {
        read = rxTermsReader(line);
        continue;
      }
      if (!read && !isRxNorm(line)) throw new Error(`${file} is neither an RxTerms file nor RXNCONSO.RRF`);
      const product = (read ??= readRxNorm)(line);
      if (product) products.set(product.rxcui, mergeProducts(products.get(product.rxcui), product));
    }
  }
  if (products.size === 0) throw new Error('there is no medicine in these files');
  return products;
}

const mergeProducts = (known: Product | undefined, next: Product): Product => ({
  ...next,
  ...(known && {
    generic: next.generic || known.generic,
    strength: next.strength || known.strength,
    rxnormDoseForm: next.rxnormDoseForm || known.rxnormDoseForm,
  }),
});

function linesOf(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  return createInterface({ input: file.endsWith('.gz') ? source.pipe(createGunzip()) : source, crlfDelay: Infinity });
}

/** Adds names to the products of a file. Those of the shipped list have names already. */
function named(products: readonly (Product | NamedProduct)[]): readonly NamedProduct[] {
  const isNamed = (product: Product | NamedProduct): product is NamedProduct => 'fullName' in product;
  return products.every(isNamed) ? products : toldApart(products);
}

/** Replaces all stored medicines with the given products in one transaction. Returns the number of stored products. */
export async function replaceMedicines(
  client: Client,
  products: Iterable<Product | NamedProduct>,
  { listDate, isSample }: ListFacts,
  report: ReportProgress,
): Promise<number> {
  const { medicines, names, words } = indexOf(named([...products]));
  await inTransaction(client, async () => {
    await client.query('truncate medicines, medicine_names, medicine_words, medicine_stems, medicine_list');
    let written = 0;
    const put = async (
      table: string,
      types: readonly string[],
      rows: readonly (readonly unknown[])[],
    ): Promise<void> => {
      for (let from = 0; from < rows.length; from += BATCH) {
        const part = rows.slice(from, from + BATCH);
        const columns = types.map((_, column) => part.map((row) => row[column]));
        const parameters = types.map((type, column) => `$${column + 1}::${type}[]`).join(', ');
        await client.query(`insert into ${table} select * from unnest(${parameters})`, columns);
        report('written', (written += part.length));
      }
    };
    await put('medicines', ['text', 'text', 'text', 'text', 'text', 'text', 'text', 'text', 'int'], medicines);
    await put('medicine_names', ['int', 'text', 'text', 'int'], names);
    await put('medicine_words (word, name_id)', ['text', 'int'], words);
    await client.query('insert into medicine_list (list_date, is_sample) values ($1, $2)', [listDate, isSample]);
  });
  await client.query('analyze medicines, medicine_names, medicine_words');
  return medicines.length;
}
