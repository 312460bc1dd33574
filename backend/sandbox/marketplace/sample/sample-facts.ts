import type { Issuer, PlanFacts } from '../wire/plan.js';
import { qualityRating } from '../wire/quality-rating.js';
import { DISEASE_PROGRAMS } from '../wire/vocabulary.js';
import { BENEFIT_TABLE } from './benefit-table.js';
import { issuerId, type Brand } from './brands.js';
import { offerId, type Offer } from './offers.js';
import { isCovered } from './sample-benefits.js';

export function sampleFacts(
  offer: Offer,
  { abbrev: state, fips: stateFips }: { abbrev: string; fips: string },
  year: number,
): PlanFacts {
  const { design, brand, network } = offer;
  const id = offerId(offer, state, stateFips);
  return {
    id,
    name: `${brand.networks[network - 1] ?? ''} ${design.name}`,
    metal_level: design.metal,
    type: brand.type,
    design_type: design.standardDesign === undefined ? 'NOT_APPLICABLE' : `DESIGN${design.standardDesign}`,
    is_standardized_plan: design.standardDesign !== undefined,
    state,
    disease_mgmt_programs: brand.programs.flatMap((index) => DISEASE_PROGRAMS[index] ?? []),
    has_national_network: brand.nationalNetwork,
    market: 'Individual',
    max_age_child: 25,
    product_division: 'HealthCare',
    ...links(brand, id, year),
    issuer: issuer(brand, state, stateFips),
    hsa_eligible: design.isHsaEligible,
    insurance_market: 'QHP',
    specialist_referral_required: brand.referral,
    tobacco_lookback: 6,
    suppression_state: 'unknown',
    guaranteed_rate: false,
    simple_choice: false,
    quality_rating: qualityRating(year, brand.stars, 'New-Ineligible for Scoring'),
    is_ineligible: false,
    rx_3mo_mail_order: design.number !== '04',
    covers_nonhyde_abortion: BENEFIT_TABLE.some((row) => row.name.startsWith('Abortion') && isCovered(row, brand)),
    service_area_id: `${state}S${String(brand.number).padStart(3, '0')}`,
  };
}

/** The links lead nowhere, because example.com is reserved for examples (RFC 2606). */
function links(brand: Brand, id: string, year: number): Pick<PlanFacts, LinkField> {
  const site = `https://${siteName(brand)}.example.com/${year}`;
  if (!brand.hasLinks)
    return { benefits_url: `${site}/sbc/${id}.pdf`, brochure_url: '', formulary_url: '', network_url: '' };
  return {
    benefits_url: `${site}/sbc/${id}.pdf`,
    brochure_url: `${site}/brochure`,
    formulary_url: `${site}/drugs`,
    network_url: `${site}/doctors`,
  };
}
type LinkField = 'benefits_url' | 'brochure_url' | 'formulary_url' | 'network_url';

function siteName(brand: Brand): string {
  return (brand.name.split(' ')[0] ?? '').toLowerCase();
}

/** Returns an invented issuer. Its phone number is between 555-0100 and 555-0199, a range reserved for fiction. */
function issuer(brand: Brand, state: string, stateFips: string): Issuer {
  return {
    id: issuerId(brand, stateFips),
    name: brand.name,
    eligible_dependents: ['Self', 'Spouse', 'Child', 'Stepson or Stepdaughter', 'Foster Child', 'Ward'],
    state,
    individual_url: brand.hasLinks ? `https://${siteName(brand)}.example.com` : '',
    shop_url: '',
    toll_free: brand.hasLinks ? `1-800-555-01${String(10 + brand.number)}` : '',
    tty: brand.hasLinks ? '711' : '',
    address: { street1: `${brand.number}00 Sample Street`, city: 'Exampleton', state, zipcode: '00000' },
  };
}
