import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { toldApart } from '../labels/tell-apart.js';
import { indexOf } from './name-index.js';
import type { LineReader, Product } from './product.js';
import { isRxNorm, readRxNorm } from './rxnorm-line.js';
import { isRxTerms, rxTermsReader } from './rxterms-line.js';

/**
 * Callback that reports the progress of an import of medicines. It is called repeatedly with the number of lines that
 * were read, or of rows that were written, so far.
 */
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

/** Replaces all stored medicines with the given products in one transaction. Returns the number of stored products. */
export async function replaceMedicines(
  client: Client,
  products: Iterable<Product>,
  { listDate, isSample }: ListFacts,
  report: ReportProgress,
): Promise<number> {
  const { medicines, names, words } = indexOf(toldApart([...products]));
  await client.query('begin');
  try {
    await client.query('truncate medicines, medicine_names, medicine_words, medicine_list');
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
    await put('medicine_words', ['text', 'int'], words);
    await client.query('insert into medicine_list (list_date, is_sample) values ($1, $2)', [listDate, isSample]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze medicines, medicine_names, medicine_words');
  return medicines.length;
}
