/**
 * Whether the tests try every fault, as in `npm run test:all`. `npm test` leaves out a fault if it tries another one of
 * the same kind.
 */
export const IS_FULL = process.env['SOAK'] === 'all';
