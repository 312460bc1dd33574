import pg from 'pg';
import { replaceMedicines } from './medicine-import.js';
import { shippedProducts, shippedProductsDate } from './shipped-products.js';

/**
 * Imports the medicines that ship with the site, unless an official list has been imported or the shipped list of this
 * date is already stored. `ownerUrl` must be a connection with the privileges of the owner of the database.
 */
export async function ensureMedicines(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const listDate = shippedProductsDate();
    const { rowCount } = await client.query('select 1 from medicine_list where not is_sample or list_date >= $1', [
      listDate,
    ]);
    if (rowCount) return;
    await replaceMedicines(client, shippedProducts(), { listDate, isSample: true }, () => {});
  } finally {
    await client.end();
  }
}
