const COARSE = { step: 100, from: 1_000 } as const;
const FINE_STEP = 50;
/** Estimates that lie less than this apart, in dollars, read as "about the same". */
const SAME_WITHIN = 100;

/**
 * Rounds an estimated amount or difference in dollars for the screen: to $100, below $1,000 to $50. Premiums are not
 * estimates and never go through this function.
 */
export function roundedEstimate(dollars: number): number {
  const step = Math.abs(dollars) < COARSE.from ? FINE_STEP : COARSE.step;
  return Math.sign(dollars) * Math.round(Math.abs(dollars) / step) * step || 0;
}

/** Returns whether two estimates in dollars, before rounding, are too close to call one of them cheaper. */
export const isAboutTheSame = (dollars: number, others: number): boolean => Math.abs(dollars - others) < SAME_WITHIN;
