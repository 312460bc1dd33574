/**
 * Whether the browser tests run in full, as in `npm run test:all`. `npm test` leaves out the repetitive tests, so that
 * it takes only a few minutes.
 */
export const IS_FULL = process.env['BROWSER'] === 'all';

export const FULL_ONLY = '@full';

/** Returns the options of a browser test. If `isInSample` is false, only `npm run test:all` runs the test. */
export const inSample = (isInSample: boolean): { tag: string[] } => ({ tag: isInSample ? [] : [FULL_ONLY] });

export const IN_FULL = inSample(false);
