/**
 * Growth of private health insurance spending per enrollee. Source: CMS, Office of the Actuary, National Health
 * Expenditure Projections 2023-32 (Health Affairs 43, July 2024), exhibit 2: $7,247 in 2024, $7,965 in 2026, and growth
 * of 4.8% a year in 2025-26 and in 2027-32.
 */
const GROWTH_PER_YEAR = 0.048;

/** Returns the factor by which the prices of health care change from one year to another. */
export const trendFactor = (fromYear: number, toYear: number): number => (1 + GROWTH_PER_YEAR) ** (toYear - fromYear);
