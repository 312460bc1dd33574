/**
 * Times, in milliseconds, after which a screen that is still loading changes. After `progress`, the screen says that
 * work is in progress. After `offerReload`, the screen offers to reload the page.
 */
export const LOADING_DELAYS = { progress: 400, offerReload: 10_000 } as const;

/**
 * Times in milliseconds after which the browser gives a request up. Reading may take longer than changing, because the
 * server may wait for the marketplace for up to a minute.
 */
export const REQUEST_LIMITS = { reading: 90_000, changing: 30_000 } as const;
