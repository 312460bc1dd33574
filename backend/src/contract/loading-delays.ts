/** Milliseconds until a loading screen says so (`progress`) and offers to reload (`offerReload`). */
export const LOADING_DELAYS = { progress: 400, offerReload: 10_000 } as const;

/** Milliseconds. Reading may take longer, because the server may wait a minute for the marketplace. */
export const REQUEST_LIMITS = { reading: 90_000, changing: 30_000 } as const;
