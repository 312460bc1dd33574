import { ERRORS } from '../messages/errors.js';
import { STAFF_ERRORS } from '../messages/staff-errors.js';

/** All errors that the server can return, for visitors and for staff. */
export const ALL_ERRORS = { ...ERRORS, ...STAFF_ERRORS } as const;
export type AnyErrorCode = keyof typeof ALL_ERRORS;
