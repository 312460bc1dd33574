import * as z from 'zod/mini';
import { dollars, flag, listOf, maybeDollars, orElse, orNull, text, webAddress } from './pieces.js';

const fraction = z.number().check(z.minimum(0), z.maximum(1));

/** Dollars per year. A plan with an invalid amount would be misleading, so it is invalid. */
const CostRowAnswer = z.object({
  type: z.string().check(z.minLength(1)),
  amount: dollars,
  csr: text,
  network_tier: z.string().check(z.minLength(1)),
  family_cost: text,
});
type CostRowAnswer = z.infer<typeof CostRowAnswer>;

const CostSharingAnswer = z.object({
  network_tier: text,
  csr: text,
  display_string: text,
  copay_amount: z._default(dollars, 0),
  copay_options: text,
  coinsurance_rate: z._default(fraction, 0),
  coinsurance_options: text,
});

const count = z.pipe(
  orElse(z.number(), 0),
  z.transform((value: number) => Math.max(0, value)),
);
const BenefitAnswer = z.object({
  name: z.string().check(z.minLength(1)),
  type: text,
  covered: flag,
  cost_sharings: listOf(CostSharingAnswer),
  explanation: text,
  exclusions: text,
  has_limits: flag,
  limit_unit: text,
  limit_quantity: count,
});

const stars = orElse(z.number(), 0);
const RatingFields = z.object({
  available: flag,
  year: z.nullish(z.int()),
  global_rating: stars,
  clinical_quality_management_rating: stars,
  enrollee_experience_rating: stars,
  plan_efficiency_rating: stars,
  global_not_rated_reason: text,
  clinical_quality_management_not_rated_reason: text,
  enrollee_experience_not_rated_reason: text,
  plan_efficiency_not_rated_reason: text,
});
export type RatingAnswer = z.infer<typeof RatingFields>;
const RatingAnswer = z.nullish(RatingFields);

/** Dollars per year; null for no value or -1, which stands for not calculated. */
const oopc = z.pipe(
  orElse(z.number(), -1),
  z.transform((value: number) => (value < 0 ? null : value)),
);

const WorkedExampleAnswer = z.object({ deductible: dollars, copay: dollars, coinsurance: dollars, limit: dollars });

/** All or none, because they are only shown together. */
const workedExamples = orNull(
  z.object({ baby: WorkedExampleAnswer, diabetes: WorkedExampleAnswer, fracture: WorkedExampleAnswer }),
);

/** Sent only by the local marketplace, for imported drug lists. */
const drugTiers = orNull(
  z.object({
    plan_year: z.int(),
    imported_on: z.string(),
    tiers: z.array(
      z.object({
        drug_tier: z.string(),
        cost_sharing: z.array(
          z.object({
            pharmacy_type: text,
            copay_amount: maybeDollars,
            copay_opt: text,
            coinsurance_rate: z.nullable(fraction),
            coinsurance_opt: text,
          }),
        ),
      }),
    ),
  }),
);

const facts = {
  id: z.string().check(z.regex(/^\d{5}[A-Z]{2}\d{7}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  state: text,
  type: text,
  metal_level: z.string().check(z.minLength(1), z.maxLength(40)),
  issuer: z.object({ id: text, name: z.string().check(z.minLength(1)) }),
  hsa_eligible: flag,
  specialist_referral_required: flag,
  has_national_network: flag,
  benefits: listOf(BenefitAnswer),
  deductibles: listOf(CostRowAnswer),
  moops: listOf(CostRowAnswer),
  tiered_deductibles: listOf(CostRowAnswer),
  tiered_moops: listOf(CostRowAnswer),
  disease_mgmt_programs: listOf(z.string()),
  oopc,
  sbcs: workedExamples,
  drug_tiers: drugTiers,
  quality_rating: RatingAnswer,
  brochure_url: webAddress,
  benefits_url: webAddress,
  network_url: webAddress,
  formulary_url: webAddress,
};

const CENT = 0.01;

/** Invalid without a premium, or with a premium after the credit that is higher than before. */
export const PricedPlanAnswer = z
  .object({
    ...facts,
    premium: dollars,
    premium_w_credit: maybeDollars,
    ehb_premium: maybeDollars,
    /** The part of the premium that the tax credit can pay. */
    aptc_eligible_premium: maybeDollars,
  })
  .check(
    z.refine(
      (plan) => plan.premium === 0 || plan.premium_w_credit === null || plan.premium_w_credit < plan.premium + CENT,
    ),
  );

/**
 * A plan that was requested by its id, without a household. Its premiums are ignored: the premium becomes 0, which
 * means that no price is known, and the premium after the tax credit becomes null.
 */
export const PlanAnswer = z.pipe(
  z.object(facts),
  z.transform((plan) => ({
    ...plan,
    premium: 0,
    premium_w_credit: null,
    ehb_premium: null,
    aptc_eligible_premium: null,
  })),
);
export type PlanAnswer = z.infer<typeof PricedPlanAnswer>;
