/**
 * Whether faults are tried in full, as in `npm run test:all`. `npm test` leaves out those of which it tries one of the
 * same kind.
 */
export const IS_FULL = process.env['SOAK'] === 'all';
