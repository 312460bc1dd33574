import { ERRORS } from '../messages/errors.js';
import { SECOND_FACTOR_ERRORS } from '../messages/second-factor-errors.js';
import { STAFF_ERRORS } from '../messages/staff-errors.js';

/** All errors that the server can return: those that any visitor can get and those that only some can get. */
export const ALL_ERRORS = { ...ERRORS, ...SECOND_FACTOR_ERRORS, ...STAFF_ERRORS } as const;
export type AnyErrorCode = keyof typeof ALL_ERRORS;
