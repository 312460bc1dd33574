import type { AgeSpending } from '#modules/plans/cost/age-spending.js';
import { readCsv } from './read-csv.js';

/** Year whose dollars the survey of spending by age uses. The first line of the survey's table names this year. */
const PRICES_OF = 2024;

/** Columns: age_band, mean, p25, median, p90 (dollars per year) and pct_zero_cost (percent of people). */
export function readAges(path: string): AgeSpending {
  return {
    year: PRICES_OF,
    bands: readCsv(path).map((row) => ({
      fromAge: Number.parseInt(row['age_band'] ?? '', 10),
      withoutSpending: Number((Number(row['pct_zero_cost']) / 100).toFixed(4)),
      p25: Number(row['p25']),
      median: Number(row['median']),
      p90: Number(row['p90']),
      mean: Number(row['mean']),
    })),
  };
}
