import { loadMoneyTables, type PercentageBand } from '#modules/facts/index.js';

export type NoPercentage = 'noTable' | 'incomeTooLow' | 'incomeTooHigh';

/**
 * Returns the percentage of its income that a household contributes to the benchmark plan. The parameter `exactPercent`
 * is the income as an unrounded percent of the poverty guideline, and it decides whether the household is within the
 * income limits. The table is read at that percent rounded down to a whole number, as on IRS Form 8962. The result is
 * rounded to hundredths of a percent (26 CFR 1.36B-3T(g)(1)). The table of another year is never used.
 */
export function applicablePercentage(planYear: number, exactPercent: number): number | NoPercentage {
  const bands = loadMoneyTables().percentagesOf(planYear);
  const limit = bands?.at(-1)?.to;
  if (exactPercent < 100) return bands ? 'incomeTooLow' : 'noTable';
  if (limit !== undefined && exactPercent > limit) return 'incomeTooHigh';
  const percent = Math.floor(exactPercent);
  const band = bands?.findLast(({ from }) => percent >= from);
  return band ? percentageIn(band, percent) : 'noTable';
}

/** Calculates in hundredths of a percent, so that halves are exact in binary and always rounded up. */
function percentageIn({ from, to, initial, final }: PercentageBand, percent: number): number {
  const first = Math.round(initial * 100);
  const last = Math.round(final * 100);
  const along = to === undefined ? 0 : ((last - first) * (percent - from)) / (to - from);
  return (first + Math.round(along)) / 100;
}
