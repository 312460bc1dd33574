import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { zip } from './fields.js';
import { GENDERS, HOUSEHOLD } from './limits.js';

/** Field names and shapes are the marketplace's own; what we add beside them says so. */
const text = z.string().check(z.maxLength(400));
const amount = z.number();

export const County = z.object({ fips: z.string(), name: z.string(), state: z.string(), zipcode: z.string() });
export type County = z.infer<typeof County>;

export const Place = z.object({
  countyfips: z.string().check(z.regex(/^\d{5}$/)),
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zipcode: zip,
});
export type Place = z.infer<typeof Place>;

export const Person = z.object({
  age: z.int().check(z.minimum(0), z.maximum(HOUSEHOLD.maxAge)),
  aptc_eligible: z.boolean(),
  gender: z.optional(z.enum(GENDERS)),
  uses_tobacco: z.optional(z.boolean()),
  has_mec: z.optional(z.boolean()),
  is_parent: z.optional(z.boolean()),
  is_pregnant: z.optional(z.boolean()),
  utilization_level: z.optional(z.enum(['Low', 'Medium', 'High'])),
});
export type Person = z.infer<typeof Person>;

export const Household = z.object({
  /** Dollars per year. */
  income: z.number().check(z.minimum(0), z.maximum(HOUSEHOLD.maxIncomePerYear)),
  people: z.array(Person).check(z.minLength(1), z.maxLength(HOUSEHOLD.maxPeople)),
});
export type Household = z.infer<typeof Household>;

export const PlanSearch = z.object({
  household: Household,
  market: z.literal('Individual'),
  place: Place,
  year: z.int().check(z.minimum(2014), z.maximum(2100)),
});
export type PlanSearch = z.infer<typeof PlanSearch>;

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

export const Plan = z.object({
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
  deductibles: z.array(CostRow),
  moops: z.array(CostRow),
  tiered_deductibles: z.array(CostRow),
  tiered_moops: z.array(CostRow),
  benefits: z.array(Benefit),
  /** Expected out-of-pocket dollars per year at the household's use; null when not computed. */
  oopc: z.nullable(amount),
  quality_rating: QualityRating,
  disease_mgmt_programs: z.array(z.string()),
  /** Only http and https addresses pass; everything else is null. */
  brochure_url: z.nullable(z.string()),
  benefits_url: z.nullable(z.string()),
  network_url: z.nullable(z.string()),
  formulary_url: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/**
 * Where an answer comes from: the live marketplace; official files read into the local one (real, but of the file's
 * day); or the local one's invented plans. The screen says which.
 */
export const SOURCES = ['marketplace', 'imported', 'sample'] as const;
export type Source = (typeof SOURCES)[number];

/** Where the figures come from and how old they are. */
export const Provenance = z.object({
  /** ISO time at which the marketplace gave this answer. */
  asOf: z.string(),
  source: z.enum(SOURCES),
  /** The answer is past its time; a newer one is being fetched or could not be had. */
  stale: z.boolean(),
});
export type Provenance = z.infer<typeof Provenance>;

/** Help with costs, for the household as a whole. */
export const Eligibility = z.object({
  /** Tax credit in dollars per month. */
  aptc: amount,
  /** Long name of the cost-sharing variant, or null. */
  csr: z.nullable(z.string()),
  is_medicaid_chip: z.boolean(),
  in_coverage_gap: z.boolean(),
});
export type Eligibility = z.infer<typeof Eligibility>;

export const PlanSearchReply = z.object({
  plans: z.array(Plan),
  total: z.int(),
  /** Plans the marketplace sent that failed our checks and are therefore not shown. */
  dropped: z.int(),
  eligibility: Eligibility,
  provenance: Provenance,
});
export type PlanSearchReply = z.infer<typeof PlanSearchReply>;

const planId = z.string().check(z.regex(/^\d{5}[A-Z]{2}\d{7}$/));
const year = z.optional(z.coerce.number().check(z.int(), z.minimum(2014), z.maximum(2100)));

export const PLANS = {
  counties: endpoint({
    method: 'GET', path: '/api/counties/by/zip/:zip', summary: 'Counties of a ZIP code', access: 'anyone',
    params: z.object({ zip }), reply: z.object({ counties: z.array(County) }), errors: ['plans.zipUnknown', 'plans.unavailable'], limits: ['searchAddress'],
  }),
  marketYears: endpoint({
    method: 'GET', path: '/api/market-years', summary: 'Plan years that can be shopped for', access: 'anyone',
    reply: z.object({ current: z.int(), offered: z.array(z.int()) }), errors: ['plans.unavailable'],
  }),
  search: endpoint({
    method: 'POST', path: '/api/plans/search', summary: 'All plans for a household', access: 'signedIn',
    body: PlanSearch, reply: PlanSearchReply, errors: ['plans.stateExchange', 'plans.unavailable'], limits: ['searchAddress'],
  }),
  detail: endpoint({
    method: 'GET', path: '/api/plans/:id', summary: 'One plan without a price', access: 'anyone',
    params: z.object({ id: planId }), query: z.object({ year }), reply: z.object({ plan: Plan, provenance: Provenance }),
    errors: ['plans.notFound', 'plans.unavailable'], limits: ['searchAddress'],
  }),
} as const;
