import type { FamilyCost, NetworkTier } from './vocabulary.js';

/** Cost at one network tier and cost-sharing level, as the API sends it, in dollars. */
export interface CostSharing {
  coinsurance_rate: number;
  coinsurance_options: string;
  copay_amount: number;
  copay_options: string;
  network_tier: NetworkTier;
  csr: string;
  display_string: string;
}

export interface Benefit {
  type: string;
  name: string;
  covered: boolean;
  cost_sharings: CostSharing[];
  explanation: string;
  exclusions: string;
  has_limits: boolean;
  limit_unit: string;
  limit_quantity: number;
}

export interface CostRow {
  type: string;
  amount: number;
  csr: string;
  network_tier: NetworkTier;
  family_cost: FamilyCost;
}

interface Issuer {
  id: string;
  name: string;
}

export interface QualityRating {
  available: boolean;
  year: number;
  global_rating: number;
  clinical_quality_management_rating: number;
  enrollee_experience_rating: number;
  plan_efficiency_rating: number;
  global_not_rated_reason: string;
  clinical_quality_management_not_rated_reason: string;
  enrollee_experience_not_rated_reason: string;
  plan_efficiency_not_rated_reason: string;
}

export interface SbcExample {
  coinsurance: number;
  copay: number;
  deductible: number;
  limit: number;
}

/** Costs of a plan's medicines of one tier, by kind of pharmacy. The wording is that of the issuer's plans.json. */
export interface DrugTier {
  drug_tier: string;
  /** Whether the medicines can be ordered by mail, or null if the issuer's file does not say so. */
  mail_order: boolean | null;
  cost_sharing: {
    pharmacy_type: string;
    /** Copay in dollars per prescription fill, or null if the issuer's file states none. */
    copay_amount: number | null;
    copay_opt: string;
    /** Fraction of the price that the person pays, from 0 to 1, or null if the issuer's file states none. */
    coinsurance_rate: number | null;
    coinsurance_opt: string;
  }[];
}

/** The drug tiers of a plan, with the plan year and the day (YYYY-MM-DD) of the import that they come from. */
export interface ImportedDrugTiers {
  plan_year: number;
  imported_on: string;
  tiers: DrugTier[];
}

export interface PlanFacts {
  id: string;
  name: string;
  metal_level: string;
  type: string;
  state: string;
  disease_mgmt_programs: string[];
  has_national_network: boolean;
  product_division: string;
  benefits_url: string;
  brochure_url: string;
  formulary_url: string;
  network_url: string;
  issuer: Issuer;
  hsa_eligible: boolean;
  specialist_referral_required: boolean;
  quality_rating: QualityRating;
}

/** Fields that depend on the household. A `premium` of 0 means no price at the place. */
export interface PlanPrice {
  premium: number;
  premium_w_credit: number;
  ehb_premium: number;
  aptc_eligible_premium: number;
  oopc: number;
}

export interface WirePlan extends PlanFacts, PlanPrice {
  benefits: Benefit[];
  deductibles: CostRow[];
  moops: CostRow[];
  tiered_deductibles: CostRow[] | null;
  tiered_moops: CostRow[] | null;
  sbcs?: Record<'baby' | 'diabetes' | 'fracture', SbcExample>;
  /** Not in the real API: added if the plans.json of the plan's issuer was imported. */
  drug_tiers?: ImportedDrugTiers;
}
