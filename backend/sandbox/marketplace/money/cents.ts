/** Rounds dollars to whole cents, half up, even if the binary fraction is slightly too small (as for 1.005). */
export function toCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100) / 100;
}
