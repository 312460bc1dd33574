import type { PlanSummary } from '#contract/plans/plan.js';
import { COST } from '../messages/costs/cost.js';
import { PLAN, PLAN_TYPES } from '../messages/plan.js';
import { costRowsText } from './costs/cost-rows.js';
import { costShareText, perMonth, wholeDollars } from './costs/money.js';
import { textWithCare, type CareLevel } from './costs/year-cost.js';
import type { RankedPlan } from './ranking/ranking.js';

/** One property of a plan, such as its premium. `text` returns the value as it is displayed. */
interface Property {
  readonly label: string;
  readonly text: (row: RankedPlan) => string;
}

const yesNo = (is: boolean): string => (is ? PLAN.yes : PLAN.no);

export const CARE_PROPERTIES = [
  'primaryCare',
  'specialist',
  'urgentCare',
  'emergency',
  'hospital',
  'laboratory',
  'generic',
  'brand',
] as const satisfies readonly (keyof PlanSummary['copays'])[];

/** The costs of several kinds of care. A cost that the plan's data does not state is said to be missing. */
const COSTS_OF_CARE = Object.fromEntries(
  CARE_PROPERTIES.map((care): [string, Property] => [
    care,
    {
      label: PLAN.care[care],
      text: ({ plan: { copays } }) => (copays[care] ? costShareText(copays[care]) : PLAN.notAvailable),
    },
  ]),
) as Record<(typeof CARE_PROPERTIES)[number], Property>;

/** Labels and values of plans for the list, cards, plan page, comparison and paper, which so agree. */
export const PROPERTIES = {
  insurer: { label: PLAN.insurer, text: ({ plan }) => plan.issuer.name },
  premium: {
    label: PLAN.premiumAfterCredit,
    text: ({ plan }) => perMonth(plan.premium === null ? null : plan.premium_w_credit),
  },
  fullPremium: { label: PLAN.fullPremium, text: ({ plan }) => perMonth(plan.premium) },
  essentialPremium: {
    label: PLAN.essentialPremium,
    text: ({ plan }) => (plan.ehb_premium === null ? PLAN.notAvailable : perMonth(plan.ehb_premium)),
  },
  average: { label: COST.average, text: (row) => textWithCare(row, 'average') },
  aLittleCare: { label: COST.aLittleCare, text: (row) => textWithCare(row, 'aLittleCare') },
  median: { label: COST.median, text: (row) => textWithCare(row, 'median') },
  aLotOfCare: { label: COST.aLotOfCare, text: (row) => textWithCare(row, 'aLotOfCare') },
  most: { label: COST.most, text: (row) => textWithCare(row, 'most') },
  deductibles: { label: PLAN.deductibles, text: ({ plan }) => costRowsText(plan.deductibles) },
  mostInTier1: {
    label: COST.mostInTier1,
    text: ({ cost }) => (cost?.mostInTier1 === undefined ? COST.oneTier : wholeDollars(cost.mostInTier1)),
  },
  moops: {
    label: PLAN.moops,
    text: ({ plan }) => {
      const text = costRowsText(plan.moops);
      return plan.most_in_tier_2 === undefined || plan.moops.length === 0 ? text : PLAN.inTier1(text);
    },
  },
  metal: { label: PLAN.metal, text: ({ plan }) => plan.metal_level },
  type: {
    label: PLAN.type,
    text: ({ plan }) => Object.entries(PLAN_TYPES).find(([short]) => short === plan.type)?.[1] ?? plan.type,
  },
  hsa: { label: PLAN.hsa, text: ({ plan }) => yesNo(plan.hsa_eligible) },
  ...COSTS_OF_CARE,
  referral: { label: PLAN.referral, text: ({ plan }) => yesNo(plan.specialist_referral_required) },
  network: { label: PLAN.nationalNetwork, text: ({ plan }) => yesNo(plan.has_national_network) },
  rating: {
    label: PLAN.overallRating,
    text: ({ plan }) =>
      plan.quality_rating.overall.stars === null ? PLAN.notYetRated : `${plan.quality_rating.overall.stars} of 5`,
  },
} as const satisfies Record<string, Property>;
export type PropertyName = keyof typeof PROPERTIES;

/** A property's label. With `isFullPrice`, no credit lowers a price, so nothing is called a premium after it. */
export const labelOf = (name: PropertyName, isFullPrice: boolean): string =>
  PROPERTIES[isFullPrice && name === 'premium' ? 'fullPremium' : name].label;

export const propertiesOf = (names: readonly PropertyName[]): readonly Property[] =>
  names.map((name) => PROPERTIES[name]);
export const LIST_PROPERTIES = [
  'premium',
  'average',
  'aLittleCare',
  'aLotOfCare',
  'most',
  'deductibles',
  'moops',
] as const satisfies readonly PropertyName[];
export const PLAN_PROPERTIES = [
  'insurer',
  'type',
  'metal',
  'hsa',
  'deductibles',
  'moops',
  'referral',
  'network',
] as const satisfies readonly PropertyName[];
export const COMPARE_GROUPS = {
  costs: ['premium', 'fullPremium', 'average', 'aLittleCare', 'median', 'aLotOfCare', 'most', 'deductibles', 'moops'],
  care: CARE_PROPERTIES,
  facts: ['insurer', 'metal', 'type', 'hsa', 'referral', 'network'],
  quality: ['rating'],
} as const satisfies Record<string, readonly PropertyName[]>;
export const COMPARE_PROPERTIES: readonly PropertyName[] = Object.values(COMPARE_GROUPS).flat();
export const PREMIUM_PROPERTIES = [
  'fullPremium',
  'premium',
  'essentialPremium',
] as const satisfies readonly PropertyName[];
export const YEAR_PROPERTIES = [
  'average',
  'aLittleCare',
  'median',
  'aLotOfCare',
  'most',
] as const satisfies readonly PropertyName[];
type YearProperty = (typeof YEAR_PROPERTIES)[number];
export const isYearlyCost = (name: PropertyName): name is YearProperty => YEAR_PROPERTIES.some((one) => one === name);

/** The properties for people who expect this much care. A year with little care is only for those who expect it. */
export const shownTo = <N extends PropertyName>(names: readonly N[], expected: CareLevel | undefined): readonly N[] =>
  names.filter((name) => name !== 'aLittleCare' || expected === 'Low');

/** The plan properties whose amounts are estimates. Small differences between estimates mean nothing. */
export const ESTIMATES: ReadonlySet<PropertyName> = new Set<YearProperty>([
  'average',
  'aLittleCare',
  'median',
  'aLotOfCare',
]);
