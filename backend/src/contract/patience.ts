/**
 * `progress`: milliseconds after which the screen says that work is in progress. `offerReload`: milliseconds after
 * which it offers to reload the page.
 */
export const PATIENCE = { progress: 400, offerReload: 10_000 } as const;
