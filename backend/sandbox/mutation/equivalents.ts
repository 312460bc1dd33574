/**
 * Mutants that no test can detect, because the changed program behaves like the original. Each is listed by its id,
 * with the reason. They are tried like all others but not counted.
 */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  c64929e0b3: 'a polygon of straight lines has the same value at a knot from both sides',
  '0e545754cc': 'all amounts then start in the first interval; the insertion sort still sorts them, only more slowly',
  bda239ac87: 'a date of birth that is missing gives no date in either case',
};
