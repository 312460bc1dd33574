import { FREE } from './free.js';
import type { FirstVisits, Sharing } from './plan-design.js';
import { perService, type Service } from './services.js';

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

export interface UsualDesign {
  /** Usual deductible for one person, in dollars per year. */
  readonly deductible: number;
  readonly maximum: number;
  readonly services: Readonly<Record<Service, Sharing>>;
  readonly firstVisits: FirstVisits | null;
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
export function usualDesign(metalLevel: string, csr: string | null): UsualDesign {
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
    services: perService((service) => (service === 'preventive' ? FREE : sharingOf(cellOf(service)))),
    firstVisits: level === 'Catastrophic' ? { count: 3, pay: 'free' } : null,
  };
}

function sharingOf(cell: string): Sharing {
  const amount = Number.parseFloat(cell);
  const isRate = cell.includes('%');
  return {
    copay: isRate ? 0 : amount,
    copayPer: 'use',
    rate: isRate ? amount / 100 : 0,
    deductible: cell.endsWith('d') ? 'first' : 'none',
  };
}
