/**
 * Milliseconds of waiting after which the screen says that work is in progress (`progress`), and after which it offers
 * to reload the page (`offerReload`).
 */
export const PATIENCE = { progress: 400, offerReload: 10_000 } as const;
