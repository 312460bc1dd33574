import type { Eligibility, PlanSearchReply, Provenance } from '#contract/api/plans.contract.js';
import type { AssumedPart, CostRow, Plan, PlanSummary, PlanYearCost } from '#contract/plans/plan.js';
import type { PlanCare } from '#features/care/index.js';

const noStars = { stars: null, reason: 'Not rated' };
let next = 0;

/** What the server says of a household that gets no help of any kind. */
export const NO_HELP: Eligibility = {
  aptc: 0,
  csr: null,
  is_medicaid_chip: false,
  in_coverage_gap: false,
  credit_gap: null,
  income_limit: null,
  people: [],
};

export const moop = (
  amount: number,
  type = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)',
): CostRow => ({
  type,
  amount,
  csr: 'Exchange variant (no CSR)',
  network_tier: 'In-Network',
  family_cost: 'Individual',
});
export const deductible = (amount: number): CostRow => moop(amount, 'Combined Medical and Drug EHB Deductible');

/**
 * Creates the yearly costs of a plan for a test, in dollars: `premiums` for a year, `care` as the average cost of care,
 * and `maximum` as the most that care can cost, which is `inTier1` with care from the first tier of the network alone.
 * `assumed` names the details that are missing from the plan's data.
 */
export const aYearCost = ({
  premiums = 4_800,
  care = 1_500,
  maximum = 9_000,
  inTier1 = Infinity,
  assumed = [] as readonly AssumedPart[],
} = {}): PlanYearCost => ({
  premiums,
  average: premiums + care,
  aLittleCare: premiums + care / 10,
  median: premiums + care / 2,
  aLotOfCare: premiums + Math.min(maximum, 2 * care),
  most: premiums + maximum,
  ...(inTier1 < maximum && { mostInTier1: premiums + inTier1 }),
  oddsOfMost: 0.08,
  shareBelowAverage: 0.63,
  assumed: [...assumed],
});

/** Creates a plan's coverage of one medicine for a test. `shortfall` is above 0 if another plan covers it better. */
export const aPlanCare = (answer: PlanCare['items'][number]['answer'] = 'yes', shortfall = 0): PlanCare => ({
  items: [{ kind: 'medicines', id: '1', name: 'Ozempic', answer, label: answer, notes: [], tier: null }],
  tallies: [{ kind: 'medicines', text: `Medicines ${answer === 'yes' ? 1 : 0} of 1`, tone: 'none' }],
  notCounted: answer === 'no' ? ['Ozempic'] : [],
  note: answer === 'no' ? 'plus the full price of Ozempic, which this plan doesn’t cover' : null,
  shortNote: answer === 'no' ? 'plus the price of Ozempic' : null,
  shortfall,
});

export function aPlan(changes: Partial<PlanSummary> = {}): PlanSummary {
  next += 1;
  return {
    id: `11111TX${String(next).padStart(7, '0')}`,
    name: `Plan ${next}`,
    issuer: { id: '11111', name: 'Bluebonnet Health' },
    state: 'TX',
    type: 'HMO',
    metal_level: 'Silver',
    hsa_eligible: false,
    specialist_referral_required: false,
    has_national_network: false,
    premium: 500,
    premium_w_credit: 400,
    ehb_premium: 490,
    deductibles: [deductible(3_000)],
    moops: [moop(9_000)],
    oopc: null,
    year_cost: aYearCost(),
    quality_rating: { year: 2026, overall: noStars, experience: noStars, efficiency: noStars, clinical: noStars },
    disease_mgmt_programs: [],
    topics: ['Essential Benefits'],
    copays: {
      primaryCare: '$30',
      specialist: '$60',
      urgentCare: '$75',
      emergency: '30% Coinsurance after deductible',
      hospital: '30% Coinsurance after deductible',
      laboratory: '$20',
      generic: '$10',
      brand: '$50 Copay after deductible',
    },
    ...changes,
  };
}

/** A plan with all its details, of which none is known. */
export const aPlanInFull = (changes: Partial<Plan> = {}): Plan => ({
  ...aPlan(),
  tiered_deductibles: [],
  tiered_moops: [],
  benefits: [],
  sbcs: null,
  drug_tiers: null,
  drug_costs: null,
  brochure_url: null,
  benefits_url: null,
  network_url: null,
  formulary_url: null,
  ...changes,
});

export const SAMPLE_DATA: Provenance = { asOf: '2026-11-20T14:00:00.000Z', source: 'sample', stale: false };

/** The answer of a plan search, without any help with the price. */
export const aReply = (plans: PlanSummary[] = [], changes: Partial<PlanSearchReply> = {}): PlanSearchReply => ({
  plans,
  total: plans.length,
  dropped: 0,
  details_missing: 0,
  eligibility: NO_HELP,
  provenance: SAMPLE_DATA,
  ...changes,
});
