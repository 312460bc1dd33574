/**
 * Milliseconds of waiting after which the screen shows that work is in progress, and after which it offers to reload
 * the page.
 */
export const PATIENCE = { progress: 400, offerReload: 10_000 } as const;
