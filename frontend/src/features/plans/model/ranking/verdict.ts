import { roundedEstimate } from '#contract/plans/estimates.js';
import type { CareItem } from '#features/care/index.js';
import { listText } from '#ui/format.js';
import { COMPARE_PAGE } from '../../messages/compare-page.js';
import { MATCHING } from '../../messages/plans.js';
import { perMonth, wholeDollars } from '../costs/money.js';
import {
  areAboutTheSame,
  differenceBetween,
  filedAmount,
  type ExpectedAmount,
  type YearAmount,
} from '../costs/year-cost.js';
import { nameAmong, type RankedPlan } from './ranking.js';

/** One sentence about the compared plans: the names of one or several plans, and what is said about them. */
export interface Verdict {
  readonly who: string;
  readonly says: string;
  readonly isOne: boolean;
}

const SAY = COMPARE_PAGE.verdict;

const who = (rows: readonly RankedPlan[], named: readonly RankedPlan[]): string =>
  named.length === rows.length ? SAY.all(rows.length) : listText(named.map((row) => nameAmong(rows, row)));

const hasGaps = ({ care }: RankedPlan): boolean => (care?.shortfall ?? 0) > 0;

/**
 * Returns the least that a plan can cost, in dollars per year, or NaN if that is not known. The shown cost of a plan
 * that covers less of the person's medicines leaves their price out, so the plan costs more than that. For medicines
 * without data the cost is a guess, which may be too high.
 */
function atLeast(row: RankedPlan, name: YearAmount): number {
  const isUnknown = ({ kind, answer }: CareItem): boolean => kind === 'medicines' && answer === 'unknown';
  const isGuess = hasGaps(row) && row.care?.items.some(isUnknown);
  return (isGuess ? null : filedAmount(row.cost, name)) ?? NaN;
}

/**
 * Returns a sentence saying which plans have the lowest yearly cost, and how much more the next plan costs. There is no
 * sentence if the cost of a plan is not known or rests on assumed prices, because that plan could be the cheapest.
 * There is none either if a plan that covers less of the person's medicines looks about as cheap or cheaper.
 */
function leastCost(rows: readonly RankedPlan[], name: keyof typeof SAY.when): Verdict[] {
  const amountOf = (row: RankedPlan): number => atLeast(row, name);
  const amounts = rows.map(amountOf);
  const whole = rows.filter((row) => !hasGaps(row));
  const lowest = Math.min(...whole.map(amountOf));
  const isLow = (row: RankedPlan): boolean => areAboutTheSame(name, amountOf(row), lowest);
  if (!Number.isFinite(lowest) || !Number.isFinite(Math.max(...amounts))) return [];
  if (rows.some((row) => hasGaps(row) && (amountOf(row) < lowest || isLow(row)))) return [];
  const byAmount = (a: RankedPlan, b: RankedPlan): number => amountOf(a) - amountOf(b);
  const named = whole.filter(isLow);
  const [next] = rows.filter((row) => !named.includes(row)).toSorted(byAmount);
  const isOne = named.length === 1;
  const when = SAY.when[name];
  const dollars = (amount: number): string => wholeDollars(roundedEstimate(amount));
  const differences = named
    .toSorted(byAmount)
    .map(({ cost }) => cost && next?.cost && differenceBetween(cost, next.cost, name));
  const [high, low] = [differences[0], differences.at(-1)];
  const says =
    next && high && low
      ? (isOne ? SAY.least : SAY.tie)(
          when,
          hasGaps(next) ? SAY.atLeast(low) : SAY.about(low, high),
          nameAmong(rows, next),
        )
      : SAY.allTie(when, dollars(lowest), dollars(Math.max(...amounts)), rows[0]?.care?.shortNote ?? '');
  return [{ who: who(rows, named), says, isOne }];
}

/** Returns a sentence that names the plans covering less of the person's medicines than another. */
function coversLess(rows: readonly RankedPlan[], isCheapestNamed: boolean): Verdict[] {
  const named = rows.filter(hasGaps);
  const isOne = named.length === 1;
  return named.length === 0 ? [] : [{ who: who(rows, named), says: SAY.coversLess(isOne, isCheapestNamed), isOne }];
}

/**
 * Returns a sentence saying which plans meet the most preferences, and the lowest premium among these plans. There is
 * no sentence if no preference is met, if the plans were judged by different numbers of preferences, or if a premium is
 * not known.
 */
function mostWishes(rows: readonly RankedPlan[]): Verdict[] {
  const met = Math.max(0, ...rows.map(({ match }) => match.matched.length));
  const best = rows.filter(({ match }) => match.matched.length === met);
  const judged = new Set(rows.map(({ match }) => match.judgedCount));
  const premiums = best.map(({ plan }) => (plan.premium === null ? null : plan.premium_w_credit));
  const known = premiums.filter((premium) => premium !== null);
  const [judgedCount] = judged;
  if (met === 0 || judgedCount === undefined || judged.size > 1 || known.length < premiums.length) return [];
  const [score, price] = [MATCHING.score(met, judgedCount), perMonth(Math.min(...known))];
  const says = best.length === rows.length ? SAY.allWishes(score, price) : SAY.wishes(best.length, score, price);
  return [{ who: who(rows, best), says, isOne: best.length === 1 }];
}

/** Number of sentences of a verdict at most, if there is only one kind of year beside the most expensive one. */
const MOST = 3;

/**
 * Returns up to three sentences that sum up a comparison: which plans cover less of the person's medicines, which plan
 * costs least in a year with as much care as the person expects, which has the lowest maximum cost in a year, and which
 * meets the most preferences. If another plan costs least in an average year, a fourth sentence says so, because that
 * is the year by which the plans are sorted. Each sentence about costs names an amount in dollars. Plans whose costs
 * are shown with a difference of $100 or less count as equal. If two sentences in a row are about the same plans, the
 * second sentence does not repeat their names.
 */
export function verdictOn(rows: readonly RankedPlan[], expected: ExpectedAmount | null = null): Verdict[] {
  const years = [expected ? leastCost(rows, expected) : [], leastCost(rows, 'average')];
  const [inExpected, inAverage] = years.map(([verdict]) => verdict?.who);
  const named = expected && inExpected === inAverage ? years.slice(0, 1) : years;
  const costs = [...named, leastCost(rows, 'most')].flat();
  return [...coversLess(rows, costs.length > 0), ...costs, ...mostWishes(rows)]
    .slice(0, expected ? MOST - 1 + named.length : MOST)
    .map((verdict, index, all) =>
      all[index - 1]?.who === verdict.who ? { ...verdict, who: SAY.again(verdict.isOne) } : verdict,
    );
}
