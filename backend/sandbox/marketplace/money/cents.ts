/** Rounds dollars to whole cents, half up, without the binary surprise of 1.005. */
export function toCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100) / 100;
}
