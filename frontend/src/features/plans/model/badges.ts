import { isAboutTheSame, roundedEstimate } from '#contract/estimates.js';
import { BADGES } from '#contract/messages/plan-list.js';
import { wholeDollars } from './money.js';
import { byCost, type RankedPlan } from './ranking.js';

/**
 * A badge on a plan card, which gives a reason to look at that plan first. People can check the reason against the
 * amounts on the screen.
 */
export type Badge = 'lowestAverage' | 'lowestMost' | 'bestFit';
/**
 * The badges of a plan. A badge about costs comes with a sentence that compares the plan with the next-cheapest one.
 */
export interface GivenBadge {
  readonly badge: Badge;
  readonly reason: string | null;
}
export type BadgesByPlan = ReadonlyMap<string, readonly GivenBadge[]>;
type Amount = (row: RankedPlan) => number | null;

const AMOUNTS: Readonly<
  Record<'lowestAverage' | 'lowestMost', { amount: Amount; say: (less: string | null) => string }>
> = {
  lowestAverage: { amount: ({ cost }) => cost?.average ?? null, say: BADGES.lessOnAverage },
  lowestMost: { amount: ({ cost }) => cost?.most ?? null, say: BADGES.lessAtMost },
};

function lowest(rows: readonly RankedPlan[], badge: keyof typeof AMOUNTS) {
  const { amount, say } = AMOUNTS[badge];
  const known = rows.filter((row) => amount(row) !== null);
  const [first, next] = known.toSorted((a, b) => (amount(a) ?? 0) - (amount(b) ?? 0) || byCost(a, b));
  if (!first || !next) return { row: first, reason: null };
  const [less, more] = [amount(first) ?? 0, amount(next) ?? 0];
  return { row: first, reason: say(isAboutTheSame(less, more) ? null : wholeDollars(roundedEstimate(more - less))) };
}

/**
 * Returns the badges for a list of plans: lowest estimated cost in an average year, lowest maximum cost in a year, and
 * most preferences met. A plan may have several badges. The last badge is not given if no plan meets any preference.
 */
export function badgesFor(rows: readonly RankedPlan[]): BadgesByPlan {
  const best = rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || byCost(a, b))[0];
  const chosen = {
    lowestAverage: lowest(rows, 'lowestAverage'),
    lowestMost: lowest(rows, 'lowestMost'),
    bestFit: { row: best, reason: null },
  } satisfies Record<Badge, { row: RankedPlan | undefined; reason: string | null }>;
  const badges = new Map<string, GivenBadge[]>();
  for (const [badge, { row, reason }] of Object.entries(chosen) as [Badge, (typeof chosen)[Badge]][])
    if (row) badges.set(row.plan.id, [...(badges.get(row.plan.id) ?? []), { badge, reason }]);
  return badges;
}
