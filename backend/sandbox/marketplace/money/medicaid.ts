/**
 * Highest percent of poverty at which Medicaid or CHIP covers adults, parents, pregnant people and children. The
 * figures for adults are from KFF and CMS for 2026: 138 in states that expanded Medicaid, 100 in Wisconsin, and 0 in
 * the others. Those for parents (of dependent children) matter where the figure for adults is 0, and are from MACPAC
 * Exhibit 36 and state tables of 2026. Those for pregnancy and children (Medicaid or CHIP, whichever is higher) are
 * from KFF and CMS tables of eligibility levels, 2021 to 2025. The figures are a guide for sample data and do not
 * determine anybody's eligibility.
 */
type Limits = readonly [adult: number, parent: number, pregnant: number, child: number];

const LIMITS: Readonly<Record<string, Limits>> = {
  AK: [138, 138, 205, 208],
  AL: [0, 18, 146, 317],
  AR: [138, 138, 214, 216],
  AZ: [138, 138, 161, 205],
  DE: [138, 138, 217, 217],
  FL: [0, 26.4, 196, 215],
  HI: [138, 138, 196, 313],
  IA: [138, 138, 380, 307],
  IN: [138, 138, 213, 255],
  KS: [0, 38, 171, 255],
  LA: [138, 138, 138, 255],
  MI: [138, 138, 200, 217],
  MO: [138, 138, 196, 305],
  MS: [0, 21.9, 199, 214],
  MT: [138, 138, 162, 266],
  NC: [138, 138, 201, 216],
  ND: [138, 138, 162, 205],
  NE: [138, 138, 199, 218],
  NH: [138, 138, 201, 323],
  OH: [138, 138, 205, 211],
  OK: [138, 138, 210, 210],
  OR: [138, 138, 190, 305],
  SC: [0, 67, 199, 213],
  SD: [138, 138, 138, 209],
  TN: [0, 100, 200, 255],
  TX: [0, 15.1, 203, 206],
  UT: [138, 138, 144, 205],
  WI: [100, 100, 306, 306],
  WV: [138, 138, 185, 305],
  WY: [0, 43.3, 159, 205],
};

export interface MedicaidPerson {
  age: number;
  isParent: boolean;
  isPregnant: boolean;
}

export interface MedicaidLimits {
  adult: number;
  parent: number;
  pregnant: number;
  child: number;
}

/**
 * Returns a state's Medicaid and CHIP limits in percent of poverty, or undefined if there are no figures (error 1008 or
 * 1015).
 */
export function medicaidLimits(state: string): MedicaidLimits | undefined {
  const row = LIMITS[state];
  return row && { adult: row[0], parent: row[1], pregnant: row[2], child: row[3] };
}

/**
 * Returns the highest Medicaid or CHIP limit that applies to a person, in percent of poverty. From age 65 on, adult
 * Medicaid by income does not apply (42 CFR 435.119).
 */
export function medicaidLimitFor(limits: MedicaidLimits, person: MedicaidPerson): number {
  const fitting = [
    person.age < 19 ? limits.child : 0,
    person.isPregnant ? limits.pregnant : 0,
    person.isParent ? limits.parent : 0,
    person.age < 65 ? limits.adult : 0,
  ];
  return Math.max(...fitting);
}
