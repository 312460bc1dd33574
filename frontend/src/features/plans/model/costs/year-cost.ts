import type { CARE_LEVELS } from '#contract/limits/plans.js';
import { isAboutTheSame, roundedEstimate, roundedWithin } from '#contract/plans/estimates.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import type { PlanCare } from '#features/care/index.js';
import { formatMonth, listText } from '#ui/format.js';
import { COST } from '../../messages/costs/cost.js';
import { dollars, wholeDollars } from './money.js';

/** Yearly costs by plan id for the care that a person entered. Empty during the calculation and if it failed. */
export type OwnCareCosts = Readonly<Record<string, PlanYearCost>>;

type Estimate = 'average' | 'aLittleCare' | 'median' | 'aLotOfCare';
export type YearAmount = Estimate | 'most';

const EXPECTED = { Low: 'aLittleCare', Medium: null, High: 'aLotOfCare' } as const;
export type CareLevel = (typeof CARE_LEVELS)[number];
export type ExpectedAmount = NonNullable<(typeof EXPECTED)[keyof typeof EXPECTED]>;
/** The amount for the care that a person expects, null for usual care (the average year) and if not asked. */
export const expectedAmount = (level: CareLevel = 'Medium'): ExpectedAmount | null => EXPECTED[level];

/** The amounts that stand beside a price. The year that a person expects is among them if it is not the average one. */
export const mainAmounts = (expected?: ExpectedAmount | null): YearAmount[] => [
  'average',
  ...(expected ? [expected] : []),
  'most',
];

/** Whether an amount rests on usual prices instead of the plan's. The most in a year rests on its maximum only. */
const isAssumed = ({ assumed }: PlanYearCost, name: YearAmount): boolean =>
  assumed.some((part) => part === 'maximum' || (name !== 'most' && part !== 'family amounts'));

/** Dollars a year, or null if unknown or based on usual prices, so that no plan is called the cheapest on a guess. */
export const filedAmount = (cost: PlanYearCost | null, name: YearAmount): number | null =>
  cost && !isAssumed(cost, name) ? cost[name] : null;

/** The yearly costs of a plan, and which of the person's medicines they leave out. */
export interface CostWithCare {
  readonly cost: PlanYearCost | null;
  readonly care: Pick<PlanCare, 'shortfall' | 'shortNote'> | null;
}

/**
 * Returns one of the amounts of a plan's yearly costs, in dollars per year, if it can be compared with the amounts of
 * other plans. The result is null under the conditions of `filedAmount`, and if another plan covers one of the
 * person's medicines and this plan does not: the price of a medicine that a plan does not cover is not known, so the
 * amount leaves it out.
 */
export const comparableAmount = ({ cost, care }: CostWithCare, name: YearAmount): number | null =>
  care?.shortfall ? null : filedAmount(cost, name);

/** Formats an amount, and adds a few words if the amount leaves out some of the person's medicines. */
export const textWithCare = ({ cost, care }: CostWithCare, name: YearAmount): string =>
  yearText(cost, name) + (cost && care?.shortNote ? `, ${care.shortNote}` : '');

/** Dollars a year for narrow cells on paper. A star stands for the medicines that the amount leaves out. */
export const starredText = ({ cost, care }: CostWithCare, name: YearAmount): string =>
  cost === null
    ? COST.unknown
    : [
        `${dollars(shownAmount(cost, name))}${care?.shortNote ? '*' : ''}`,
        ...(isAssumed(cost, name) ? [COST.partlyAssumed] : []),
      ].join(' ');

/** The most that a year can cost with the care that the estimates count: in the first tier, if there are two. */
export const mostCounted = ({ most, mostInTier1 = most }: PlanYearCost): number => mostInTier1;

/** Returns an amount in dollars as screens show it: the maximum to the dollar, and estimates rounded. */
const shownAmount = (cost: PlanYearCost, name: YearAmount): number =>
  name === 'most' ? Math.round(cost.most) : roundedWithin(cost[name], mostCounted(cost));

/** Returns whether an estimate with some cost of care is about as high as the most that the plan can cost. */
const isNearMost = (cost: PlanYearCost, name: YearAmount): boolean =>
  name !== 'most' && cost.most > cost.premiums && isAboutTheSame(cost[name], cost.most);

/**
 * Formats one of the amounts of a plan's yearly costs in dollars. Null means that the costs are not known. An estimate
 * is rounded, and never higher than the maximum cost in a year. The maximum is in whole dollars, because it is the sum
 * of known prices. Words mark an amount that rests on usual prices, and an estimate that is about as high as the
 * maximum.
 */
export function yearText(cost: PlanYearCost | null, name: YearAmount): string {
  if (cost === null) return COST.unknown;
  return [
    dollars(shownAmount(cost, name)),
    ...(isNearMost(cost, name) ? [COST.nearMost] : []),
    ...(isAssumed(cost, name) ? [COST.partlyAssumed] : []),
  ].join(' ');
}

/**
 * Returns whether the same amount of two plans, in dollars, differs so little on screens that neither plan can be
 * called cheaper. This is the only rule for that, so that no two places say different things about equal differences.
 */
export function areAboutTheSame(name: YearAmount, a: number, b: number): boolean {
  const shown = name === 'most' ? Math.round : roundedEstimate;
  return isAboutTheSame(shown(a), shown(b));
}

/**
 * The rounded difference of the amounts as screens show them, so that people who subtract find the same. Amounts that
 * look the same have their real difference.
 */
export function differenceBetween(a: PlanYearCost, b: PlanYearCost, name: YearAmount): string {
  const shown = roundedEstimate(shownAmount(a, name) - shownAmount(b, name));
  return wholeDollars(Math.abs(shown || roundedEstimate(a[name] - b[name])));
}

/** Returns a sentence that names the assumed details of a plan, or null if no detail is assumed. */
export const assumedText = ({ assumed }: PlanYearCost): string | null =>
  assumed.length === 0 ? null : COST.assumed(listText(assumed.map((part) => COST.assumedParts[part])));

/** Returns which months a yearly cost counts, or an empty text if it counts the whole year or is not known. */
export const countedText = (cost: Pick<PlanYearCost, 'months'> | null | undefined): string =>
  cost?.months === undefined
    ? ''
    : COST.counted(formatMonth(`2000-${String(cost.months).padStart(2, '0')}-01`).replace(/ .*/, ''));
