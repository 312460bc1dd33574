import type { AgeSpending } from '#modules/plans/cost/age-spending.js';
import { readCsv } from './read-csv.js';

/** Year of the dollars in which the survey states its amounts, as given in the first line of its table. */
const PRICES_OF = 2024;

/**
 * Reads how much each age group spends on health care, from a table with the columns age_band, p25, median, p90 and
 * pct_zero_cost.
 */
export function readAges(path: string): AgeSpending {
  return {
    year: PRICES_OF,
    bands: readCsv(path).map((row) => ({
      fromAge: Number.parseInt(row['age_band'] ?? '', 10),
      withoutSpending: Number((Number(row['pct_zero_cost']) / 100).toFixed(4)),
      p25: Number(row['p25']),
      median: Number(row['median']),
      p90: Number(row['p90']),
    })),
  };
}
