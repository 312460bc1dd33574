import pg from 'pg';
import { replaceMedicines } from './medicine-import.js';
import { SAMPLE_MEDICINES_DATE, sampleProducts } from './sample-products.js';

/** Puts the sample in where no list is held; nothing else is touched. Runs under the owner's role. */
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
