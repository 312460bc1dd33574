import * as z from 'zod/mini';
import { TOPICS } from '../limits/plans.js';

// In this file, fields that come from the marketplace keep the marketplace's names.

const text = z.string().check(z.maxLength(400));
const amount = z.number();

/** A deductible or out-of-pocket maximum, in dollars per year. */
export const CostRow = z.object({
  type: z.string(),
  amount,
  csr: z.string(),
  network_tier: z.string(),
  family_cost: z.string(),
});
export type CostRow = z.infer<typeof CostRow>;

export const CostSharing = z.object({
  network_tier: z.string(),
  csr: z.string(),
  display_string: z.string(),
  /** Copay in dollars per use of the benefit, such as a visit or a prescription fill. */
  copay_amount: amount,
  copay_options: z.string(),
  /** Fraction of the cost of care that the person pays. For example, 0.3 means 30%. */
  coinsurance_rate: amount,
  coinsurance_options: z.string(),
});
export type CostSharing = z.infer<typeof CostSharing>;

export const Benefit = z.object({
  name: z.string(),
  type: z.string(),
  covered: z.boolean(),
  cost_sharings: z.array(CostSharing),
  explanation: z.string(),
  exclusions: z.string(),
  has_limits: z.boolean(),
  limit_unit: z.string(),
  limit_quantity: z.number(),
});
export type Benefit = z.infer<typeof Benefit>;

/** Quality rating from one to five stars, or null together with the reason why there is no rating. */
const Rating = z.object({ stars: z.nullable(z.number()), reason: z.string() });
export const QualityRating = z.object({
  year: z.nullable(z.number()),
  overall: Rating,
  experience: Rating,
  efficiency: Rating,
  clinical: Rating,
});
export type QualityRating = z.infer<typeof QualityRating>;

/** In the marketplace's own words, or null if the plan's data does not state it. */
const share = z.nullable(z.string());

/** Details that may be missing from a plan's data. The metal level's default takes their place. */
export const ASSUMED_PARTS = ['deductible', 'maximum', 'family amounts', 'care', 'medicines'] as const;
export type AssumedPart = (typeof ASSUMED_PARTS)[number];

/**
 * This site's own estimate of a plan's yearly cost for a household, based on the ages of its members and, if known, on
 * the care that they use. All amounts are in dollars per year, to the cent, and include the premiums. Screens round
 * them with `roundedEstimate`.
 */
export const PlanYearCost = z.object({
  /**
   * Number of months that all amounts count, if it is not twelve: those before the only covered person can have
   * Medicare. Premiums and care are those of these months, and deductibles and maximums are those of a whole year.
   */
  months: z.optional(z.int()),
  premiums: amount,
  /** Twelve premiums plus the average that people of these ages pay for care. Plans are sorted by it. */
  average: amount,
  /** 25th percentile of the yearly cost: one in four households like this one pays less. */
  aLittleCare: amount,
  /** Median of the yearly cost: half of the households like this one pay less. */
  median: amount,
  /** 75th percentile of the yearly cost: one in four households like this one pays more. */
  aLotOfCare: amount,
  /** Twelve premiums plus the highest out-of-pocket maximum that can apply to care in the plan's network. */
  most: amount,
  /** With the first tier's maximum. Left out unless care from the second tier can cost more. */
  mostInTier1: z.optional(amount),
  /** Fraction of households, from 0 to 1, whose yearly cost reaches `mostInTier1` or else `most`. */
  oddsOfMost: amount,
  /** Fraction of households, from 0 to 1, whose yearly cost is below the amount in `average`. */
  shareBelowAverage: amount,
  /** Twenty equally likely years in whole dollars, cheapest first. Only a plan's page shows them. */
  years: z.optional(z.array(amount)),
  /** Details for which the estimate used the metal level's defaults. */
  assumed: z.array(z.enum(ASSUMED_PARTS)),
});
export type PlanYearCost = z.infer<typeof PlanYearCost>;

export const PlanSummary = z.object({
  id: z.string(),
  name: text,
  issuer: z.object({ id: z.string(), name: z.string() }),
  state: z.string(),
  type: z.string(),
  metal_level: z.string(),
  hsa_eligible: z.boolean(),
  specialist_referral_required: z.boolean(),
  has_national_network: z.boolean(),
  /** Dollars per month for the household, or null if no price is known, which never means $0. */
  premium: z.nullable(amount),
  /** Premium in dollars per month after the tax credit. A value of 0 means that the household pays no premium. */
  premium_w_credit: z.nullable(amount),
  ehb_premium: z.nullable(amount),
  /** Those of the household: one for all care, or two. Empty if they are unknown. */
  deductibles: z.array(CostRow),
  moops: z.array(CostRow),
  /** Dollars per year. It is left out unless it is higher than that of the first tier, which is in `moops`. */
  most_in_tier_2: z.optional(amount),
  /** The marketplace's estimate by an unpublished method, in dollars per year; null if it gives none. */
  oopc: z.nullable(amount),
  /** Added by this site. Null without a price or as long as details are not loaded. */
  year_cost: z.nullable(PlanYearCost),
  quality_rating: QualityRating,
  disease_mgmt_programs: z.array(z.string()),
  /** Topics with at least one covered benefit, added by this site. Null if benefits are unknown. */
  topics: z.nullable(z.array(z.enum(TOPICS))),
  /** In-network costs in words, added by this site. */
  copays: z.object({
    primaryCare: share,
    specialist: share,
    urgentCare: share,
    emergency: share,
    hospital: share,
    laboratory: share,
    generic: share,
    brand: share,
  }),
});
export type PlanSummary = z.infer<typeof PlanSummary>;

type Ordered = Pick<PlanSummary, 'id' | 'premium_w_credit' | 'year_cost'>;
const orderOf = ({ id, premium_w_credit, year_cost }: Ordered) =>
  [year_cost?.average ?? Infinity, premium_w_credit ?? Infinity, id] as const;

/** Compares plans in the order of replies: by the average year, the premium and the id. Unknown amounts come last. */
export function byAverageYear(a: Ordered, b: Ordered): number {
  const [one, other] = [orderOf(a), orderOf(b)];
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : (one[index] ?? 0) < (other[index] ?? 0) ? -1 : 1;
}

/** Amounts, in dollars, that a person pays in one of the worked examples of a plan's summary of benefits. */
export const WorkedExample = z.object({
  deductible: amount,
  copay: amount,
  coinsurance: amount,
  /** For care that the plan does not cover, for instance beyond a limit. */
  limit: amount,
});
export type WorkedExample = z.infer<typeof WorkedExample>;

/** Cost of the medicines of one drug tier at one kind of pharmacy. */
const TierCost = z.object({
  /** Kind of pharmacy and size of the supply, as worded in the insurer's drug list, such as 1-MONTH-IN-RETAIL. */
  pharmacy_type: text,
  /** Copay in dollars per prescription fill, or null if the drug list states no amount. */
  copay_amount: z.nullable(amount),
  copay_opt: text,
  /** Fraction of a medicine's price that the person pays, from 0 to 1, or null if the drug list states none. */
  coinsurance_rate: z.nullable(amount),
  coinsurance_opt: text,
});
export type TierCost = z.infer<typeof TierCost>;

/** Costs of a plan's medicines by drug tier, from the drug list that the insurer publishes. */
export const DrugTiers = z.object({
  plan_year: z.int(),
  imported_on: text,
  tiers: z.array(z.object({ drug_tier: text, cost_sharing: z.array(TierCost) })),
});
export type DrugTiers = z.infer<typeof DrugTiers>;

/** What a person pays for a 30-day supply of the medicines of one kind at a pharmacy in the plan's network. */
export const FillRule = z.object({
  /** Copay in dollars. */
  copay: amount,
  /** Fraction of the price that is left after the copay, from 0 to 1. */
  rate: amount,
  /**
   * `none`: the deductible does not apply. `first`: the person pays the full price until the deductible is met.
   * `afterCopay`: the same, but the copay does not count toward the deductible.
   */
  deductible: z.enum(['none', 'first', 'afterCopay']),
});
export type FillRule = z.infer<typeof FillRule>;

const rule = z.nullable(FillRule);
/** Null where the plan does not cover such medicines or does not state their cost. */
export const DrugCosts = z.object({
  rules: z.object({ generic: rule, preferredBrand: rule, otherBrand: rule, specialty: rule }),
  /** The one that medicines count toward, in dollars per year: 0 without one, null if unknown. */
  deductible: z.nullable(amount),
  /** The out-of-pocket maximum that medicines count toward, in dollars per year, or null if it is unknown. */
  maximum: z.nullable(amount),
});
export type DrugCosts = z.infer<typeof DrugCosts>;

export const Plan = z.extend(PlanSummary, {
  tiered_deductibles: z.array(CostRow),
  tiered_moops: z.array(CostRow),
  benefits: z.array(Benefit),
  /**
   * Amounts, in dollars, that a person pays in each worked example: having a baby, a year with type 2 diabetes, and a
   * broken bone. The amounts apply to the plan without cost-sharing reductions. The value is null if the insurer has
   * not published them.
   */
  sbcs: z.nullable(z.object({ baby: WorkedExample, diabetes: WorkedExample, fracture: WorkedExample })),
  /** Null unless the insurer's drug list was imported. The marketplace's own API has no such field. */
  drug_tiers: z.nullable(DrugTiers),
  /** The costs of medicines by kind, which this site reads from `benefits`, or null as long as these are not loaded. */
  drug_costs: z.nullable(DrugCosts),
  /** URL of the plan's brochure, or null if it is not an http or https URL. */
  brochure_url: z.nullable(z.string()),
  benefits_url: z.nullable(z.string()),
  network_url: z.nullable(z.string()),
  formulary_url: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;
