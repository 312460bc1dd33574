import { SECOND_FACTOR_ERRORS } from '../messages/account/second-factor-errors.js';
import { SIGN_IN_ERRORS } from '../messages/account/sign-in-errors.js';
import { ALERT_ERRORS } from '../messages/changes/alert-errors.js';
import { ERRORS } from '../messages/errors.js';
import { SHARE_ERRORS } from '../messages/share-errors.js';
import { STAFF_ERRORS } from '../messages/staff/staff-errors.js';

export const ALL_ERRORS = {
  ...ERRORS,
  ...SECOND_FACTOR_ERRORS,
  ...SIGN_IN_ERRORS,
  ...SHARE_ERRORS,
  ...ALERT_ERRORS,
  ...STAFF_ERRORS,
} as const;
export type AnyErrorCode = keyof typeof ALL_ERRORS;
