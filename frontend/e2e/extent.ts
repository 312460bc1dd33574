/**
 * Whether the browser tests run in full, as in `npm run test:all`. `npm test` leaves out the repetitive ones, so that
 * it takes only a few minutes.
 */
export const IS_FULL = process.env['BROWSER'] === 'all';

/** Tag of the browser tests that `npm test` leaves out to save time. */
export const FULL_ONLY = '@full';

/** Returns the options of a browser test. If `isInSample` is false, only `npm run test:all` runs the test. */
export const inSample = (isInSample: boolean): { tag: string[] } => ({ tag: isInSample ? [] : [FULL_ONLY] });

/** Options of a browser test that only `npm run test:all` runs. */
export const IN_FULL = inSample(false);
