/**
 * Maximum number of plans and of doctors that one call to the marketplace may ask about, and maximum number of doctors
 * that one search returns.
 */
export const PROVIDER_BATCH = { plans: 10, providers: 10, found: 20 } as const;
export const PROVIDER_SEARCH = { from: 3, most: 100 } as const;
/**
 * Maximum number of doctors on a person's list, and maximum number of specialties of one doctor. `text` is the maximum
 * number of characters in a name or a specialty.
 */
export const DOCTOR_LIST = { most: 5, specialties: 20, text: 200 } as const;
