import { byCost, type RankedPlan } from './ranking.js';

/**
 * A badge on a plan card, which gives a reason to look at that plan first. People can check the reason against the
 * amounts on the screen.
 */
export type Badge = 'lowestAverage' | 'lowestMost' | 'bestFit';
export type BadgesByPlan = ReadonlyMap<string, readonly Badge[]>;

const lowest = (rows: readonly RankedPlan[], amount: (row: RankedPlan) => number | null): RankedPlan | undefined => {
  const known = rows.filter((row) => amount(row) !== null);
  return known.toSorted((a, b) => (amount(a) ?? 0) - (amount(b) ?? 0) || byCost(a, b))[0];
};

/**
 * Returns the badges for a list of plans: lowest estimated cost in an average year, lowest maximum cost in a year, and
 * most preferences met. A plan may have several badges. The last badge is not given if no plan meets any preference.
 */
export function badgesFor(rows: readonly RankedPlan[]): BadgesByPlan {
  const best = rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || byCost(a, b))[0];
  const chosen: readonly (readonly [Badge, RankedPlan | undefined])[] = [
    ['lowestAverage', lowest(rows, ({ cost }) => cost?.average ?? null)],
    ['lowestMost', lowest(rows, ({ cost }) => cost?.most ?? null)],
    ['bestFit', best],
  ];
  const badges = new Map<string, Badge[]>();
  for (const [badge, row] of chosen) if (row) badges.set(row.plan.id, [...(badges.get(row.plan.id) ?? []), badge]);
  return badges;
}
