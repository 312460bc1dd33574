import type { RankedPlan } from './ranking.js';

/** Possible lengths, in dollars, of one quarter of a cost axis. All of them are easy to read. */
const QUARTERS = [
  500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 50_000,
  100_000,
];

/** Fraction of all plans whose whole chart fits the axis. */
const FITTING = 0.8;

/**
 * Returns the end of the axis for the yearly costs of the given plans, in dollars per year. The end is the smallest
 * round number that holds the marked plans and most of all plans. It does not depend on the filters or the order of the
 * list, so a plan's chart does not change when the person filters or sorts the list. The result is null if no plan has
 * an estimate.
 */
export function costScale(
  rows: readonly Pick<RankedPlan, 'cost'>[],
  marked: readonly Pick<RankedPlan, 'cost'>[] = rows,
): number | null {
  const amounts = (those: typeof rows): number[] => those.flatMap(({ cost }) => cost?.most ?? []);
  const all = amounts(rows).toSorted((a, b) => a - b);
  const largest = Math.max(all[Math.ceil(FITTING * all.length) - 1] ?? 0, ...amounts(marked));
  if (largest === 0) return null;
  return 4 * (QUARTERS.find((quarter) => 4 * quarter >= largest) ?? Math.ceil(largest / 4));
}
