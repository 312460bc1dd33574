import { readFacts } from './fact-file.js';

/** Counted in the county, or medians of other counties in its rating area or state. */
const BASES = ['counted', 'area median', 'state median'] as const;

/** Number of insurers that sell plans in a county in 2026, and number of plans at each metal level in that county. */
export interface CountyMarket {
  issuers: number;
  bronze: number;
  silver: number;
  gold: number;
  platinum: number;
  catastrophic: number;
  basis: (typeof BASES)[number];
}

let loaded: ReadonlyMap<string, CountyMarket> | undefined;

/** In 2026, by FIPS code. The data file is read on the first call only. */
export function loadCountyMarkets(): ReadonlyMap<string, CountyMarket> {
  loaded ??= new Map(
    readFacts('county-markets-2026.csv.gz').map((row) => [
      row.text('county'),
      {
        issuers: row.amount('issuers'),
        bronze: row.amount('bronze'),
        silver: row.amount('silver'),
        gold: row.amount('gold'),
        platinum: row.amount('platinum'),
        catastrophic: row.amount('catastrophic'),
        basis: BASES.find((basis) => basis === row.text('basis')) ?? 'state median',
      },
    ]),
  );
  return loaded;
}
