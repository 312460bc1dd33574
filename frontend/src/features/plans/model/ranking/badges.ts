import type { PlanCare } from '#features/care/index.js';
import { BADGES } from '../../messages/plan-list.js';
import {
  areAboutTheSame,
  differenceBetween,
  filedAmount,
  shownAmount,
  type ExpectedAmount,
} from '../costs/year-cost.js';
import { countedPlans, type CountedPlans } from './counted-plans.js';
import { findDominatedPlans } from './dominated-plans.js';
import { byCost, nameAmong, type RankedPlan } from './ranking.js';

/** The badges for the lowest amount of the average cost, the maximum cost and other costs in a year. */
const LOWEST = {
  average: 'lowestAverage',
  most: 'lowestMost',
  aLittleCare: 'lowestLittleCare',
  aLotOfCare: 'lowestALotOfCare',
} as const;
type Amount = keyof typeof LOWEST;
/** The amounts by which plans are marked for everybody. */
const AMOUNTS = ['average', 'most'] as const;
const SAY = {
  average: BADGES.onAverage,
  most: BADGES.atMost,
  aLittleCare: BADGES.onLittleCare,
  aLotOfCare: BADGES.onALotOfCare,
};

/**
 * A badge on a plan card, which gives a reason to look at that plan first. People can check the reason against the
 * amounts on the screen.
 */
export type Badge = (typeof LOWEST)[Amount] | 'also' | 'bestFit' | 'bestCare' | 'bestMedicines' | 'bestDoctors';
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
  readonly reason: () => string | null;
}
/** All plans, and what is known about them together. */
interface Among {
  readonly rows: readonly RankedPlan[];
  readonly counted: CountedPlans;
  readonly dominated: ReadonlyMap<string, RankedPlan>;
  /** The plans that can be compared by each amount, lowest first. */
  readonly ordered: Readonly<Record<Amount, readonly RankedPlan[]>>;
  readonly isMarked: (row: RankedPlan) => boolean;
}

/** Number of plans that get a badge if there are enough plans with known costs. */
const MARKED = 3;

const amountOf = ({ cost }: RankedPlan, name: Amount): number => cost?.[name] ?? Infinity;

/**
 * Sorts the plans whose amount is known, lowest first. Only plans are taken whose costs leave out the same of the
 * person's medicines. Plans whose amount rests on assumed prices are left out, unless this is so for all plans. The
 * result is empty if there is only one such plan among others, because it is compared with none.
 */
function lowestFirst(rows: readonly RankedPlan[], { isCounted, leftOut }: CountedPlans, name: Amount) {
  const known = rows.filter((row) => row.cost !== null && isCounted(row));
  const filed = known.filter(({ cost }) => filedAmount(cost, name) !== null);
  if (leftOut > 0 && known.length < 2) return [];
  return (filed.length > 0 ? filed : known).toSorted((a, b) => amountOf(a, name) - amountOf(b, name) || byCost(a, b));
}

/**
 * Returns a sentence that compares an amount of a plan with that of another plan, or null if either is not known. If
 * the amounts are about the same, the sentence says which one is lower, as far as the cards show it.
 */
function comparison(row: RankedPlan, other: RankedPlan | undefined, { rows }: Among, name: Amount): string | null {
  if (!other?.cost || !row.cost || other === row) return null;
  const [mine, others] = [row.cost, other.cost];
  const named = nameAmong(rows, other);
  const isLower = mine[name] < others[name];
  if (!areAboutTheSame(name, mine[name], others[name]))
    return SAY[name]((isLower ? BADGES.less : BADGES.more)(differenceBetween(mine, others, name)), named);
  const shown = shownAmount(others, name) - shownAmount(mine, name);
  if (shown === 0 || shown > 0 !== isLower) return SAY[name](BADGES.same, named);
  return SAY[name](BADGES.same, (isLower ? BADGES.littleMore : BADGES.littleLess)(named));
}

/**
 * Returns the badge of the plan at one place in a list that is sorted by an amount. The reason compares it with another
 * marked plan, so that people can check it against the cards beside it: the first plan with the next lowest marked
 * one, or with the second plan if no other plan is marked, and every other plan with the first. Further sentences say
 * that lower plans are not marked because another plan of their insurer is better, or because their amounts rest on
 * assumed prices.
 */
function low(among: Among, name: Amount, place: number): Winner[] {
  const { rows, counted, dominated, isMarked } = among;
  const ordered = among.ordered[name];
  const row = ordered[place];
  if (!row) return [];
  const others = ordered.slice(1);
  const isLowerGuess = (each: RankedPlan): boolean =>
    counted.isCounted(each) && !ordered.includes(each) && amountOf(each, name) < amountOf(row, name);
  const reason = () => {
    const passed = ordered.slice(0, place).find((each) => !isMarked(each));
    const better = passed && dominated.get(passed.plan.id);
    // A plan that is lowest in nothing must show both what speaks for it and what speaks against it.
    const compared = place > 0 ? AMOUNTS : [name];
    const comparisons = compared.flatMap(
      (each) =>
        comparison(row, place > 0 ? among.ordered[each][0] : (others.find(isMarked) ?? others[0]), among, each) ?? [],
    );
    const sentences = [
      ...comparisons,
      comparisons.length > 0 && counted.leftOut > 0 && counted.words.only,
      better && BADGES.passedOver(nameAmong(rows, passed), nameAmong(rows, better)),
      rows.some(isLowerGuess) && BADGES.assumedOut,
    ];
    return sentences.filter(Boolean).join(' ') || null;
  };
  return [{ row, badge: place > 0 ? 'also' : LOWEST[name], reason }];
}

/**
 * Returns a sentence that compares the average year of a plan with the lowest one. The result is null if the plan
 * itself has the lowest one, or if its average year cannot be compared.
 */
function aboveLowest(row: RankedPlan, among: Among): string | null {
  const { ordered, counted } = among;
  const sentence = ordered.average.includes(row) ? comparison(row, ordered.average[0], among, 'average') : null;
  return sentence && counted.leftOut > 0 ? `${sentence} ${counted.words.only}` : sentence;
}

/** The answers by whose number the plans are compared that cover the most. */
const SCORED = ['yes', 'generic', 'no'] as const;
const answersOf = ({ items }: PlanCare): string => items.map(({ answer }) => answer).join();
const count = ({ care }: RankedPlan, answer: CareAnswer): number =>
  care?.items.filter((item) => item.answer === answer).length ?? 0;

/** Compares two plans for sorting: a plan whose average cost can be compared comes before the others. */
const comparableFirst = (a: RankedPlan, b: RankedPlan, { ordered }: Among): number =>
  Number(ordered.average.includes(b)) - Number(ordered.average.includes(a));

/**
 * Finds the plan that covers the most of the person's medicines and doctors. The result is empty if no plan covers any,
 * or if all plans cover as many, because then no plan is better than the others. The reason for the badge says how many
 * of the medicines and doctors the plan covers, and how its average year differs from the lowest one.
 */
function bestForCare(among: Among): Winner[] {
  const [row] = among.rows
    .filter((one) => count(one, 'yes') + count(one, 'generic') > 0)
    .toSorted(
      (a, b) =>
        count(b, 'yes') - count(a, 'yes') ||
        count(b, 'generic') - count(a, 'generic') ||
        count(a, 'no') - count(b, 'no') ||
        comparableFirst(a, b, among) ||
        byCost(a, b),
    );
  if (!row?.care) return [];
  const asMany = among.rows.filter((one) => SCORED.every((answer) => count(one, answer) === count(row, answer)));
  if (asMany.length > 1 && asMany.length === among.rows.length) return [];
  const answers = answersOf(row.care);
  const kinds = new Set(row.care.items.map(({ kind }) => kind));
  const badge = kinds.size > 1 ? 'bestCare' : kinds.has('medicines') ? 'bestMedicines' : 'bestDoctors';
  const covered = `${row.care.tallies.map(({ text }) => text).join('. ')}.`;
  const others = asMany.filter(({ care }) => care && answersOf(care) !== answers);
  const reason = [covered, others.length > 0 && BADGES.asMany(others.length), aboveLowest(row, among)];
  return [{ row, badge, reason: () => reason.filter(Boolean).join(' ') }];
}

/**
 * Finds the plan that meets the most preferences. The result is empty if no plan meets any, or if all plans meet as
 * many. The reason says how its average year differs from the lowest one.
 */
function bestFit(among: Among): Winner[] {
  const { rows } = among;
  const [row] = rows
    .filter(({ match }) => match.matched.length > 0)
    .toSorted((a, b) => a.match.matchScore - b.match.matchScore || comparableFirst(a, b, among) || byCost(a, b));
  if (!row) return [];
  const { matchScore, matched } = row.match;
  const isAlike = ({ match }: RankedPlan): boolean =>
    match.matchScore === matchScore && match.matched.length === matched.length;
  return rows.length === 1 || !rows.every(isAlike)
    ? [{ row, badge: 'bestFit', reason: () => aboveLowest(row, among) }]
    : [];
}

/**
 * Returns the badges for a list of plans: lowest estimated cost in an average year, lowest maximum cost in a year, and
 * most preferences met. The badge for the most preferences is not given if no plan meets any preference, or if all
 * plans meet as many. It is replaced by a badge for the plan that covers the most of the person's listed medicines and
 * doctors, if plans differ in that. A plan may have several of these badges. If fewer than three plans then have a
 * badge, the plans with the next lowest amounts get a badge too, until three plans are marked. Plans in `dominated`
 * never get one of these further badges, because their cards advise people to look at another plan. `expected` is the
 * amount for a year with as much care as the person expects. The plan with the lowest one gets a badge if it is marked
 * anyway, or if fewer than three plans are.
 */
export function badgesFor(
  rows: readonly RankedPlan[],
  dominated = findDominatedPlans(rows),
  expected: ExpectedAmount | null = null,
): BadgesByPlan {
  const winners: Winner[] = [];
  const isMarked = ({ plan }: RankedPlan): boolean => winners.some(({ row }) => row.plan.id === plan.id);
  const counted = countedPlans(rows);
  const orderBy = (name: Amount): readonly RankedPlan[] =>
    name === 'average' || name === 'most' || name === expected ? lowestFirst(rows, counted, name) : [];
  const ordered = {
    average: orderBy('average'),
    most: orderBy('most'),
    aLittleCare: orderBy('aLittleCare'),
    aLotOfCare: orderBy('aLotOfCare'),
  };
  const among: Among = { rows, counted, dominated, ordered, isMarked };
  const hasRoom = (): boolean => new Set(winners.map(({ row }) => row)).size < MARKED;
  for (const name of AMOUNTS) winners.push(...low(among, name, 0));
  const forCare = bestForCare(among);
  winners.push(...(forCare.length > 0 ? forCare : bestFit(among)));
  if (expected) winners.push(...low(among, expected, 0).filter(({ row }) => isMarked(row) || hasRoom()));
  for (const name of AMOUNTS) {
    const place = ordered[name].findIndex((row) => !isMarked(row) && !dominated.has(row.plan.id));
    if (hasRoom()) winners.push(...low(among, name, place));
  }
  const badges = new Map<string, GivenBadge[]>();
  for (const { row, badge, reason } of winners) {
    const label = counted.leftOut > 0 && badge.startsWith('low') ? counted.words.label(BADGES[badge]) : BADGES[badge];
    badges.set(row.plan.id, [...(badges.get(row.plan.id) ?? []), { badge, label, reason: reason() }]);
  }
  return badges;
}
