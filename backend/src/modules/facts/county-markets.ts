import { readFacts } from './fact-file.js';

/** How the numbers of a county are known: counted, or the medians of the counted counties around it. */
const BASES = ['counted', 'area median', 'state median'] as const;

/** How many insurers sell plans in a county in 2026, and how many plans of each metal level. */
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

/**
 * Returns the markets by county code (FIPS), read from the file of facts the first time. Counties that HealthCare.gov
 * does not serve in 2026 are missing.
 */
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
