import { BADGES } from '#contract/messages/plans/plan-list.js';
import type { PlanCare } from '#features/care/index.js';
import { areAboutTheSame, comparableAmount, differenceBetween } from '../costs/year-cost.js';
import { countedPlans } from './counted-plans.js';
import { findDominatedPlans } from './dominated-plans.js';
import { byCost, nameAmong, type RankedPlan } from './ranking.js';

/** The badges for the lowest amount, and for other low amounts, of the average and of the maximum cost in a year. */
const LOW = {
  average: ['lowestAverage', 'alsoAverage'],
  most: ['lowestMost', 'alsoMost'],
} as const;
type Amount = keyof typeof LOW;
const SAY = { average: BADGES.onAverage, most: BADGES.atMost };

/**
 * A badge on a plan card, which gives a reason to look at that plan first. People can check the reason against the
 * amounts on the screen.
 */
export type Badge = (typeof LOW)[Amount][number] | 'bestFit' | 'bestCare' | 'bestMedicines' | 'bestDoctors';
/**
 * A badge of a plan, with its label as shown. Most badges have a sentence that gives the reason, such as the difference
 * from the next plan.
 */
export interface GivenBadge {
  readonly badge: Badge;
  readonly label: string;
  readonly reason: string | null;
}
export type BadgesByPlan = ReadonlyMap<string, readonly GivenBadge[]>;
type CareAnswer = PlanCare['items'][number]['answer'];
/** A plan that gets a badge, and a function that returns the reason as soon as all marked plans are known. */
interface Winner extends Pick<GivenBadge, 'badge'> {
  readonly row: RankedPlan;
  readonly reasonAmong: (isMarked: (row: RankedPlan) => boolean) => string | null;
}

/** Number of plans that get a badge if there are enough plans with known costs. */
const MARKED = 3;

const amountOf = ({ cost }: RankedPlan, name: Amount): number => cost?.[name] ?? Infinity;

/**
 * Sorts the plans whose amount is known, lowest first. Plans whose amount rests on assumed prices are left out, unless
 * this is so for all plans. Plans that cover less of the person's medicines than another plan are left out as well,
 * because their amount leaves out the price of the other medicines. If no plan covers all that the others cover, the
 * plans that cover the most are taken.
 */
function lowestFirst(rows: readonly RankedPlan[], name: Amount): readonly RankedPlan[] {
  const comparable = rows.filter((row) => comparableAmount(row, name) !== null);
  const { isCounted } = countedPlans(rows);
  const fallback = rows.filter((row) => row.cost !== null && isCounted(row));
  return (comparable.length > 0 ? comparable : fallback).toSorted(
    (a, b) => amountOf(a, name) - amountOf(b, name) || byCost(a, b),
  );
}

/**
 * Returns a sentence that compares an amount of a plan with that of another plan, or null if either is not known. If
 * some of the plans are left out of such comparisons, a second sentence says so.
 */
function comparison(row: RankedPlan, other: RankedPlan | undefined, rows: readonly RankedPlan[], name: Amount) {
  if (!other?.cost || !row.cost || other === row) return null;
  const [mine, others] = [row.cost[name], other.cost[name]];
  const difference = differenceBetween(row.cost, other.cost, name);
  const { leftOut, words } = countedPlans(rows);
  const compared = areAboutTheSame(name, mine, others)
    ? BADGES.same
    : (mine < others ? BADGES.less : BADGES.more)(difference);
  const sentence = SAY[name](compared, nameAmong(rows, other));
  return leftOut > 0 ? `${sentence} ${words.only}` : sentence;
}

/**
 * Returns the badge of the plan at one place in a list that is sorted by an amount. The reason compares it with another
 * marked plan, so that people can check it against the cards beside it: the first plan with the next lowest marked
 * one, or with the second plan if no other plan is marked, and every other plan with the first. Further sentences say
 * that lower plans are not marked because another plan of their insurer is better, or because their amounts rest on
 * assumed prices.
 */
function low(rows: readonly RankedPlan[], name: Amount, ordered: readonly RankedPlan[], place: number): Winner[] {
  const [row, badge] = [ordered[place], LOW[name][Math.min(place, 1)]];
  if (!row || !badge) return [];
  const [first, ...others] = ordered;
  const { isCounted } = countedPlans(rows);
  const isLowerGuess = (each: RankedPlan): boolean =>
    isCounted(each) && !ordered.includes(each) && amountOf(each, name) < amountOf(row, name);
  const reasonAmong: Winner['reasonAmong'] = (isMarked) => {
    const passed = ordered.slice(0, place).filter((each) => !isMarked(each));
    const sentences = [
      comparison(row, place > 0 ? first : (others.find(isMarked) ?? others[0]), rows, name),
      passed[0] && BADGES.passedOver(nameAmong(rows, passed[0]), passed.length),
      rows.some(isLowerGuess) && BADGES.assumedOut,
    ];
    return sentences.filter(Boolean).join(' ') || null;
  };
  return [{ row, badge, reasonAmong }];
}

/**
 * Returns a sentence that compares the average year of a plan with the lowest one. The result is null if the plan
 * itself has the lowest one, or if its average year cannot be compared.
 */
const aboveLowest = (row: RankedPlan, rows: readonly RankedPlan[]): string | null =>
  comparableAmount(row, 'average') === null ? null : comparison(row, lowestFirst(rows, 'average')[0], rows, 'average');

const count = ({ care }: RankedPlan, answer: CareAnswer): number =>
  care?.items.filter((item) => item.answer === answer).length ?? 0;

/** Compares two plans for sorting: a plan whose average cost can be compared comes before the others. */
const comparableFirst = (a: RankedPlan, b: RankedPlan): number =>
  Number(comparableAmount(a, 'average') === null) - Number(comparableAmount(b, 'average') === null);

/**
 * Finds the plan that covers the most of the person's medicines and doctors. The reason for the badge says how many of
 * the medicines and doctors the plan covers, and how its average year differs from the lowest one.
 */
function bestForCare(rows: readonly RankedPlan[]): Winner[] {
  const [row] = rows
    .filter((one) => count(one, 'yes') > 0)
    .toSorted(
      (a, b) =>
        count(b, 'yes') - count(a, 'yes') ||
        count(b, 'generic') - count(a, 'generic') ||
        count(a, 'no') - count(b, 'no') ||
        comparableFirst(a, b) ||
        byCost(a, b),
    );
  if (!row?.care) return [];
  const kinds = new Set(row.care.items.map(({ kind }) => kind));
  const badge = kinds.size > 1 ? 'bestCare' : kinds.has('medicines') ? 'bestMedicines' : 'bestDoctors';
  const covered = `${row.care.tallies.map(({ text }) => text).join('. ')}.`;
  const reason = [covered, aboveLowest(row, rows) ?? []].flat().join(' ');
  return [{ row, badge, reasonAmong: () => reason }];
}

/**
 * Finds the plan that meets the most preferences. The result is empty if no plan meets any. The reason says how its
 * average year differs from the lowest one.
 */
const bestFit = (rows: readonly RankedPlan[]): Winner[] =>
  rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || comparableFirst(a, b) || byCost(a, b))
    .slice(0, 1)
    .map((row) => ({ row, badge: 'bestFit', reasonAmong: () => aboveLowest(row, rows) }));

/**
 * Returns the badges for a list of plans: lowest estimated cost in an average year, lowest maximum cost in a year, and
 * most preferences met. The badge for the most preferences is not given if no plan meets any preference. If the person
 * has listed medicines or doctors, that badge is replaced by a badge for the plan that covers the most of them. A plan
 * may have several of these badges. If fewer than three plans then have a badge, the plans with the next lowest amounts
 * get badges that say so, until three plans are marked. Plans in `dominated` never get one of these further badges,
 * because their cards advise people to look at another plan.
 */
export function badgesFor(rows: readonly RankedPlan[], dominated = findDominatedPlans(rows)): BadgesByPlan {
  const winners: Winner[] = [];
  const isMarked = ({ plan }: RankedPlan): boolean => winners.some(({ row }) => row.plan.id === plan.id);
  const hasCare = rows.some(({ care }) => care !== null);
  const lists = (['average', 'most'] as const).map((name) => ({ name, ordered: lowestFirst(rows, name) }));
  for (const { name, ordered } of lists) winners.push(...low(rows, name, ordered, 0));
  winners.push(...(hasCare ? bestForCare : bestFit)(rows));
  for (const { name, ordered } of lists) {
    const place = ordered.findIndex((row) => !isMarked(row) && !dominated.has(row.plan.id));
    if (new Set(winners.map(({ row }) => row)).size < MARKED) winners.push(...low(rows, name, ordered, place));
  }
  const badges = new Map<string, GivenBadge[]>();
  const { leftOut, words } = countedPlans(rows);
  for (const { row, badge, reasonAmong } of winners) {
    const label = leftOut > 0 && !badge.startsWith('best') ? words.label(BADGES[badge]) : BADGES[badge];
    const given = { badge, label, reason: reasonAmong(isMarked) };
    badges.set(row.plan.id, [...(badges.get(row.plan.id) ?? []), given]);
  }
  return badges;
}
