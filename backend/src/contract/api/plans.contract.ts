import * as z from 'zod/mini';
import { PLAN_CALLS } from '../calls.js';
import { GENDERS } from '../limits/fields.js';
import { CARE_EXCEPTIONS, CARE_LEVELS, COMPARE, HOUSEHOLD, PRICED_PLANS } from '../limits/plans.js';
import { PlanId } from '../plans/plan-id.js';
import { Plan, PlanSummary, PlanYearCost } from '../plans/plan.js';
import { CareUse } from '../plans/preferences.js';
import { endpoint } from './endpoint.js';

// In this file, fields that come from the marketplace keep the marketplace's names.

/** An amount in dollars. */
const amount = z.number();
export const Zip = z.string().check(z.regex(/^\d{5}$/, 'Enter a 5-digit ZIP code.'));

export const County = z.object({ fips: z.string(), name: z.string(), state: z.string(), zipcode: z.string() });
export type County = z.infer<typeof County>;

/** Who sells plans in a state: added by the server, because the marketplace does not say it. */
export const StateMarketplace = z.object({
  state: z.string(),
  kind: z.enum(['federal', 'own', 'none']),
  /** Name and https address of the state's own exchange, or null if the state has no exchange of its own. */
  name: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** First plan year of the state's exchange; null if it has existed for long, or there is none. */
  own_since: z.nullable(z.int()),
  /** Last day to enroll there, and when somebody last checked it; null if it is not known. */
  enrollment: z.nullable(z.object({ plan_year: z.int(), closes: z.string(), checked_on: z.string() })),
});
export type StateMarketplace = z.infer<typeof StateMarketplace>;

export const Place = z.object({
  countyfips: z.string().check(z.regex(/^\d{5}$/)),
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zipcode: Zip,
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
  /**
   * Month of birth (YYYY-MM), or its first day (YYYY-MM-01) if the person was born on it: Medicare can then start a
   * month earlier. It is not sent to the marketplace.
   */
  born: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])(-01)?$/))),
});
export type Person = z.infer<typeof Person>;

export const Household = z.object({
  /**
   * Household income in dollars per year. The value is null if the person does not know it or does not want to say it.
   * Prices are then full prices, and nothing is assumed about financial help. An income of 0 is a known income.
   */
  income: z.nullable(z.number().check(z.minimum(0), z.maximum(HOUSEHOLD.maxIncomePerYear))),
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
 * Sources of plan data. `marketplace`: the live marketplace. `imported`: official files that were imported into the
 * local marketplace, which stands in for the live one. Imported data is real, but only as recent as the files.
 * `sample`: invented plans. Every screen names the source of its data.
 */
export const SOURCES = ['marketplace', 'imported', 'sample'] as const;
export type Source = (typeof SOURCES)[number];

/** Plan year of the imported official files, and the day (YYYY-MM-DD) on which they were imported. */
export const Imported = z.object({ plan_year: z.int(), on: z.string() });
export type Imported = z.infer<typeof Imported>;

export const Provenance = z.object({
  /** Time at which the marketplace sent the data of a reply, as an ISO string. */
  asOf: z.string(),
  source: z.enum(SOURCES),
  imported: z.optional(Imported),
  /**
   * True if the numbers of insurers and plans in a county with invented plans are estimates: medians of the rating area
   * or state, because the real numbers were not published. Otherwise, the field is absent.
   */
  typical_counts: z.optional(z.boolean()),
  /** True if the marketplace data in a reply has expired and no newer data is available yet. */
  stale: z.boolean(),
});
export type Provenance = z.infer<typeof Provenance>;

/**
 * Reasons why no tax credit could be calculated. `noIncome`: the income of the household was not said, so nothing is
 * known about its help. `noBenchmark`: the county has no Silver plans, or one of them has no price. `noTable`: the
 * percentages or poverty guidelines of the year are missing. `noMedicaidData`: the state's Medicaid limits are not
 * known.
 */
export const CREDIT_GAPS = ['noIncome', 'noBenchmark', 'noTable', 'noMedicaidData'] as const;
export type CreditGap = (typeof CREDIT_GAPS)[number];

export const Eligibility = z.object({
  /** In dollars per month. If none is stated, the largest difference between a premium before and after the credit. */
  aptc: amount,
  /** Full name of the cost-sharing reduction that the household gets, or null if it gets none. */
  csr: z.nullable(z.string()),
  is_medicaid_chip: z.boolean(),
  in_coverage_gap: z.boolean(),
  /** Null if the credit was calculated, or if nobody in the household can get one. */
  credit_gap: z.nullable(z.enum(CREDIT_GAPS)),
  /** Dollars per year above which there is no credit; null without a limit or if it is not known. */
  income_limit: z.nullable(amount),
  /**
   * For each person of the request, in its order: whether the premiums include the person, whether Medicaid or CHIP may
   * apply, and whether the person is in the coverage gap, with neither Medicaid nor a tax credit.
   */
  people: z.array(z.object({ is_priced: z.boolean(), is_medicaid_chip: z.boolean(), in_coverage_gap: z.boolean() })),
});
export type Eligibility = z.infer<typeof Eligibility>;

export const PlanSearchReply = z.object({
  plans: z.array(PlanSummary),
  total: z.int(),
  /** Matching plans that are missing, for instance because their data is invalid. */
  dropped: z.int(),
  /** Plans whose benefits could not be loaded (`topics` is null). A repeated search may have them. */
  details_missing: z.int(),
  eligibility: Eligibility,
  provenance: Provenance,
});
export type PlanSearchReply = z.infer<typeof PlanSearchReply>;

export const PlanBatch = z.extend(PlanSearch, {
  plan_ids: z.array(PlanId).check(z.minLength(1), z.maxLength(COMPARE.max)),
});
export type PlanBatch = z.infer<typeof PlanBatch>;
export const PlanBatchReply = z.object({
  /** In no particular order. A plan that is not sold in the county has no price, and an unknown plan is left out. */
  plans: z.array(Plan),
  eligibility: Eligibility,
  provenance: Provenance,
});
export type PlanBatchReply = z.infer<typeof PlanBatchReply>;

/** Plans that do not cover all of a person's medicines, and the visits and fills that hold for them. */
export const CareExceptions = z
  .array(z.object({ plan_ids: z.array(PlanId).check(z.maxLength(PRICED_PLANS)), own_care: CareUse }))
  .check(z.maxLength(CARE_EXCEPTIONS));
export type CareExceptions = z.infer<typeof CareExceptions>;

/** Yearly costs of several plans, based on the care that the household expects to use. */
export const OwnCareCosts = z.extend(PlanSearch, {
  plan_ids: z.array(PlanId).check(z.minLength(1), z.maxLength(PRICED_PLANS)),
  own_care: CareUse,
  exceptions: z.optional(CareExceptions),
});
export type OwnCareCosts = z.infer<typeof OwnCareCosts>;
export const OwnCareCostsReply = z.object({
  /** Yearly costs for a household, by plan id. Plans without a price or without known benefits are left out. */
  costs: z.record(z.string(), PlanYearCost),
});
export type OwnCareCostsReply = z.infer<typeof OwnCareCostsReply>;

const year = z.optional(z.coerce.number().check(z.int(), z.minimum(2014), z.maximum(2100)));

export const PLANS = {
  listCounties: endpoint({
    ...PLAN_CALLS.listCounties,
    summary: 'Counties of a ZIP code, and who runs the marketplace there; none if there is no such ZIP code',
    params: z.object({ zip: Zip }),
    reply: z.object({ counties: z.array(County), marketplaces: z.array(StateMarketplace) }),
  }),
  listMarketYears: endpoint({
    ...PLAN_CALLS.listMarketYears,
    summary: 'Plan years that can be shopped for',
    reply: z.object({ current: z.int(), offered: z.array(z.int()) }),
    errors: ['plans.unavailable'],
  }),
  listPastYears: endpoint({
    ...PLAN_CALLS.listPastYears,
    summary: 'Past plan years whose plans can be looked at but not bought, newest first',
    params: z.object({ fips: z.string().check(z.regex(/^\d{5}$/)) }),
    reply: z.object({ past: z.array(z.int()) }),
    errors: ['plans.unavailable'],
  }),
  search: endpoint({
    ...PLAN_CALLS.search,
    summary: 'All plans for a household',
    recentSession: true,
    body: PlanSearch,
    reply: PlanSearchReply,
    errors: ['plans.placeUnknown', 'plans.stateExchange', 'plans.territory', 'plans.unavailable'],
  }),
  getBatch: endpoint({
    ...PLAN_CALLS.getBatch,
    summary: 'Some plans in full, priced for a household',
    body: PlanBatch,
    reply: PlanBatchReply,
    errors: ['plans.placeUnknown', 'plans.stateExchange', 'plans.territory', 'plans.unavailable'],
  }),
  ownCareCosts: endpoint({
    ...PLAN_CALLS.ownCareCosts,
    summary: 'What a year costs with some plans, for visits and medicines of one’s own',
    body: OwnCareCosts,
    reply: OwnCareCostsReply,
    errors: ['plans.placeUnknown', 'plans.stateExchange', 'plans.territory', 'plans.unavailable'],
  }),
  get: endpoint({
    ...PLAN_CALLS.get,
    summary: 'One plan without a price',
    params: z.object({ id: PlanId }),
    query: z.object({ year }),
    reply: z.object({ plan: Plan, provenance: Provenance }),
    errors: ['plans.notFound', 'plans.unavailable'],
  }),
} as const;
