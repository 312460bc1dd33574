/** Maximum numbers of plans and doctors in one request about doctors, and of doctors that a search returns. */
export const PROVIDER_BATCH = { plans: 10, providers: 10, found: 20 } as const;
export const PROVIDER_SEARCH = { from: 3, most: 100 } as const;
