import pg from 'pg';
import { replaceMedicines } from './medicine-import.js';
import { SAMPLE_MEDICINES_DATE, sampleProducts } from './sample-products.js';

/**
 * Imports the sample of medicines if no list of medicines has been imported yet. `ownerUrl` must be a connection with
 * the privileges of the owner of the database.
 */
export async function ensureMedicines(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from medicine_list');
    if (rowCount) return;
    await replaceMedicines(client, sampleProducts(), { listDate: SAMPLE_MEDICINES_DATE, isSample: true }, () => {});
  } finally {
    await client.end();
  }
}
