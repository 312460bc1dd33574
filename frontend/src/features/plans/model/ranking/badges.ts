import { BADGES } from '#contract/messages/plans/plan-list.js';
import { isAboutTheSame, roundedEstimate } from '#contract/plans/estimates.js';
import { wholeDollars } from '../costs/money.js';
import { byCost, type RankedPlan } from './ranking.js';

/**
 * A badge on a plan card, which gives a reason to look at that plan first. People can check the reason against the
 * amounts on the screen.
 */
export type Badge = 'lowestAverage' | 'lowestMost' | 'bestFit' | 'bestCare';
/** A badge of a plan. Most badges have a sentence that gives the reason, such as the difference from the next plan. */
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

const covered = ({ care }: RankedPlan): number => care?.items.filter(({ answer }) => answer === 'yes').length ?? 0;
const missed = ({ care }: RankedPlan): number => care?.items.filter(({ answer }) => answer === 'no').length ?? 0;

/**
 * Finds the plan that covers the most of the person's medicines and doctors. The reason for the badge says how many of
 * the medicines and doctors the plan covers.
 */
function bestForCare(rows: readonly RankedPlan[]) {
  const [row] = rows
    .filter((one) => covered(one) > 0)
    .toSorted((a, b) => covered(b) - covered(a) || missed(a) - missed(b) || byCost(a, b));
  return { row, reason: row?.care ? `${row.care.tallies.map(({ text }) => text).join('. ')}.` : null };
}

/** Returns the plan that meets the most preferences, or undefined if no plan meets any. */
const bestFit = (rows: readonly RankedPlan[]): RankedPlan | undefined =>
  rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || byCost(a, b))[0];

/**
 * Returns the badges for a list of plans: lowest estimated cost in an average year, lowest maximum cost in a year, and
 * most preferences met. A plan may have several badges. The badge for the most preferences is not given if no plan
 * meets any preference. If the person has listed medicines or doctors, that badge is replaced by a badge for the plan
 * that covers the most of them.
 */
export function badgesFor(rows: readonly RankedPlan[]): BadgesByPlan {
  const hasCare = rows.some(({ care }) => care !== null);
  const chosen: Partial<Record<Badge, { row: RankedPlan | undefined; reason: string | null }>> = {
    lowestAverage: lowest(rows, 'lowestAverage'),
    lowestMost: lowest(rows, 'lowestMost'),
    ...(hasCare ? { bestCare: bestForCare(rows) } : { bestFit: { row: bestFit(rows), reason: null } }),
  };
  const badges = new Map<string, GivenBadge[]>();
  for (const [badge, { row, reason }] of Object.entries(chosen) as [Badge, NonNullable<(typeof chosen)[Badge]>][])
    if (row) badges.set(row.plan.id, [...(badges.get(row.plan.id) ?? []), { badge, reason }]);
  return badges;
}
