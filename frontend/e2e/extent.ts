/**
 * Whether the browser tests run in full, as in `npm run test:all`. `npm test` leaves out the repetitive ones, so that
 * it takes only a few minutes.
 */
export const IS_FULL = process.env['BROWSER'] === 'all';

/** The tag of tests that `npm test` leaves out. */
export const FULL_ONLY = '@full';

/** Returns options for a test that `npm test` runs only if `isInSample` is true. */
export const inSample = (isInSample: boolean): { tag: string[] } => ({ tag: isInSample ? [] : [FULL_ONLY] });

/** Options for a test that only `npm run test:all` runs. */
export const IN_FULL = inSample(false);
