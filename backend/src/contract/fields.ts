import * as z from 'zod/mini';
import { LENGTHS } from './limits.js';
import { LOGIN, SIGN_UP } from './messages/account.js';

/** Field schemas that several contracts share. */

/** Non-space text, @, text, dot, text: the specification's simple pattern. No line ends, so no mail header can be injected. */
export const EMAIL_PATTERN = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\]+$/;

export const email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LENGTHS.email.max, SIGN_UP.emailInvalid)),
  z.string().check(z.regex(EMAIL_PATTERN, SIGN_UP.emailInvalid)),
);
/** At sign-in any string is taken as it comes: the password rules of today need not have applied when it was chosen. */
export const currentPassword = z.string(LOGIN.passwordMissing).check(z.minLength(1, LOGIN.passwordMissing), z.maxLength(LENGTHS.password.max));
export const newPassword = (min: number, short: string) =>
  z.string(short).check(z.minLength(min, short), z.maxLength(LENGTHS.password.max));

/** One line of text: trimmed, no control characters. */
export const line = (min: number, max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(min, missing), z.maxLength(max), z.regex(/^\P{Cc}*$/u, missing));

export const id = z.uuid();
/** Digits and plus sign; everything else is stripped before it is kept. */
export const phone = z.pipe(
  z.string().check(z.maxLength(LENGTHS.phone.max)),
  z.transform((value: string) => value.replace(/[^\d+]/g, '')),
);
export const token = z.string().check(z.maxLength(200));
export const zip = z.string().check(z.regex(/^\d{5}$/, 'Enter a 5-digit ZIP code.'));
