import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { zip } from './fields.js';
import { COMPARE, GENDERS, HOUSEHOLD, CARE_LEVELS } from './limits.js';
import { Plan, PlanSummary } from './plan.js';

/** Field names and shapes are the marketplace's own; what we add beside them says so. */
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
  utilization_level: z.optional(z.enum(CARE_LEVELS)),
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
  /** Tax credit in dollars per month; where nobody could estimate it, the most that any price of this answer is lowered by. */
  aptc: amount,
  /** Long name of the cost-sharing variant, or null. */
  csr: z.nullable(z.string()),
  is_medicaid_chip: z.boolean(),
  in_coverage_gap: z.boolean(),
  /** One entry per person of the household, in its order. `is_priced`: the prices, deductibles and maximums shown count this person. */
  people: z.array(z.object({ is_priced: z.boolean(), is_medicaid_chip: z.boolean(), in_coverage_gap: z.boolean() })),
});
export type Eligibility = z.infer<typeof Eligibility>;

export const PlanSearchReply = z.object({
  plans: z.array(PlanSummary),
  total: z.int(),
  /** Plans the marketplace sent that failed our checks and are therefore not shown. */
  dropped: z.int(),
  eligibility: Eligibility,
  provenance: Provenance,
});
export type PlanSearchReply = z.infer<typeof PlanSearchReply>;

export const PlanId = z.string().check(z.regex(/^\d{5}[A-Z]{2}\d{7}$/));

/** Some plans in full, priced for a household: the marketplace's own batch call. */
export const PlanBatch = z.extend(PlanSearch, { plan_ids: z.array(PlanId).check(z.minLength(1), z.maxLength(COMPARE.max)) });
export type PlanBatch = z.infer<typeof PlanBatch>;
export const PlanBatchReply = z.object({
  /** In no particular order; a plan that is not sold in the place has no price, an unknown one is left out. */
  plans: z.array(Plan),
  eligibility: Eligibility,
  provenance: Provenance,
});
export type PlanBatchReply = z.infer<typeof PlanBatchReply>;

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
    method: 'POST', path: '/api/plans/search', summary: 'All plans for a household', access: 'signedIn', recentSession: true,
    body: PlanSearch, reply: PlanSearchReply, errors: ['plans.stateExchange', 'plans.territory', 'plans.unavailable'], limits: ['searchAddress'],
  }),
  batch: endpoint({
    method: 'POST', path: '/api/plans', summary: 'Some plans in full, priced for a household', access: 'anyone',
    body: PlanBatch, reply: PlanBatchReply, errors: ['plans.stateExchange', 'plans.territory', 'plans.unavailable'], limits: ['searchAddress'],
  }),
  detail: endpoint({
    method: 'GET', path: '/api/plans/:id', summary: 'One plan without a price', access: 'anyone',
    params: z.object({ id: PlanId }), query: z.object({ year }), reply: z.object({ plan: Plan, provenance: Provenance }),
    errors: ['plans.notFound', 'plans.unavailable'], limits: ['searchAddress'],
  }),
} as const;
