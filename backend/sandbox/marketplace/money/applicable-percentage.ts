import { loadMoneyTables, type PercentageBand } from '#modules/facts/index.js';

/** Why no percentage applies: the year has no table, or the income is below or above what the credit is for. */
export type NoPercentage = 'noTable' | 'incomeTooLow' | 'incomeTooHigh';

/**
 * Returns the percent of income that a household contributes to the benchmark plan, for an unrounded percent of
 * poverty. The limits are tested with the unrounded figure; the table is then read at whole percents without the
 * decimals, as on IRS Form 8962, and the result rounded to hundredths of a percent (26 CFR 1.36B-3T(g)(1)). A year
 * without a table of its own never borrows one.
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

/** Interpolates in hundredths of a percent, whose halves a binary fraction holds exactly, so that they round up. */
function percentageIn({ from, to, initial, final }: PercentageBand, percent: number): number {
  const first = Math.round(initial * 100);
  const last = Math.round(final * 100);
  const along = to === undefined ? 0 : ((last - first) * (percent - from)) / (to - from);
  return (first + Math.round(along)) / 100;
}
