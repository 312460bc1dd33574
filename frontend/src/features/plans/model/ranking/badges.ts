import { roundedEstimate } from '#contract/plans/estimates.js';
import { BADGES } from '../../messages/plan-list.js';
import { wholeDollars } from '../costs/money.js';
import {
  areAboutTheSame,
  differenceBetween,
  filedAmount,
  type ExpectedAmount,
  type YearAmount,
} from '../costs/year-cost.js';
import { countedPlans, type CountedPlans } from './counted-plans.js';
import { byCost, type RankedPlan } from './ranking.js';

/** A badge on a plan card, which gives a reason to look at that plan first. */
export type Badge =
  | 'lowest'
  | 'bestCare'
  | 'bestMedicines'
  | 'bestDoctors'
  | 'bestFit'
  | 'lowestLittleCare'
  | 'lowestALotOfCare'
  | 'lowestPrice'
  | 'lowestMost'
  | 'topRated';

/** A plan's badge with its label and the reason for it, which people can check against the amounts on the cards. */
export interface GivenBadge {
  readonly badge: Badge;
  readonly label: string;
  readonly reason: string | null;
}
export type BadgesByPlan = ReadonlyMap<string, GivenBadge>;

/** Number of plans that get a badge at most. */
const MARKED = 3;
/** Lowest overall rating of a plan that is called the top rated one. */
const WELL_RATED = 4;

const EXPECTED = { aLittleCare: 'lowestLittleCare', aLotOfCare: 'lowestALotOfCare' } as const;

const amountOf = ({ cost }: RankedPlan, name: YearAmount): number => cost?.[name] ?? Infinity;
const starsOf = ({ plan }: RankedPlan): number => plan.quality_rating.overall.stars ?? 0;
const premiumOf = ({ plan }: RankedPlan): number => Math.round(plan.premium_w_credit ?? Infinity);

/**
 * Plans with known amounts, lowest first, and only those that leave out the same medicines. Amounts from assumed prices
 * are left out unless all are. A single such plan among others gives an empty list: nothing is compared.
 */
function lowestFirst(rows: readonly RankedPlan[], { isCounted, leftOut }: CountedPlans, name: YearAmount) {
  const known = rows.filter((row) => row.cost !== null && isCounted(row));
  const filed = known.filter(({ cost }) => filedAmount(cost, name) !== null);
  if (leftOut > 0 && known.length < 2) return [];
  return (filed.length > 0 ? filed : known).toSorted((a, b) => amountOf(a, name) - amountOf(b, name) || byCost(a, b));
}

/**
 * Puts the plan first that is to be called the lowest. Screens round an average year, so of the plans that they show
 * with the lowest amount, it is the one with the lowest maximum and premium, if one has both.
 */
function withBestFirst(byAverage: readonly RankedPlan[]): readonly RankedPlan[] {
  const [lowest, ...others] = byAverage;
  if (!lowest) return byAverage;
  const [best = lowest] = others
    .filter(
      (one) =>
        roundedEstimate(amountOf(one, 'average')) === roundedEstimate(amountOf(lowest, 'average')) &&
        Math.round(amountOf(one, 'most')) < Math.round(amountOf(lowest, 'most')) &&
        premiumOf(one) <= premiumOf(lowest),
    )
    .toSorted((a, b) => amountOf(a, 'most') - amountOf(b, 'most') || byCost(a, b));
  return [best, ...byAverage.filter((one) => one !== best)];
}

/** Returns how much more a plan costs in a year than another one, or null if that is about the same or not known. */
function differenceIn(name: YearAmount, row: RankedPlan, other: RankedPlan | undefined) {
  if (!row.cost || !other?.cost || areAboutTheSame(name, row.cost[name], other.cost[name])) return null;
  return { isMore: row.cost[name] > other.cost[name], amount: differenceBetween(row.cost, other.cost, name) };
}

/** All plans, and what is known about them together. */
interface Among {
  readonly rows: readonly RankedPlan[];
  readonly counted: CountedPlans;
  /** The plans with comparable costs, the one that is called the lowest first. */
  readonly byAverage: readonly RankedPlan[];
  readonly byMost: readonly RankedPlan[];
  readonly expected: ExpectedAmount | null;
}
/** A plan that is the best in something, and the reason, which compares it with the first marked plan. */
interface Winner extends GivenBadge {
  readonly row: RankedPlan;
}

/** By how much a plan costs more or less than the first one in an average year, or null if that is not known. */
const moreInYear = (row: RankedPlan, first: RankedPlan, { byAverage }: Among) =>
  byAverage.includes(row) ? differenceIn('average', row, first) : null;

function forMore(row: RankedPlan, first: RankedPlan, among: Among): string {
  const difference = moreInYear(row, first, among);
  return difference ? BADGES.aYear(difference.amount, difference.isMore) : '';
}

/** The plan with the lowest average year. The reason says by how much it is lower, and if it is lowest at worst too. */
function lowest({ rows, counted, byAverage, byMost }: Among): Winner[] {
  const [row, next] = byAverage;
  if (!row) return [];
  const least = next && differenceIn('average', row, next);
  const alike = byAverage.filter((one) =>
    areAboutTheSame('average', amountOf(one, 'average'), amountOf(row, 'average')),
  );
  const atWorst = byMost[0] === row ? differenceIn('most', row, byMost[1]) : null;
  const isAnyLeftOut = counted.leftOut > 0 || byAverage.length < rows.length;
  const reason = least
    ? byMost[0] === row && !isAnyLeftOut
      ? BADGES.lowestTwice(least.amount)
      : BADGES.lessThan(least.amount, isAnyLeftOut)
    : !next
      ? null
      : atWorst
        ? BADGES.lessAtWorst(atWorst.amount)
        : BADGES.alike(alike.length);
  return [{ row, badge: 'lowest', label: BADGES.lowest, reason }];
}

const count = ({ care }: RankedPlan, ...answers: string[]): number =>
  care?.items.filter(({ answer }) => answers.includes(answer)).length ?? 0;

/** For sorting: plans that cover more of the medicines and doctors first, then those with more generics. */
const byCare = (a: RankedPlan, b: RankedPlan): number =>
  count(b, 'yes') - count(a, 'yes') || count(b, 'generic') - count(a, 'generic') || count(a, 'no') - count(b, 'no');

/** A plan that covers more of the person's medicines and doctors than the first one: the cheapest that covers most. */
function bestForCare(among: Among, first: RankedPlan): Winner[] {
  const [row] = among.rows.toSorted((a, b) => byCare(a, b) || byCost(a, b));
  if (!row?.care || byCare(row, first) >= 0 || count(row, 'yes', 'generic') === 0) return [];
  const kinds = new Set(row.care.items.map(({ kind }) => kind));
  const badge = kinds.size > 1 ? 'bestCare' : kinds.has('medicines') ? 'bestMedicines' : 'bestDoctors';
  const isAll = count(row, 'yes', 'generic') === row.care.items.length;
  const tallies = row.care.tallies.map(({ text }) => text).join(', ');
  const label = (isAll ? BADGES : BADGES.more)[badge];
  return [{ row, badge, label, reason: BADGES.care(tallies, forMore(row, first, among)) }];
}

/** A plan that meets more preferences than the first one: the cheapest of those that miss the fewest. */
function bestFit(among: Among, first: RankedPlan): Winner[] {
  const [row] = among.rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || byCost(a, b));
  if (!row || row.match.matchScore >= first.match.matchScore) return [];
  const { matched, judgedCount } = row.match;
  const reason = BADGES.fit(matched.length, judgedCount, forMore(row, first, among));
  return [{ row, badge: 'bestFit', label: BADGES.bestFit, reason }];
}

/** A plan that is clearly lower than the first one in a year with as much care as the person expects. */
function lowestExpected({ rows, counted, expected }: Among, first: RankedPlan): Winner[] {
  const [row] = expected ? lowestFirst(rows, counted, expected) : [];
  const less = row && expected && differenceIn(expected, row, first);
  if (!less || less.isMore) return [];
  const badge = EXPECTED[expected];
  return [{ row, badge, label: BADGES[badge], reason: BADGES.lessExpected[expected](less.amount) }];
}

/** The plan with the lowest premium, if that is clearly lower than the first one's. */
function lowestPrice({ rows, counted }: Among, first: RankedPlan): Winner[] {
  const [row] = rows
    .filter((one) => counted.isCounted(one) && one.plan.premium_w_credit !== null)
    .toSorted((a, b) => premiumOf(a) - premiumOf(b) || byCost(a, b));
  const less = row ? premiumOf(first) - premiumOf(row) : 0;
  const months = first.cost?.months ?? 12;
  if (!row || less <= 0 || areAboutTheSame('most', months * premiumOf(first), months * premiumOf(row))) return [];
  const atWorst = differenceIn('most', row, first);
  const inAverage = differenceIn('average', row, first);
  const reason = BADGES.lessAMonth(
    premiumOf(row) === 0 ? null : wholeDollars(less),
    inAverage?.isMore
      ? BADGES.moreInAverage(inAverage.amount)
      : atWorst?.isMore
        ? BADGES.moreAtWorst(atWorst.amount)
        : '',
  );
  return [{ row, badge: 'lowestPrice', label: BADGES.lowestPrice, reason }];
}

/** The plan with the lowest maximum cost in a year, if that is clearly lower than the first one's. */
function lowestMost(among: Among, first: RankedPlan): Winner[] {
  const [row] = among.byMost;
  const less = row && differenceIn('most', row, first);
  if (!less || less.isMore) return [];
  const reason = BADGES.lessIfSick(less.amount, forMore(row, first, among));
  return [{ row, badge: 'lowestMost', label: BADGES.lowestMost, reason }];
}

/** The cheapest of the plans with the best rating, if that is good and better than the first one's. */
function topRated(among: Among, first: RankedPlan): Winner[] {
  const [row] = among.rows.toSorted((a, b) => starsOf(b) - starsOf(a) || byCost(a, b));
  if (!row || starsOf(row) < WELL_RATED || starsOf(row) <= starsOf(first)) return [];
  const difference = moreInYear(row, first, among);
  const reason = difference && BADGES.rated(difference.amount, difference.isMore);
  return [{ row, badge: 'topRated', label: BADGES.topRated, reason }];
}

const FURTHER = [bestForCare, bestFit, lowestExpected, lowestPrice, lowestMost, topRated] as const;

/**
 * Badges of at most three plans: the one with the lowest average year, and the cheapest that beat it in something
 * people can check. `expected` is the amount for a year with as much care as the person expects.
 */
export function badgesFor(rows: readonly RankedPlan[], expected: ExpectedAmount | null = null): BadgesByPlan {
  const counted = countedPlans(rows);
  const byAverage = withBestFirst(lowestFirst(rows, counted, 'average'));
  const among: Among = { rows, counted, byAverage, byMost: lowestFirst(rows, counted, 'most'), expected };
  const badges = new Map<string, GivenBadge>();
  const [first] = lowest(among);
  if (!first) return badges;
  for (const { row, badge, label, reason } of [first, ...FURTHER.flatMap((winner) => winner(among, first.row))]) {
    if (badges.size === MARKED || badges.has(row.plan.id)) continue;
    const isAmongCounted = counted.leftOut > 0 && badge.startsWith('low');
    badges.set(row.plan.id, { badge, label: isAmongCounted ? counted.words.label(label) : label, reason });
  }
  return badges;
}
