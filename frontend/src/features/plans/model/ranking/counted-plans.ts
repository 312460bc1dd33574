import { COVERED } from '#contract/messages/plans/covered.js';
import type { RankedPlan } from './ranking.js';

/** The plans whose yearly costs can be compared with each other, because none leaves out the price of a medicine. */
export interface CountedPlans {
  readonly isCounted: (row: RankedPlan) => boolean;
  /** Number of plans that are left out, because another plan covers more of the person's medicines. */
  readonly leftOut: number;
  /** How the counted plans are named: by all the person's medicines, or by most of them. */
  readonly words: (typeof COVERED)[keyof typeof COVERED];
  readonly count: number;
}

const shortfallOf = ({ care }: RankedPlan): number => care?.shortfall ?? 0;

/**
 * Returns which plans count when plans are compared by yearly cost: those that cover the most of the person's
 * medicines. The costs of the other plans leave out the price of a medicine, so they look lower than they are.
 */
export function countedPlans(rows: readonly RankedPlan[]): CountedPlans {
  const known = rows.filter(({ cost }) => cost !== null);
  const least = Math.min(...(known.length > 0 ? known : rows).map(shortfallOf));
  const isCounted = (row: RankedPlan): boolean => shortfallOf(row) <= least;
  const counted = rows.filter(isCounted);
  const hasAll = counted.every(({ care }) =>
    care?.items.every(({ kind, answer }) => kind !== 'medicines' || answer === 'yes'),
  );
  return {
    isCounted,
    leftOut: rows.length - counted.length,
    words: COVERED[hasAll ? 'all' : 'most'],
    count: counted.length,
  };
}
