import type { Benefit } from '#contract/plans/plan.js';
import { IN_NETWORK } from '#contract/plans/price-in-network.js';
import { FREE } from './free.js';
import type { Assumed, PlanDesign, Sharing } from './plan-design.js';
import { readLimits, readSecondTier, type LimitRow, type MaximumRows } from './read-limits.js';
import { readSharing } from './read-sharing.js';
import { ofVariant } from './select-cost-row.js';
import { SERVICES, type Service } from './services.js';
import { usualDesign, type UsualDesign } from './usual-design.js';

/**
 * Patterns for the marketplace's benefit names, by service. If a service has several patterns, they are tried in order
 * until one matches a covered benefit.
 */
const BENEFITS: Readonly<Record<Exclude<Service, 'preventive'>, readonly RegExp[]>> = {
  emergencyRoom: [/^emergency room/i],
  inpatient: [/^inpatient hospital services/i, /^inpatient physician/i],
  primaryCare: [/^primary care visit/i],
  specialist: [/^specialist visit/i],
  mentalHealth: [/^mental\/behavioral health outpatient/i, /^substance abuse disorder outpatient/i],
  imaging: [/^imaging/i],
  speechTherapy: [/^rehabilitative speech/i, /^outpatient rehabilitation/i],
  physicalTherapy: [/^rehabilitative occupational/i, /^outpatient rehabilitation/i],
  laboratory: [/^laboratory/i],
  xRay: [/^x-rays/i],
  nursingFacility: [/^skilled nursing/i],
  outpatientFacility: [/^outpatient facility/i],
  outpatientSurgery: [/^outpatient surgery/i],
  genericDrugs: [/^generic drugs/i],
  preferredBrandDrugs: [/^preferred brand/i],
  nonPreferredBrandDrugs: [/^non-preferred brand/i],
  specialtyDrugs: [/^specialty drugs/i],
};

interface DescribedPlan extends MaximumRows {
  readonly metal_level: string;
  readonly deductibles: readonly LimitRow[];
  readonly benefits: readonly Pick<Benefit, 'name' | 'covered' | 'cost_sharings'>[];
}

/**
 * Reads how a plan shares the costs of care in its network with a household. `csr` is the full name that the
 * marketplace uses for the cost-sharing variant of the household, or null for the standard variant. If values are
 * missing from the data of the plan, the usual values for its metal level are used, and `assumed` lists these values.
 */
export function readDesign(plan: DescribedPlan, csr: string | null): PlanDesign {
  const usual = usualDesign(plan.metal_level, csr);
  const deductibles = readLimits(plan.deductibles, csr);
  const maximums = readLimits(plan.moops, csr);
  const assumed = new Set<Assumed>([
    ...(deductibles?.assumed ?? ['deductible']),
    ...(maximums?.assumed ?? ['maximum']),
  ]);
  return {
    deductibles: deductibles?.limits ?? [usualLimit(usual.deductible)],
    maximums: coverAll(maximums?.limits ?? [usualLimit(usual.maximum)]),
    secondTierMaximums: readSecondTier(plan, csr),
    services: servicesOf(plan, csr, usual, assumed),
    firstVisits: usual.firstVisits,
    hospitalCopayDays: null,
    assumed: [...assumed],
  };
}

function servicesOf(
  plan: DescribedPlan,
  csr: string | null,
  usual: UsualDesign,
  assumed: Set<Assumed>,
): Record<Service, Sharing> {
  const services = { ...usual.services };
  for (const service of SERVICES) {
    if (service === 'preventive') continue;
    const sharing = sharingOf(plan.benefits, BENEFITS[service], csr);
    if (sharing) services[service] = sharing;
    else assumed.add(service);
  }
  return { ...services, preventive: FREE };
}

function sharingOf(benefits: DescribedPlan['benefits'], names: readonly RegExp[], csr: string | null): Sharing | null {
  for (const pattern of names) {
    const benefit = benefits.find(({ name, covered }) => covered && pattern.test(name));
    const row = ofVariant(benefit?.cost_sharings ?? [], csr).find(({ network_tier }) => network_tier === IN_NETWORK);
    const sharing = row && readSharing(row);
    if (sharing) return sharing;
  }
  return null;
}

const usualLimit = (amount: number): PlanDesign['maximums'][number] => ({
  covers: 'whole',
  individual: amount,
  perPerson: amount,
  family: 2 * amount,
});

/**
 * Returns a plan's out-of-pocket maximums in a form that covers all care. If a plan states a maximum for only one kind
 * of care, this maximum is used for all care, because the law requires a maximum for all care.
 */
function coverAll(limits: PlanDesign['maximums']): PlanDesign['maximums'] {
  return limits.length === 1 ? limits.map((limit) => ({ ...limit, covers: 'whole' as const })) : limits;
}
