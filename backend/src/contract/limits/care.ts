export const DRUG_SEARCH = {
  boxFrom: 2,
  lookUpFrom: 3,
  keepTypingBelow: 4,
  pauseMs: 150,
  /** Milliseconds after which a progress message is shown if a search for medicines is still running. */
  slowMs: 400,
  pageSize: 5,
  most: 50,
  mostNames: 25,
} as const;

export const VA_SEARCH = { from: 3, most: 50 } as const;

export const COVERAGE_BATCH = { plans: 10, drugs: 20 } as const;

/** Minimum and maximum number of 30-day supplies of one medicine in a year. */
export const FILLS = { min: 1, max: 24, usual: 12 } as const;

/** Most plans and doctors in one call to the marketplace, and most doctors of one search. */
export const PROVIDER_BATCH = { plans: 10, providers: 10, found: 20 } as const;
export const PROVIDER_SEARCH = { from: 3, most: 100 } as const;
/** Most doctors on a list and specialties of one; `text`: most characters of a name or specialty. */
export const DOCTOR_LIST = { most: 5, specialties: 20, text: 200 } as const;
