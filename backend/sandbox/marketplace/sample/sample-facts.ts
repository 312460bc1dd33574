import type { PlanFacts } from '../wire/plan.js';
import { qualityRating } from '../wire/quality-rating.js';
import { DISEASE_PROGRAMS } from '../wire/vocabulary.js';
import { issuerId, type Brand } from './brands.js';
import { offerId, type Offer } from './offers.js';

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
    state,
    disease_mgmt_programs: brand.programs.flatMap((index) => DISEASE_PROGRAMS[index] ?? []),
    has_national_network: brand.nationalNetwork,
    product_division: 'HealthCare',
    ...links(brand, id, year),
    issuer: { id: issuerId(brand, stateFips), name: brand.name },
    hsa_eligible: design.isHsaEligible,
    specialist_referral_required: brand.referral,
    quality_rating: qualityRating(year, brand.stars, 'New-Ineligible for Scoring'),
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
