import { COST, PLAN, PLAN_TYPES } from '#contract/messages/plans.js';
import { costRowsText } from './cost-rows.js';
import { centsText, costShareText, dollars, perMonth } from './money.js';
import type { RankedPlan } from './ranking.js';

/** A label and a value, both as text, which state one fact about a plan in the same way on every screen. */
interface Fact {
  readonly label: string;
  readonly text: (row: RankedPlan) => string;
}

const yesNo = (is: boolean): string => (is ? PLAN.yes : PLAN.no);
const orNone = (words: string | null): string => (words ? costShareText(words) : PLAN.notAvailable);
const costText = (amount: number | null): string => (amount === null ? COST.unknown : centsText(amount));

/**
 * The wording of all facts about plans. The list, the cards, the plan page, the comparison and the printed pages all
 * use it, so they cannot contradict each other.
 */
export const FACTS = {
  insurer: { label: PLAN.insurer, text: ({ plan }) => plan.issuer.name },
  premium: {
    label: PLAN.premiumAfterCredit,
    text: ({ plan }) => perMonth(plan.premium === null ? null : plan.premium_w_credit),
  },
  fullPremium: { label: PLAN.fullPremium, text: ({ plan }) => perMonth(plan.premium) },
  essentialPremium: {
    label: PLAN.essentialPremium,
    text: ({ plan }) => (plan.ehb_premium === null ? PLAN.notAvailable : `${dollars(plan.ehb_premium)} a month`),
  },
  usual: { label: COST.usual, text: ({ cost }) => costText(cost.usual) },
  bad: { label: COST.bad, text: ({ cost }) => costText(cost.bad) },
  deductibles: { label: PLAN.deductibles, text: ({ plan }) => costRowsText(plan.deductibles) },
  moops: { label: PLAN.moops, text: ({ plan }) => costRowsText(plan.moops) },
  metal: { label: PLAN.metal, text: ({ plan }) => plan.metal_level },
  type: {
    label: PLAN.type,
    text: ({ plan }) => Object.entries(PLAN_TYPES).find(([short]) => short === plan.type)?.[1] ?? plan.type,
  },
  hsa: { label: PLAN.hsa, text: ({ plan }) => yesNo(plan.hsa_eligible) },
  primaryCare: { label: PLAN.primaryCare, text: ({ plan }) => orNone(plan.copays.primaryCare) },
  specialist: { label: PLAN.specialist, text: ({ plan }) => orNone(plan.copays.specialist) },
  hospital: { label: PLAN.hospital, text: ({ plan }) => orNone(plan.copays.hospital) },
  generic: { label: PLAN.generic, text: ({ plan }) => orNone(plan.copays.generic) },
  brand: { label: PLAN.brand, text: ({ plan }) => orNone(plan.copays.brand) },
  referral: { label: PLAN.referral, text: ({ plan }) => yesNo(plan.specialist_referral_required) },
  network: { label: PLAN.nationalNetwork, text: ({ plan }) => yesNo(plan.has_national_network) },
  rating: {
    label: PLAN.overallRating,
    text: ({ plan }) =>
      plan.quality_rating.overall.stars === null ? PLAN.notRated : `${plan.quality_rating.overall.stars} of 5`,
  },
} as const satisfies Record<string, Fact>;
type FactName = keyof typeof FACTS;

/** Returns the facts with the given names, in the same order as the names. */
export const factsOf = (names: readonly FactName[]): readonly Fact[] => names.map((name) => FACTS[name]);
export const LIST_FACTS = ['premium', 'usual', 'bad', 'deductibles', 'moops'] as const satisfies readonly FactName[];
export const COMPARE_FACTS = [
  'insurer',
  'premium',
  'fullPremium',
  'usual',
  'bad',
  'deductibles',
  'moops',
  'metal',
  'type',
  'hsa',
  'primaryCare',
  'specialist',
  'hospital',
  'generic',
  'brand',
  'referral',
  'network',
  'rating',
] as const satisfies readonly FactName[];
export const PLAN_FACTS = [
  'insurer',
  'type',
  'metal',
  'hsa',
  'deductibles',
  'moops',
  'primaryCare',
  'specialist',
  'hospital',
  'generic',
  'brand',
  'referral',
  'network',
] as const satisfies readonly FactName[];
export const PREMIUM_FACTS = ['fullPremium', 'premium', 'essentialPremium'] as const satisfies readonly FactName[];
export const YEAR_FACTS = ['usual', 'bad'] as const satisfies readonly FactName[];
