import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AgeSpending } from './age-spending.js';
import type { SpendingFacts } from './household-years.js';
import type { SpendingColumns } from './spending-columns.js';
import { spendingTable } from './spending-table.js';

const FOLDER = new URL('../../../../data/spending/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

let facts: SpendingFacts | undefined;

/** The Silver table serves all levels, so that they are compared for the same people. */
export function spendingFacts(): SpendingFacts {
  facts ??= {
    table: spendingTable(JSON.parse(gunzipSync(read('silver.json.gz')).toString()) as SpendingColumns),
    ages: JSON.parse(read('ages.json').toString()) as AgeSpending,
  };
  return facts;
}
