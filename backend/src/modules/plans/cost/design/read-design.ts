import { IN_NETWORK } from '#contract/plans/cost-sharing.js';
import type { Benefit, CostSharing, DrugCosts, FillRule } from '#contract/plans/plan.js';
import type { Assumed, Limit, PlanDesign, Sharing } from './plan-design.js';
import { readLimits, readSecondTier, type LimitRow, type MaximumRows } from './read-limits.js';
import { ofVariant, type CostRowCriteria } from './select-cost-row.js';
import { perService, SERVICES, type DrugService, type Service } from './services.js';

/** Preventive care in the network is free by law (45 CFR 147.130). */
export const FREE: Sharing = { copay: 0, copayPer: 'use', rate: 0, deductible: 'none' };

type Words = Pick<CostSharing, 'copay_amount' | 'copay_options' | 'coinsurance_rate' | 'coinsurance_options'>;

const NONE = /^\s*not applicable\s*$/i;

/**
 * Reads what a person pays for a benefit. The marketplace states a copay and a coinsurance rate, each with a phrase.
 * "After deductible" means that the person pays the full price until the deductible is met. "Copay with deductible"
 * means that the person pays the copay immediately and the rest of the price counts toward the deductible. "No Charge
 * after deductible" can stand for the copay or for the rate. Returns null if neither the copay nor the rate applies.
 */
export function readSharing({
  copay_amount,
  copay_options,
  coinsurance_rate,
  coinsurance_options,
}: Words): Sharing | null {
  const amounts = copay_amount + coinsurance_rate;
  if (amounts === 0 && [copay_options, coinsurance_options].every((words) => NONE.test(words))) return null;
  return {
    copay: copay_amount,
    copayPer: /per day/i.test(copay_options) ? 'day' : 'use',
    rate: coinsurance_rate,
    deductible: deductibleOf(copay_amount, copay_options, coinsurance_options),
  };
}

function deductibleOf(copay: number, copayWords: string, rateWords: string): Sharing['deductible'] {
  if (/after deductible/i.test(copayWords)) return 'first';
  if (/with deductible/i.test(copayWords)) return 'afterCopay';
  if (!/(after|with) deductible/i.test(rateWords)) return 'none';
  return copay > 0 ? 'afterCopay' : 'first';
}

/**
 * Usual cost sharing by metal level, which replaces values that are missing from the data of a plan. The values for
 * Bronze, for Gold, and for Silver with its cost-sharing variants are those of the federal standardized plan options of
 * 2026 (HHS Notice of Benefit and Payment Parameters for 2026), which the Plan Attributes and Benefits public use files
 * of 2026 list as "Design 1". With Platinum, the person pays a tenth of every price, which is the share set by law (45
 * CFR 156.140), up to the highest maximum of 2026. With Catastrophic, the person pays the full price up to that
 * maximum, except for three free visits (45 CFR 156.155). The columns are: level, deductible, maximum, all other care,
 * primary care, specialist, mental health, therapies, generic drugs, preferred brand drugs, non-preferred brand drugs,
 * specialty drugs. A number is a copay in dollars, and a percentage is a coinsurance rate. "d" marks cost sharing that
 * begins only after the deductible is met.
 */
const TABLE = `
Bronze|7500|10000|50%d|50|100|50|50|25|50d|100d|500d
Silver|6000|8900|40%d|40|80|40|40|20|40|80d|350d
Silver 73|3000|7400|40%d|40|80|40|40|20|40|80d|350d
Silver 87|700|3300|30%d|20|40|20|20|10|20|60d|250d
Silver 94|0|2200|25%|0|10|0|0|0|15|50|150
Gold|2000|8200|25%d|30|60|30|30|15|30|60|250
Platinum|0|10600|10%|10%|10%|10%|10%|10%|10%|10%|10%
Catastrophic|10600|10600|0d|0d|0d|0d|0d|0d|0d|0d|0d`;

interface UsualDesign {
  /** Usual deductible for one person, in dollars per year. */
  readonly deductible: number;
  readonly maximum: number;
  readonly services: Readonly<Record<Service, Sharing>>;
  readonly freeVisits: number;
}

const COLUMNS = [
  ['primaryCare'],
  ['specialist'],
  ['mentalHealth'],
  ['speechTherapy', 'physicalTherapy'],
  ['genericDrugs'],
  ['preferredBrandDrugs'],
  ['nonPreferredBrandDrugs'],
  ['specialtyDrugs'],
] as const satisfies readonly (readonly Service[])[];

const DESIGNS: ReadonlyMap<string, UsualDesign> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([level = '', ...cells]) => [level, designOf(level, cells)]),
);

/**
 * Returns the usual cost sharing of a metal level ("Expanded Bronze", "Silver") and a cost-sharing variant. `csr` is
 * the name of the variant, or null for the standard variant. With the variant without cost sharing ("zero cost"), all
 * care is free. A metal level that is not in the table is treated as Silver.
 */
function usualDesign(metalLevel: string, csr: string | null): UsualDesign {
  const metal = metalLevel.replace(/^Expanded /, '');
  const variant = /\b(73|87|94)\b/.exec(csr ?? '')?.[1];
  const design = DESIGNS.get(`${metal} ${variant}`) ?? DESIGNS.get(metal) ?? DESIGNS.get('Silver');
  if (!design) throw new Error('The table of usual designs has no Silver.');
  return /zero cost/i.test(csr ?? '')
    ? { ...design, deductible: 0, maximum: 0, services: perService(() => FREE) }
    : design;
}

function designOf(level: string, [deductible, maximum, other = '', ...own]: readonly string[]): UsualDesign {
  const cellOf = (service: Service): string =>
    own[COLUMNS.findIndex((services: readonly Service[]) => services.includes(service))] ?? other;
  return {
    deductible: Number(deductible),
    maximum: Number(maximum),
    services: perService((service) => (service === 'preventive' ? FREE : usualSharingOf(cellOf(service)))),
    freeVisits: level === 'Catastrophic' ? 3 : 0,
  };
}

function usualSharingOf(cell: string): Sharing {
  const amount = Number.parseFloat(cell);
  const isRate = cell.includes('%');
  return {
    copay: isRate ? 0 : amount,
    copayPer: 'use',
    rate: isRate ? amount / 100 : 0,
    deductible: cell.endsWith('d') ? 'first' : 'none',
  };
}

/** If a service has several patterns, the first that matches a covered benefit counts. */
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
    freeVisits: usual.freeVisits,
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

/** Nothing is assumed where the data of the plan is silent. */
export function readDrugCosts(plan: DescribedPlan, { csr, people }: CostRowCriteria): DrugCosts {
  const ruleOf = (service: DrugService): FillRule | null => {
    const sharing = sharingOf(plan.benefits, BENEFITS[service], csr);
    return sharing && { copay: sharing.copay, rate: sharing.rate, deductible: sharing.deductible };
  };
  const limitIn = (rows: readonly LimitRow[]): Limit | null | undefined => {
    const limits = readLimits(rows, csr)?.limits;
    return limits ? limits.find(({ covers }) => covers !== 'medical') : null;
  };
  const amountOf = ({ individual, perPerson, family }: Limit): number =>
    people > 1 ? (perPerson ?? family) : individual;
  const [deductible, maximum] = [limitIn(plan.deductibles), limitIn(plan.moops)];
  return {
    rules: {
      generic: ruleOf('genericDrugs'),
      preferredBrand: ruleOf('preferredBrandDrugs'),
      otherBrand: ruleOf('nonPreferredBrandDrugs'),
      specialty: ruleOf('specialtyDrugs'),
    },
    deductible: deductible === undefined ? 0 : deductible && amountOf(deductible),
    maximum: maximum ? amountOf(maximum) : null,
  };
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

/** The law requires a maximum for all care, so one for a single kind counts for all. */
function coverAll(limits: PlanDesign['maximums']): PlanDesign['maximums'] {
  return limits.length === 1 ? limits.map((limit) => ({ ...limit, covers: 'whole' as const })) : limits;
}
