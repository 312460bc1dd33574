import type { PlanFacts } from '#sandbox/marketplace/wire/plan.js';
import { noQualityRating } from '#sandbox/marketplace/wire/quality-rating.js';
import { DISEASE_PROGRAMS } from '#sandbox/marketplace/wire/vocabulary.js';
import type { Row } from './row.js';

/** Texts that the file does not provide are empty strings, as in the real API's responses. */
export function factsOf(row: Row): PlanFacts {
  return {
    id: row.get('StandardComponentId'),
    name: row.get('PlanMarketingName'),
    // The Plan Attributes file has a metal level "Expanded Bronze", which the API calls "Bronze". The first word is
    // therefore removed.
    metal_level: row.get('MetalLevel').replace('Expanded ', ''),
    type: row.get('PlanType'),
    state: row.get('StateCode'),
    disease_mgmt_programs: programsOf(row.get('DiseaseManagementProgramsOffered')),
    has_national_network: row.get('NationalNetwork') === 'Yes',
    product_division: row.get('DentalOnlyPlan') === 'Yes' ? 'Dental' : 'HealthCare',
    benefits_url: row.get('URLForSummaryofBenefitsCoverage', 'URLForSummaryofBenefits'),
    brochure_url: row.get('PlanBrochure'),
    formulary_url: row.get('FormularyURL'),
    network_url: '',
    issuer: { id: row.get('IssuerId'), name: row.get('IssuerMarketPlaceMarketingName') },
    hsa_eligible: row.get('IsHSAEligible') === 'Yes',
    specialist_referral_required: row.get('IsReferralRequiredForSpecialist') === 'Yes',
    quality_rating: noQualityRating(0),
  };
}

function programsOf(cell: string): string[] {
  const offered = cell.split(',').map((program) => program.trim().replace('&', 'and'));
  return DISEASE_PROGRAMS.filter((program) => offered.includes(program));
}
