import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import { MATCHING } from '#contract/messages/plans/plans.js';
import { roundedEstimate } from '#contract/plans/estimates.js';
import { listText } from '#ui/list-text.js';
import { perMonth, wholeDollars } from '../costs/money.js';
import { areAboutTheSame, comparableAmount, differenceBetween } from '../costs/year-cost.js';
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

/**
 * Returns a sentence saying which plans have the lowest yearly cost, and how much more the next plan costs. There is no
 * sentence if the cost of a plan is not known or rests on assumed prices, because that plan could be the cheapest.
 * There is none either if the costs of the plans leave out different medicines.
 */
function leastCost(rows: readonly RankedPlan[], name: keyof typeof SAY.when): Verdict[] {
  const amountOf = (row: RankedPlan): number => comparableAmount(row, name) ?? NaN;
  const amounts = rows.map(amountOf);
  const lowest = Math.min(...amounts);
  if (!Number.isFinite(lowest)) return [];
  const named = rows.filter((row) => areAboutTheSame(name, amountOf(row), lowest));
  const [next] = rows.filter((row) => !named.includes(row)).toSorted((a, b) => amountOf(a) - amountOf(b));
  const isOne = named.length === 1;
  const when = SAY.when[name];
  const dollars = (amount: number): string => wholeDollars(roundedEstimate(amount));
  const first = named.find((row) => amountOf(row) === lowest);
  const difference = first?.cost && next?.cost && differenceBetween(first.cost, next.cost, name);
  const says =
    next && difference
      ? (isOne ? SAY.least : SAY.tie)(when, difference, nameAmong(rows, next))
      : SAY.allTie(when, dollars(lowest), dollars(Math.max(...amounts)), rows[0]?.care?.shortNote ?? '');
  return [{ who: who(rows, named), says, isOne }];
}

/**
 * Returns a sentence that names the plans covering fewer of the person's medicines than another, because no plan is
 * then said to cost least.
 */
function coversLess(rows: readonly RankedPlan[]): Verdict[] {
  const named = rows.filter(({ care }) => care?.shortfall);
  const isOne = named.length === 1;
  return named.length === 0 ? [] : [{ who: who(rows, named), says: SAY.coversLess(isOne), isOne }];
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

/**
 * Returns up to three sentences that sum up a comparison: which plans cover fewer of the person's medicines, or which
 * plan costs least in an average year, which has the lowest maximum cost in a year, and which meets the most
 * preferences. Each sentence names an amount in dollars. Plans whose costs are shown with a
 * difference of $100 or less count as equal. If
 * two sentences in a row are about the same plans, the second sentence does not repeat their names.
 */
export const verdictOn = (rows: readonly RankedPlan[]): Verdict[] =>
  [...coversLess(rows), ...leastCost(rows, 'average'), ...leastCost(rows, 'most'), ...mostWishes(rows)].map(
    (verdict, index, all) =>
      all[index - 1]?.who === verdict.who ? { ...verdict, who: SAY.again(verdict.isOne) } : verdict,
  );
