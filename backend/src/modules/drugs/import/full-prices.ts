import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { KnownMedicine } from '#contract/api/drugs.contract.js';
import type { FactFile } from '#modules/facts/index.js';

const FILE: FactFile = 'medicine-prices.csv.gz';
/** The relative path is the same for the TypeScript sources and for the compiled code. */
const FOLDER = new URL('../../../../data/', import.meta.url);

/** Returns what a month's supply of each medicine costs without a plan, by RxCUI. */
export function fullPrices(): ReadonlyMap<string, NonNullable<KnownMedicine['price']>> {
  const [, ...lines] = gunzipSync(readFileSync(new URL(FILE, FOLDER)))
    .toString()
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [rxcui = '', low, high] = line.split(',');
      return [rxcui, { low: Number(low), high: high ? Number(high) : null }];
    }),
  );
}
