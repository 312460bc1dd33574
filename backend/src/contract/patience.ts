/** Milliseconds of waiting after which a progress message, and later an alternative, is shown. */
export const PATIENCE = { progress: 400, offerReload: 10_000 } as const;
