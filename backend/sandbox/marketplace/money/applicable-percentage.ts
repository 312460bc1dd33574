/**
 * An income band: the percent of poverty at which it begins, and the percent of income that a household contributes to
 * the benchmark plan at the start and at the end of the band.
 */
type Band = readonly [from: number, start: number, end: number];

interface Table {
  bands: readonly Band[];
  /** Highest percent of poverty at which a tax credit is due, or undefined if there is no upper limit. */
  eligibleUpTo?: number;
}

/**
 * Applicable percentages for 2026 from IRS Rev. Proc. 2025-25. The enhanced credits ended on 31 December 2025, so no
 * credit is due above 400% of poverty.
 */
const TABLE_2026: Table = {
  bands: [
    [0, 2.1, 2.1],
    [133, 3.14, 4.19],
    [150, 4.19, 6.6],
    [200, 6.6, 8.44],
    [250, 8.44, 9.96],
    [300, 9.96, 9.96],
  ],
  eligibleUpTo: 400,
};

/**
 * Applicable percentages under P.L. 117-2 and 117-169 (plan years 2021 to 2025): households pay no contribution up to
 * 150% of poverty and at most 8.5% of income above 400%.
 */
const TABLE_ENHANCED: Table = {
  bands: [
    [0, 0, 0],
    [150, 0, 2],
    [200, 2, 4],
    [250, 4, 6],
    [300, 6, 8.5],
    [400, 8.5, 8.5],
  ],
};

const TABLES: Readonly<Record<number, Table>> = {
  2025: TABLE_ENHANCED,
  2026: TABLE_2026,
  // The table for 2027 (announced as Rev. Proc. 2026-26) was not yet available, so 2027 uses the percentages of 2026.
  2027: TABLE_2026,
};

/**
 * Plan years for which no table of applicable percentages exists yet, so that the table of an earlier year is used. A
 * response header informs clients of this.
 */
export const BORROWED_PERCENTAGE_YEARS: ReadonlySet<number> = new Set([2027]);

/**
 * Returns the percent of income that a household contributes to the benchmark plan. Income is given as a whole percent
 * of poverty (truncated as on IRS Form 8962), and the result is interpolated linearly within its band. It is undefined
 * if no credit is due: below 100% of poverty, above the upper limit, or in a year without a table.
 */
export function applicablePercentage(planYear: number, povertyPercent: number): number | undefined {
  const table = TABLES[planYear];
  if (!table || povertyPercent < 100) return undefined;
  if (table.eligibleUpTo !== undefined && povertyPercent > table.eligibleUpTo) return undefined;
  const index = table.bands.findLastIndex(([from]) => povertyPercent >= from);
  const band = table.bands[index];
  if (!band) return undefined;
  const [from, start, end] = band;
  const to = table.bands[index + 1]?.[0] ?? table.eligibleUpTo ?? from;
  return to === from ? start : start + ((end - start) * (povertyPercent - from)) / (to - from);
}
