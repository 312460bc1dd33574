/**
 * Age curves: factors by which a premium changes with age, relative to 1 at age 21. The federal default is from 45 CFR
 * 147.102(e) and CMS, "Guidance Regarding Age Curves and State Reporting" (plan years from 2018). The exceptions of
 * HealthCare.gov states are from CMS, "Market Rating Reforms, State Specific Age Curve Variations" (31 May 2017):
 * Alabama, Mississippi and Oregon use a lower factor for children, and Utah has its own curve.
 */
const DEFAULT_15_TO_20 = [0.833, 0.859, 0.885, 0.913, 0.941, 0.97];
const DEFAULT_21_TO_64 = [
  1, 1, 1, 1, 1.004, 1.024, 1.048, 1.087, 1.119, 1.135, 1.159, 1.183, 1.198, 1.214, 1.222, 1.23, 1.238, 1.246, 1.262,
  1.278, 1.302, 1.325, 1.357, 1.397, 1.444, 1.5, 1.563, 1.635, 1.706, 1.786, 1.865, 1.952, 2.04, 2.135, 2.23, 2.333,
  2.437, 2.548, 2.603, 2.714, 2.81, 2.873, 2.952, 3,
];
const UTAH_21_TO_64 = [
  1, 1.05, 1.113, 1.191, 1.298, 1.363, 1.39, 1.39, 1.39, 1.39, 1.39, 1.39, 1.39, 1.39, 1.39, 1.39, 1.404, 1.425, 1.45,
  1.479, 1.516, 1.562, 1.616, 1.681, 1.748, 1.818, 1.891, 1.966, 2.045, 2.127, 2.212, 2.3, 2.392, 2.488, 2.588, 2.691,
  2.799, 2.911, 3, 3, 3, 3, 3, 3,
];

interface Curve {
  /** Returns the premium factor for an age from 0 to 20. */
  child: (age: number) => number;
  adult: readonly number[];
}

const defaultChild = (age: number): number => (age < 15 ? 0.765 : (DEFAULT_15_TO_20[age - 15] ?? 0.97));
const flatChild = (factor: number) => (): number => factor;

const CURVES: Readonly<Record<string, Curve>> = {
  AL: { child: flatChild(0.635), adult: DEFAULT_21_TO_64 },
  MS: { child: flatChild(0.635), adult: DEFAULT_21_TO_64 },
  OR: { child: flatChild(0.635), adult: DEFAULT_21_TO_64 },
  UT: { child: flatChild(0.793), adult: UTAH_21_TO_64 },
};
const DEFAULT_CURVE: Curve = { child: defaultChild, adult: DEFAULT_21_TO_64 };

/**
 * Returns the factor by which premiums in a state change with age. Ages are in whole years; all ages from 64 on share
 * one factor.
 */
export function ageFactor(state: string, age: number): number {
  const curve = CURVES[state] ?? DEFAULT_CURVE;
  if (age < 21) return curve.child(Math.max(0, age));
  return curve.adult[Math.min(age, 64) - 21] ?? 3;
}
