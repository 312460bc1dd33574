/**
 * Times, in milliseconds, after which a screen that is still loading changes. After `progress`, the screen says that
 * work is in progress. After `offerReload`, the screen offers to reload the page.
 */
export const LOADING_DELAYS = { progress: 400, offerReload: 10_000 } as const;
