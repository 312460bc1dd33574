import type { QualityRating } from './plan.js';

/**
 * Returns a plan's star ratings in the API format. The list has 1 to 5 stars, or 0 for none, for the overall rating,
 * clinical quality, enrollee experience and plan efficiency. `whyNoGlobal` explains a missing overall rating.
 */
export function qualityRating(
  year: number,
  [global = 0, quality = 0, experience = 0, efficiency = 0]: readonly number[],
  whyNoGlobal = 'Not Rated',
): QualityRating {
  const reason = (stars: number): string => (stars > 0 ? '' : 'Not Rated');
  return {
    available: true,
    year,
    global_rating: global,
    clinical_quality_management_rating: quality,
    enrollee_experience_rating: experience,
    plan_efficiency_rating: efficiency,
    global_not_rated_reason: global > 0 ? '' : whyNoGlobal,
    clinical_quality_management_not_rated_reason: reason(quality),
    enrollee_experience_not_rated_reason: reason(experience),
    plan_efficiency_not_rated_reason: reason(efficiency),
  };
}

/** Returns the star ratings of a plan whose issuer has no ratings at all. */
export const noQualityRating = (year: number): QualityRating => ({ ...qualityRating(year, []), available: false });
