import * as z from 'zod/mini';
import { CONTACT_WINDOWS } from './limits/consent.js';
import { LENGTHS } from './limits/fields.js';
import { LOGIN, SIGN_UP } from './messages/account.js';
import { ENTRY } from './messages/forms.js';

/** Schemas for fields that several API contracts share. */

/**
 * Check for the maximum length of a string. It has its own message, because the message of the surrounding schema says
 * that the field is empty or too short.
 */
const notTooLong = (max: number) => z.maxLength(max, ENTRY.atMost.text(max));

/**
 * Simple pattern for email addresses: characters, @, characters, dot, characters. It excludes line breaks, so that no
 * one can inject mail headers.
 */
const EMAIL_PATTERN = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\]+$/;

export const email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LENGTHS.email.max, SIGN_UP.emailInvalid)),
  z.string().check(z.regex(EMAIL_PATTERN, SIGN_UP.emailInvalid)),
);
/**
 * Schema of a password at sign-in. The current password rules are not applied, because the password may be older than
 * the rules.
 */
export const currentPassword = z
  .string(LOGIN.passwordMissing)
  .check(z.minLength(1, LOGIN.passwordMissing), z.maxLength(LENGTHS.password.max));
export const newPassword = (min: number, short: string) =>
  z.string(short).check(z.minLength(min, short), notTooLong(LENGTHS.password.max));

/**
 * Pattern for strings with at least one visible character. Spaces, control characters, characters without a shape (such
 * as the zero-width space and the Hangul filler) and the empty Braille pattern are not visible.
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns the schema of a single line of text, trimmed and without control characters. `missing` is the message for
 * input without any visible character.
 */
export const line = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.regex(VISIBLE, missing), notTooLong(max), z.regex(/^\P{Cc}*$/u, ENTRY.check));

export const id = z.uuid();
export const token = z.string().check(z.maxLength(200));

/** Time of day when a person prefers to be called; null for any time. */
export const contactWindow = z.nullable(z.enum(CONTACT_WINDOWS));
