import { byCost, type Ranked } from './ranking.js';

/** Why a plan is worth a first look. Each is a fact about the figures shown, nothing else. */
export type Mark = 'lowestUsual' | 'lowestBad' | 'bestFit';
export type Marks = ReadonlyMap<string, readonly Mark[]>;

const lowest = (rows: readonly Ranked[], amount: (row: Ranked) => number | null): Ranked | undefined => {
  const known = rows.filter((row) => amount(row) !== null);
  return known.toSorted((a, b) => (amount(a) ?? 0) - (amount(b) ?? 0) || byCost(a, b))[0];
};

/**
 * The plans marked in a list: lowest cost in a usual year, lowest in a bad year, best fit to the wishes. A plan may hold
 * more than one mark. Nothing fits best where nothing was asked, or where no plan meets a single wish.
 */
export function marksOf(rows: readonly Ranked[]): Marks {
  const best = rows.filter(({ match }) => match.matched.length > 0).toSorted((a, b) => a.match.missed - b.match.missed || byCost(a, b))[0];
  const chosen: readonly (readonly [Mark, Ranked | undefined])[] = [
    ['lowestUsual', lowest(rows, ({ cost }) => cost.usual)],
    ['lowestBad', lowest(rows, ({ cost }) => cost.bad)],
    ['bestFit', best],
  ];
  const marks = new Map<string, Mark[]>();
  for (const [mark, row] of chosen) if (row) marks.set(row.plan.id, [...(marks.get(row.plan.id) ?? []), mark]);
  return marks;
}
