import { createHash } from 'node:crypto';
import { withConnection } from '#platform/database/connection.js';
import { replaceMedicines } from './medicine-import.js';
import type { NamedProduct } from './product.js';
import { shippedProducts, shippedProductsDate } from './shipped-products.js';

interface Stored {
  readonly isReplaceable: boolean;
  readonly listDate: string;
  readonly fingerprint: string | null;
}

const STORED = `select is_sample as "isReplaceable", list_date::text as "listDate",
  (select encode(sha256(convert_to(string_agg(line, E'\\n' order by id), 'UTF8')), 'hex') from (
    select rxcui::int as id, concat_ws('|', rxcui, full_name, strength, generic, rxnorm_dose_form) as line
    from medicines
  ) as lines) as fingerprint
  from medicine_list`;

/** Returns the same fingerprint as the query for stored medicines. */
function fingerprintOf(products: readonly NamedProduct[]): string {
  const lines = products
    .toSorted((a, b) => Number(a.rxcui) - Number(b.rxcui))
    .map(({ rxcui, fullName, strength, generic, rxnormDoseForm }) =>
      [rxcui, fullName, strength, generic, rxnormDoseForm].join('|'),
    );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * Imports the medicines that ship with the site, unless an official list has been imported, or the shipped list of
 * this or a later date is already stored as it is now. `ownerUrl` must be a connection with the privileges of the owner
 * of the database.
 */
export async function ensureMedicines(ownerUrl: string): Promise<void> {
  await withConnection(ownerUrl, async (client) => {
    const listDate = shippedProductsDate();
    const products = shippedProducts();
    const [stored] = (await client.query<Stored>(STORED)).rows;
    if (stored && (!stored.isReplaceable || stored.listDate > listDate)) return;
    if (stored?.listDate === listDate && stored.fingerprint === fingerprintOf(products)) return;
    await replaceMedicines(client, products, { listDate, isSample: true }, () => {});
  });
}
