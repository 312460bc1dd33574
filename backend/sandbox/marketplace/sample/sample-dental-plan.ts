import type { CatalogPlan } from '../catalog/catalog.js';
import { costRow } from '../wire/cost-row.js';
import { benefitType, costSharing } from '../wire/cost-sharing.js';
import type { Benefit, CostRow, PlanFacts } from '../wire/plan.js';
import { noQualityRating } from '../wire/quality-rating.js';
import { BASE_CSR, DEDUCTIBLE_TYPE } from '../wire/vocabulary.js';
import { asCells } from './cost-token.js';

/** No brand has this number, so a dental plan never has the id of a health plan. */
const ISSUER = 90;
const ADULT = 19;

/** Premiums are in dollars per month, and costs are written as in the table of plan designs. */
interface DentalDesign {
  readonly number: string;
  readonly level: 'Low' | 'High';
  readonly deductible: number;
  readonly adult: number;
  readonly child: number;
  readonly costs: readonly [checkup: string, basic: string, major: string];
}

const DESIGNS: readonly DentalDesign[] = [
  { number: '01', level: 'Low', deductible: 75, adult: 21, child: 18, costs: ['0', '50%d', '60%d'] },
  { number: '02', level: 'High', deductible: 50, adult: 39, child: 27, costs: ['0', '20%d', '50%d'] },
];

/** Benefits of a dental plan, each with the index of its cost in the design's `costs`. */
const BENEFITS: readonly (readonly [name: string, cost: 0 | 1 | 2])[] = [
  ['Routine Dental Services (Adult)', 0],
  ['Dental Check-Up for Children', 0],
  ['Basic Dental Care - Adult', 1],
  ['Basic Dental Care - Child', 1],
  ['Major Dental Care - Adult', 2],
  ['Major Dental Care - Child', 2],
];

interface State {
  readonly abbrev: string;
  readonly fips: string;
}

export const sampleDentalPlans = (state: State, year: number): CatalogPlan[] =>
  DESIGNS.map((design) => new SampleDentalPlan(design, state, year));

/** Covers dental care only. No tax credit is used for it, as it has no essential health benefits. */
class SampleDentalPlan implements CatalogPlan {
  readonly source = 'invented';
  readonly ehbShare = 0;
  readonly coinsurance = 0;
  readonly moops: readonly CostRow[] = [];
  readonly sbcs = undefined;
  readonly facts: PlanFacts;
  readonly deductibles: readonly CostRow[];

  constructor(
    private readonly design: DentalDesign,
    state: State,
    readonly year: number,
  ) {
    this.facts = dentalFacts(design, state, year);
    this.deductibles = (['Individual', 'Family Per Person', 'Family'] as const).map((cost) =>
      costRow(DEDUCTIBLE_TYPE.Medical, design.deductible * (cost === 'Family' ? 3 : 1), BASE_CSR, 'In-Network', cost),
    );
  }

  ratePerMonth(_area: number, age: number): number {
    return age < ADULT ? this.design.child : this.design.adult;
  }

  benefits(only?: ReadonlySet<string>): Benefit[] {
    return BENEFITS.filter(([name]) => !only || only.has(name)).map(([name, cost]) => {
      const { copay, coinsurance } = asCells(this.design.costs[cost]);
      return {
        type: benefitType(name),
        name,
        covered: true,
        cost_sharings: [costSharing(copay, coinsurance, 'In-Network', BASE_CSR)],
        explanation: '',
        exclusions: '',
        has_limits: false,
        limit_unit: '',
        limit_quantity: 0,
      };
    });
  }
}

function dentalFacts({ number, level }: DentalDesign, { abbrev: state, fips }: State, year: number): PlanFacts {
  const issuer = `0${ISSUER}${fips}`;
  const id = `${issuer}${state}00900${number}`;
  return {
    id,
    name: `Marigold Dental ${level}`,
    metal_level: level,
    type: 'PPO',
    design_type: 'NOT_APPLICABLE',
    is_standardized_plan: false,
    state,
    disease_mgmt_programs: [],
    has_national_network: false,
    market: 'Individual',
    max_age_child: 25,
    product_division: 'Dental',
    benefits_url: `https://marigold.example.com/${year}/${id}.pdf`,
    brochure_url: '',
    formulary_url: '',
    network_url: '',
    issuer: {
      id: issuer,
      name: 'Marigold Dental',
      eligible_dependents: ['Self', 'Spouse', 'Child', 'Stepson or Stepdaughter', 'Foster Child', 'Ward'],
      state,
      individual_url: '',
      shop_url: '',
      toll_free: '',
      tty: '',
      address: { street1: `${ISSUER}00 Sample Street`, city: 'Exampleton', state, zipcode: '00000' },
    },
    hsa_eligible: false,
    insurance_market: 'QHP',
    specialist_referral_required: false,
    tobacco_lookback: 6,
    suppression_state: 'unknown',
    guaranteed_rate: true,
    simple_choice: false,
    quality_rating: noQualityRating(year),
    is_ineligible: false,
    rx_3mo_mail_order: false,
    covers_nonhyde_abortion: false,
    service_area_id: `${state}S0${ISSUER}`,
  };
}
