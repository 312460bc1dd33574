/**
 * Whether the browser tests run in full, as in `npm run test:all`. `npm test` leaves out the repetitive ones, so that it
 * takes a few minutes only.
 */
export const IS_FULL = process.env['BROWSER'] === 'all';

/** The tag of the tests that `npm test` leaves out. */
export const FULL_ONLY = '@full';

/** Returns the details of a test that `npm test` includes only if it belongs to the sample. */
export const inSample = (isInSample: boolean): { tag: string[] } => ({ tag: isInSample ? [] : [FULL_ONLY] });

/** The details of a test that only `npm run test:all` includes. */
export const IN_FULL = inSample(false);
