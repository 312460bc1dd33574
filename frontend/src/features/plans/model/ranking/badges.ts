import { BADGES } from '#contract/messages/plans/plan-list.js';
import { isAboutTheSame, roundedEstimate } from '#contract/plans/estimates.js';
import { wholeDollars } from '../costs/money.js';
import { filedAmount } from '../costs/year-cost.js';
import { byCost, nameAmong, type RankedPlan } from './ranking.js';

/** The badges for a low cost in an average year and for a low maximum cost in a year, from the lowest amount upward. */
const LOW = {
  average: ['lowestAverage', 'secondAverage', 'thirdAverage'],
  most: ['lowestMost', 'secondMost', 'thirdMost'],
} as const;
type Amount = keyof typeof LOW;
const SAY = { average: BADGES.onAverage, most: BADGES.atMost };

/**
 * A badge on a plan card, which gives a reason to look at that plan first. People can check the reason against the
 * amounts on the screen.
 */
export type Badge = (typeof LOW)[Amount][number] | 'bestFit' | 'bestCare';
/** A badge of a plan. Most badges have a sentence that gives the reason, such as the difference from the next plan. */
export interface GivenBadge {
  readonly badge: Badge;
  readonly reason: string | null;
}
export type BadgesByPlan = ReadonlyMap<string, readonly GivenBadge[]>;
interface Winner extends GivenBadge {
  readonly row: RankedPlan;
}

/** Number of plans that get a badge if there are enough plans with known costs. */
const MARKED = 3;

/**
 * Sorts the plans whose amount is known, lowest first. Plans whose amount rests on assumed prices are left out, unless
 * this is so for all plans.
 */
function lowestFirst(rows: readonly RankedPlan[], name: Amount): readonly RankedPlan[] {
  const filed = rows.filter(({ cost }) => filedAmount(cost, name) !== null);
  const amount = ({ cost }: RankedPlan): number => cost?.[name] ?? 0;
  return (filed.length > 0 ? filed : rows.filter(({ cost }) => cost !== null)).toSorted(
    (a, b) => amount(a) - amount(b) || byCost(a, b),
  );
}

/**
 * Returns the badge of the plan at one place in a list that is sorted by an amount. The reason for the badge compares
 * the first plan with the second, and every other plan with the first.
 */
function low(ordered: readonly RankedPlan[], name: Amount, place: number): Winner[] {
  const [row, badge, other] = [ordered[place], LOW[name][place], ordered[place === 0 ? 1 : 0]];
  if (!row || !badge) return [];
  if (!other?.cost || !row.cost) return [{ row, badge, reason: null }];
  const [mine, others] = [row.cost[name], other.cost[name]];
  const amount = wholeDollars(roundedEstimate(Math.abs(mine - others)));
  const difference = isAboutTheSame(mine, others) ? BADGES.same : (mine < others ? BADGES.less : BADGES.more)(amount);
  return [{ row, badge, reason: SAY[name](difference, nameAmong(ordered, other)) }];
}

const covered = ({ care }: RankedPlan): number => care?.items.filter(({ answer }) => answer === 'yes').length ?? 0;
const missed = ({ care }: RankedPlan): number => care?.items.filter(({ answer }) => answer === 'no').length ?? 0;

/** Compares two plans for sorting: a plan whose average cost is known comes before a plan whose cost is assumed. */
const filedFirst = (a: RankedPlan, b: RankedPlan): number =>
  Number(filedAmount(a.cost, 'average') === null) - Number(filedAmount(b.cost, 'average') === null);

/**
 * Finds the plan that covers the most of the person's medicines and doctors. The reason for the badge says how many of
 * the medicines and doctors the plan covers.
 */
function bestForCare(rows: readonly RankedPlan[]): Winner[] {
  const [row] = rows
    .filter((one) => covered(one) > 0)
    .toSorted((a, b) => covered(b) - covered(a) || missed(a) - missed(b) || filedFirst(a, b) || byCost(a, b));
  return row?.care
    ? [{ row, badge: 'bestCare', reason: `${row.care.tallies.map(({ text }) => text).join('. ')}.` }]
    : [];
}

/** Finds the plan that meets the most preferences. The result is empty if no plan meets any. */
const bestFit = (rows: readonly RankedPlan[]): Winner[] =>
  rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || filedFirst(a, b) || byCost(a, b))
    .slice(0, 1)
    .map((row) => ({ row, badge: 'bestFit', reason: null }));

/**
 * Returns the badges for a list of plans: lowest estimated cost in an average year, lowest maximum cost in a year, and
 * most preferences met. The badge for the most preferences is not given if no plan meets any preference. If the person
 * has listed medicines or doctors, that badge is replaced by a badge for the plan that covers the most of them. A plan
 * may have several of these badges. If fewer than three plans then have a badge, the plans with the next lowest amounts
 * get badges that say so, until three plans are marked.
 */
export function badgesFor(rows: readonly RankedPlan[]): BadgesByPlan {
  const badges = new Map<string, GivenBadge[]>();
  const give = ({ row, badge, reason }: Winner): void => {
    badges.set(row.plan.id, [...(badges.get(row.plan.id) ?? []), { badge, reason }]);
  };
  const hasCare = rows.some(({ care }) => care !== null);
  const lists = (['average', 'most'] as const).map((name) => ({ name, ordered: lowestFirst(rows, name) }));
  for (const { name, ordered } of lists) low(ordered, name, 0).forEach(give);
  (hasCare ? bestForCare : bestFit)(rows).forEach(give);
  for (const { name, ordered } of lists) {
    const place = ordered.findIndex(({ plan }) => !badges.has(plan.id));
    if (badges.size < MARKED) low(ordered, name, place).forEach(give);
  }
  return badges;
}
