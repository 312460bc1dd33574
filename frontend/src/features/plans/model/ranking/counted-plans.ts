import { COVERED } from '../../messages/covered.js';
import type { RankedPlan } from './ranking.js';

/** The plans whose yearly costs can be compared with each other, because they leave out the same medicines. */
export interface CountedPlans {
  readonly isCounted: (row: RankedPlan) => boolean;
  /** Number of plans that are left out, because they give other answers about the person's medicines. */
  readonly leftOut: number;
  /** How the counted plans are named: by all the person's medicines, or as plans that cover the same of them. */
  readonly words: (typeof COVERED)[keyof typeof COVERED];
}

/** Returns the plan's answers about the person's medicines as a text. */
const answersOf = ({ care }: RankedPlan): string =>
  care?.items.flatMap(({ kind, answer }) => (kind === 'medicines' ? answer : [])).join() ?? '';

/**
 * Which plans count in comparisons by cost: of those that cover the most medicines, the largest group with the same
 * answers about each. The costs of others leave out other medicines.
 */
export function countedPlans(rows: readonly RankedPlan[]): CountedPlans {
  const known = rows.filter(({ cost }) => cost !== null);
  const asked = known.length > 0 ? known : rows;
  const least = Math.min(...asked.map(({ care }) => care?.shortfall ?? 0));
  const sizes = new Map<string, number>();
  for (const row of asked)
    if ((row.care?.shortfall ?? 0) === least) sizes.set(answersOf(row), (sizes.get(answersOf(row)) ?? 0) + 1);
  const [[answers] = ['']] = [...sizes].toSorted(([, a], [, b]) => b - a);
  const isCounted = (row: RankedPlan): boolean => answersOf(row) === answers;
  return {
    isCounted,
    leftOut: rows.filter((row) => !isCounted(row)).length,
    words: COVERED[/generic|unknown|no/.test(answers) ? 'same' : 'all'],
  };
}
