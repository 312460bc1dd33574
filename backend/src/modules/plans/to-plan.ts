import { topicsOf } from '#contract/plans/benefit-topics.js';
import { priceInNetwork } from '#contract/plans/cost-sharing.js';
import type { Plan, PlanSummary, PlanYearCost, QualityRating } from '#contract/plans/plan.js';
import type { PlanAnswer, RatingAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { readDrugCosts } from './cost/design/read-design.js';
import { readLimits, readSecondTier } from './cost/design/read-limits.js';
import { ofVariant, selectCostRows, type CostRowCriteria } from './cost/design/select-cost-row.js';
import { mostInTier2 } from './cost/year-cost.js';

/** By the marketplace's names of benefits. */
const KINDS = {
  primaryCare: /^primary care visit/i,
  specialist: /^specialist visit/i,
  urgentCare: /^urgent care/i,
  emergency: /^emergency room/i,
  hospital: /^inpatient hospital services/i,
  laboratory: /^laboratory/i,
  generic: /^generic drugs/i,
  brand: /^preferred brand drugs/i,
};

/** In-network, in the marketplace's words; null if not covered or not stated. */
function copaysOf(benefits: PlanAnswer['benefits'], csr: string | null): PlanSummary['copays'] {
  const of = (kind: RegExp): string | null => {
    const benefit = benefits.find(({ name, covered }) => covered && kind.test(name));
    return priceInNetwork(ofVariant(benefit?.cost_sharings ?? [], csr));
  };
  return {
    primaryCare: of(KINDS.primaryCare),
    specialist: of(KINDS.specialist),
    urgentCare: of(KINDS.urgentCare),
    emergency: of(KINDS.emergency),
    hospital: of(KINDS.hospital),
    laboratory: of(KINDS.laboratory),
    generic: of(KINDS.generic),
    brand: of(KINDS.brand),
  };
}

export interface Shopper extends CostRowCriteria {
  /** For plans fetched with all details. Without it, no yearly cost is estimated. */
  readonly yearCostOf?: (
    plan: PlanAnswer,
    price: Pick<PlanSummary, 'premium' | 'premium_w_credit'>,
  ) => PlanYearCost | null;
}

/** Removes the single years from a yearly cost. Lists of plans do not show them, and they would make a list longer. */
export const withoutYears = (cost: PlanYearCost): PlanYearCost => ({ ...cost, years: undefined });

/**
 * Converts a plan to the form in which lists of plans show it to a household. `deductibles` and `moops` (out-of-pocket
 * maximums) contain the rows that apply to the household, in dollars per year. Premiums are in dollars per month.
 * `isWhole` is true if the plan was fetched with all details. The plans in search results contain too few benefits to
 * say what a plan does not cover or what its yearly cost is.
 */
export function toSummary(plan: PlanAnswer, household: Shopper, { isWhole }: { isWhole: boolean }): PlanSummary {
  const summary = describe(plan, household, isWhole);
  return { ...summary, year_cost: summary.year_cost && withoutYears(summary.year_cost) };
}

function describe(plan: PlanAnswer, household: Shopper, isWhole: boolean): PlanSummary {
  const {
    id,
    name,
    issuer,
    state,
    type,
    hsa_eligible,
    specialist_referral_required,
    has_national_network,
    oopc,
    disease_mgmt_programs,
  } = plan;
  const isPriced = plan.premium > 0;
  const price = {
    premium: isPriced ? plan.premium : null,
    premium_w_credit: isPriced ? plan.premium_w_credit : null,
    ehb_premium: isPriced ? plan.ehb_premium : null,
  };
  return {
    id,
    name,
    issuer,
    state,
    type,
    hsa_eligible,
    specialist_referral_required,
    has_national_network,
    oopc,
    disease_mgmt_programs,
    metal_level: plan.metal_level.replace(/^Expanded /, ''),
    ...price,
    year_cost: (isWhole && household.yearCostOf?.(plan, price)) || null,
    deductibles: selectCostRows(plan.deductibles, household),
    moops: selectCostRows(plan.moops, household),
    most_in_tier_2: secondTierOf(plan, household),
    quality_rating: toRating(plan.quality_rating),
    topics: isWhole && plan.benefits.length > 0 ? topicsOf(plan.benefits, disease_mgmt_programs) : null,
    copays: copaysOf(plan.benefits, household.csr),
  };
}

/** Dollars per year, if it is higher than that of the first tier. */
function secondTierOf(plan: PlanAnswer, { csr, people }: CostRowCriteria): number | undefined {
  const maximums = readLimits(plan.moops, csr)?.limits ?? [];
  return mostInTier2({ maximums, secondTierMaximums: readSecondTier(plan, csr) }, people) ?? undefined;
}

/**
 * Converts a plan to its full form, for the page of the plan and for the comparison. The lists whose names begin with
 * `tiered_` contain the rows for every network and every family size of the household's cost-sharing variant.
 */
export function toPlan(plan: PlanAnswer, household: Shopper): Plan {
  const { brochure_url, benefits_url, network_url, formulary_url, sbcs, drug_tiers } = plan;
  return {
    ...describe(plan, household, true),
    tiered_deductibles: ofVariant(longer(plan.tiered_deductibles, plan.deductibles), household.csr),
    tiered_moops: ofVariant(longer(plan.tiered_moops, plan.moops), household.csr),
    benefits: plan.benefits.map((benefit) => ({
      ...benefit,
      cost_sharings: ofVariant(benefit.cost_sharings, household.csr),
    })),
    sbcs,
    drug_tiers,
    drug_costs: readDrugCosts(plan, household),
    brochure_url,
    benefits_url,
    network_url,
    formulary_url,
  };
}

/** Full benefits, the longer version of each list, and the premium by id unless it is 0. */
export function mergePlan(found: PlanAnswer, full: PlanAnswer | undefined): PlanAnswer {
  if (!full) return found;
  const { premium, premium_w_credit, ehb_premium, aptc_eligible_premium } = full.premium > 0 ? full : found;
  return {
    ...full,
    premium,
    premium_w_credit,
    ehb_premium,
    aptc_eligible_premium,
    oopc: full.oopc ?? found.oopc,
    benefits: full.benefits.length > 0 ? full.benefits : found.benefits,
    deductibles: longer(full.deductibles, found.deductibles),
    moops: longer(full.moops, found.moops),
    tiered_deductibles: longer(full.tiered_deductibles, found.tiered_deductibles),
    tiered_moops: longer(full.tiered_moops, found.tiered_moops),
  };
}

const longer = <T>(a: T[], b: T[]): T[] => (b.length > a.length ? b : a);

const NOT_RATED = 'Not rated';
const BEST = 5;

/** 1 to 5 stars. For no rating, the marketplace sends 0 and a reason, even if `available` is true. */
function toRating(rating: RatingAnswer | null | undefined): QualityRating {
  const stars = (value: number | undefined, reason: string | undefined) =>
    rating?.available && value !== undefined && value > 0 && value <= BEST
      ? { stars: value, reason: '' }
      : { stars: null, reason: reason || NOT_RATED };
  return {
    year: rating?.year ? rating.year : null,
    overall: stars(rating?.global_rating, rating?.global_not_rated_reason),
    experience: stars(rating?.enrollee_experience_rating, rating?.enrollee_experience_not_rated_reason),
    efficiency: stars(rating?.plan_efficiency_rating, rating?.plan_efficiency_not_rated_reason),
    clinical: stars(rating?.clinical_quality_management_rating, rating?.clinical_quality_management_not_rated_reason),
  };
}
