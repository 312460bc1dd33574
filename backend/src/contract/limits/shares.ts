/** How many days a shared link works, and how many working links a person can have at the same time. */
export const SHARES = { days: 7, most: 20 } as const;
