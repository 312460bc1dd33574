import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AgeSpending } from './age-spending.js';
import type { SpendingFacts } from './household-years.js';
import type { SpendingColumns } from './spending-columns.js';
import { spendingTable } from './spending-table.js';

const FOLDER = new URL('../../../../data/spending/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

let facts: SpendingFacts | undefined;

/**
 * Returns the spending of the standard population and of its age groups. The table for Silver plans is used for all
 * metal levels, so that plans of different levels are compared for the same people.
 */
export function spendingFacts(): SpendingFacts {
  facts ??= {
    table: spendingTable(JSON.parse(gunzipSync(read('silver.json.gz')).toString()) as SpendingColumns),
    ages: JSON.parse(read('ages.json').toString()) as AgeSpending,
  };
  return facts;
}
