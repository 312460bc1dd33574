import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { VA_SUPPLY } from '#contract/api/drugs.contract.js';

/** Columns that are read from VA's product extract. The extract may have other columns as well. */
const Product = z.object({
  va_product: z.string().check(z.minLength(1)),
  trade_name: z.string(),
  generic: z.string(),
  dosage_form: z.string(),
  va_class_name: z.string(),
  rx_otc: z.string(),
});
const BATCH = 500;

const supplyOf = (word: string): (typeof VA_SUPPLY)[number] =>
  word.startsWith('prescription') ? 'prescription' : word === 'over the counter' ? 'over the counter' : 'other';

/**
 * Replaces the stored formulary with VA's extract (.csv or .csv.gz) in one transaction and returns the number of
 * products. `report` receives the number of products so far after each batch. Throws if a row lacks a column or the
 * file is empty.
 */
export async function importVaFormulary(
  client: Client,
  file: string,
  listDate: string,
  report: (read: number) => void,
): Promise<number> {
  const source = createReadStream(file);
  const rows = (file.endsWith('.gz') ? source.pipe(createGunzip()) : source).pipe(parse({ columns: true, bom: true }));
  await client.query('begin');
  try {
    await client.query('delete from va_formulary');
    let read = 0;
    let batch: unknown[][] = [];
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return;
      await client.query(
        `insert into va_formulary (id, brand, generic, form, class_name, supply, list_date)
         select *, $7::date from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
         on conflict (id) do nothing`,
        [...[0, 1, 2, 3, 4, 5].map((column) => batch.map((row) => row[column])), listDate],
      );
      report((read += batch.length));
      batch = [];
    };
    for await (const row of rows) {
      const product = z.parse(Product, row);
      batch.push([
        product.va_product,
        product.trade_name,
        product.generic,
        product.dosage_form,
        product.va_class_name,
        supplyOf(product.rx_otc.toLowerCase()),
      ]);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    if (read === 0) throw new Error('there is no product in this file');
    await client.query('commit');
    return read;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
