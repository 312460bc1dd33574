import type { PlanFacts } from '#sandbox/marketplace/wire/plan.js';
import { noQualityRating } from '#sandbox/marketplace/wire/quality-rating.js';
import { DISEASE_PROGRAMS } from '#sandbox/marketplace/wire/vocabulary.js';
import type { Row } from './row.js';

/** Texts that the file does not provide are empty strings, as in the real API's responses. */
export function factsOf(row: Row): PlanFacts {
  const design = /(\d)$/.exec(row.get('DesignType'))?.[1];
  const isDental = row.get('DentalOnlyPlan') === 'Yes';
  const state = row.get('StateCode');
  return {
    id: row.get('StandardComponentId'),
    name: row.get('PlanMarketingName'),
    // The Plan Attributes file has a metal level "Expanded Bronze", which the API calls "Bronze". The first word is
    // therefore removed.
    metal_level: row.get('MetalLevel').replace('Expanded ', ''),
    type: row.get('PlanType'),
    design_type: design === undefined ? 'NOT_APPLICABLE' : `DESIGN${design}`,
    is_standardized_plan: design !== undefined,
    state,
    disease_mgmt_programs: programsOf(row.get('DiseaseManagementProgramsOffered')),
    has_national_network: row.get('NationalNetwork') === 'Yes',
    market: 'Individual',
    max_age_child: 25,
    product_division: isDental ? 'Dental' : 'HealthCare',
    benefits_url: row.get('URLForSummaryofBenefitsCoverage', 'URLForSummaryofBenefits'),
    brochure_url: row.get('PlanBrochure'),
    formulary_url: row.get('FormularyURL'),
    network_url: '',
    issuer: issuerOf(row, state),
    hsa_eligible: row.get('IsHSAEligible') === 'Yes',
    insurance_market: 'QHP',
    specialist_referral_required: row.get('IsReferralRequiredForSpecialist') === 'Yes',
    tobacco_lookback: 6,
    suppression_state: 'unknown',
    guaranteed_rate: row.get('IsGuaranteedRate') === 'Guaranteed Rate',
    simple_choice: false,
    quality_rating: noQualityRating(0),
    is_ineligible: false,
    rx_3mo_mail_order: false,
    covers_nonhyde_abortion: false,
    service_area_id: row.get('ServiceAreaId'),
  };
}

function issuerOf(row: Row, state: string): PlanFacts['issuer'] {
  return {
    id: row.get('IssuerId'),
    name: row.get('IssuerMarketPlaceMarketingName'),
    eligible_dependents: [],
    state,
    individual_url: '',
    shop_url: '',
    toll_free: '',
    tty: '',
    address: { street1: '', city: '', state: '', zipcode: '' },
  };
}

function programsOf(cell: string): string[] {
  const offered = cell.split(',').map((program) => program.trim().replace('&', 'and'));
  return DISEASE_PROGRAMS.filter((program) => offered.includes(program));
}
