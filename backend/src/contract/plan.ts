import * as z from 'zod/mini';
import { TOPICS } from './topics.js';

/** A plan as our API gives it. Field names are the marketplace's own; what we add beside them says so. */
const text = z.string().check(z.maxLength(400));
const amount = z.number();

/** One deductible or out-of-pocket maximum row: dollars per year. */
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
  /** Dollars a visit. */
  copay_amount: amount,
  copay_options: z.string(),
  /** Fraction the person pays: 0.3 is 30 %. */
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

/** Stars from 1 to 5, or null with the reason why there are none. */
export const Rating = z.object({ stars: z.nullable(z.number()), reason: z.string() });
export const QualityRating = z.object({ year: z.nullable(z.number()), overall: Rating, experience: Rating, efficiency: Rating, clinical: Rating });
export type QualityRating = z.infer<typeof QualityRating>;

/** In-network price of a kind of care in the marketplace's own words, or null when the plan does not say. */
const share = z.nullable(z.string());

/** A plan as a list shows it: enough to compare, sort and filter. */
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
  /** Dollars per month for the whole household; null means "no price here", never $0. */
  premium: z.nullable(amount),
  /** Dollars per month after the tax credit; 0 is a real $0. */
  premium_w_credit: z.nullable(amount),
  ehb_premium: z.nullable(amount),
  /** The rows that answer this household: one for everything, or medical care and medicines apart; none: not known. */
  deductibles: z.array(CostRow),
  moops: z.array(CostRow),
  /** Expected out-of-pocket dollars per year at the household's use; null when not computed. */
  oopc: z.nullable(amount),
  quality_rating: QualityRating,
  disease_mgmt_programs: z.array(z.string()),
  /** Ours: what the plan's benefits cover of what people ask for; null when the benefits are not known. */
  topics: z.nullable(z.array(z.enum(TOPICS))),
  /** Ours: what a visit, a stay or a 30-day fill costs in the network. */
  copays: z.object({ primaryCare: share, specialist: share, hospital: share, generic: share, brand: share }),
});
export type PlanSummary = z.infer<typeof PlanSummary>;

/** A plan in full, as its page and the comparison show it. */
export const Plan = z.extend(PlanSummary, {
  tiered_deductibles: z.array(CostRow),
  tiered_moops: z.array(CostRow),
  benefits: z.array(Benefit),
  /** Only http and https addresses pass; everything else is null. */
  brochure_url: z.nullable(z.string()),
  benefits_url: z.nullable(z.string()),
  network_url: z.nullable(z.string()),
  formulary_url: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;
