import pg from 'pg';
import { replaceMedicines } from './medicine-import.js';
import { SAMPLE_MEDICINES_DATE, sampleProducts } from './sample-products.js';

/**
 * Imports the sample of medicines if no list has been imported yet. The connection must have the privileges of the
 * database's owner.
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
