/** Labels for the coverage values of the marketplace. Any other value is shown as unknown. */
export const COVERAGE_LABELS = {
  Covered: 'Covered by Plan',
  NotCovered: 'Not Covered by Plan',
  GenericCovered: 'Generic Version Covered',
  DataNotProvided: 'Coverage Data Not Available',
} as const;
export const COVERAGE_UNKNOWN = 'Coverage Unknown';

export const COVERAGE_TERMS = {
  tier: (name: string) => `Price group: ${name}`,
  prior_authorization: 'The plan must approve it first (prior authorization)',
  step_therapy: 'You may have to try another medicine first (step therapy)',
  quantity_limit: 'The plan limits how much you get at a time (quantity limit)',
} as const;
