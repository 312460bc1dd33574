/**
 * Mutants that no test can notice, because the changed program does the same as the original, by their ids, with the
 * reason. They are tried like all others but left out of the count.
 */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  c64929e0b3: 'a polygon of straight lines has the same value at a knot from both sides',
  '0e545754cc': 'all amounts then start in the first interval; the insertion sort still sorts them, only more slowly',
  bda239ac87: 'a date of birth that is missing gives no date in either case',
};
