const COARSE = { step: 100, from: 1_000 } as const;
const FINE_STEP = 50;
/** Largest difference, in dollars, with which two amounts are described as "about the same". */
const SAME_WITHIN = 100;

/** To the nearest $50 below $1,000, otherwise $100. Premiums are exact, so they must not be rounded this way. */
export function roundedEstimate(dollars: number): number {
  const step = Math.abs(dollars) < COARSE.from ? FINE_STEP : COARSE.step;
  return Math.sign(dollars) * Math.round(Math.abs(dollars) / step) * step || 0;
}

/** As `roundedEstimate`, but down if it would otherwise be above the most that the plan can cost. */
export function roundedWithin(dollars: number, most: number): number {
  const rounded = roundedEstimate(dollars);
  const step = dollars < COARSE.from ? FINE_STEP : COARSE.step;
  return rounded <= Math.round(most) ? rounded : Math.floor(dollars / step) * step;
}

/**
 * Returns whether two amounts, in dollars, are so close that neither can be called lower. Estimates must be rounded as
 * screens show them, so that two differences that look equal are described in the same words. A difference of one step
 * of rounding says nothing, because the estimates behind it may be almost equal.
 */
export const isAboutTheSame = (dollars: number, others: number): boolean => Math.abs(dollars - others) <= SAME_WITHIN;
