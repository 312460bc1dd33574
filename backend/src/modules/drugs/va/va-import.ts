import type { Client } from 'pg';
import { inTransaction } from '#platform/database/connection.js';
import { readVaList } from './va-list-file.js';

/**
 * Replaces the imported VA formulary with the products from `file` (.xlsx, .csv or .csv.gz). `listDate` is the date of
 * the new formulary as YYYY-MM-DD. Returns the number of products. If the file does not contain a VA formulary, the
 * function throws an Error, and the stored formulary is not changed.
 */
export async function importVaFormulary(client: Client, file: string, listDate: string): Promise<number> {
  const products = await readVaList(file);
  const column = (of: (product: (typeof products)[number]) => string): string[] => products.map(of);
  await inTransaction(client, async () => {
    await client.query('delete from va_formulary');
    await client.query(
      `insert into va_formulary (id, brand, generic, form, class_name, supply, list_date)
       select *, $7::date from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
      [
        column(({ id }) => id),
        column(({ brand }) => brand),
        column(({ generic }) => generic),
        column(({ form }) => form),
        column(({ className }) => className),
        column(({ supply }) => supply),
        listDate,
      ],
    );
  });
  return products.length;
}
