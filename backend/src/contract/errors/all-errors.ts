import * as z from 'zod/mini';
import { SIGN_IN_ERRORS } from '../messages/account.js';
import { ALERT_ERRORS, ERRORS, SHARE_ERRORS } from '../messages/errors.js';
import { SECOND_FACTOR_ERRORS } from '../messages/second-factor.js';
import { STAFF_ERRORS } from '../messages/staff.js';

export const ALL_ERRORS = {
  ...ERRORS,
  ...SECOND_FACTOR_ERRORS,
  ...SIGN_IN_ERRORS,
  ...SHARE_ERRORS,
  ...ALERT_ERRORS,
  ...STAFF_ERRORS,
} as const;
export type AnyErrorCode = keyof typeof ALL_ERRORS;

/** `detail` repeats `message`, because some API clients read only one of the two. */
export const ErrorReply = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
