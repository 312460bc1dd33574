import { ERRORS } from '../messages/errors.js';
import { STAFF_ERRORS } from '../messages/staff-errors.js';

/** All errors that the server can return: those that any visitor can get and those that only staff can get. */
export const ALL_ERRORS = { ...ERRORS, ...STAFF_ERRORS } as const;
export type AnyErrorCode = keyof typeof ALL_ERRORS;
