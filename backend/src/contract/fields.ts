import * as z from 'zod/mini';
import { CONTACT_WINDOWS } from './limits/consent.js';
import { LENGTHS } from './limits/fields.js';
import { LOGIN, SIGN_UP } from './messages/account.js';
import { ENTRY } from './messages/forms.js';

/** The default message would wrongly say that the field is empty or too short. */
const notTooLong = (max: number) => z.maxLength(max, ENTRY.atMost.text(max));

/**
 * Pattern for email addresses: the form that browsers accept, with a dot in the domain. Comments, quotes and control
 * characters are excluded, because they allow several spellings of one mailbox or could add headers to an email.
 * Neither the part before the @ sign nor the domain can begin or end with a dot or contain two consecutive dots.
 * Domains that end in a number are excluded, because they are IP addresses.
 */
const EMAIL_PATTERN =
  /^(?!\.|.*\.([.@]|\d*$))[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.|$)){2,}$/;

export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LENGTHS.email.max, { error: SIGN_UP.emailInvalid, abort: true }),
    z.regex(EMAIL_PATTERN, SIGN_UP.emailInvalid),
  );
/** An email address, or an empty string for other text, so that the response reveals nothing about what was typed. */
export const anyAddress = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LENGTHS.email.max)),
  z.transform((typed: string) => (EMAIL_PATTERN.test(typed) ? typed : '')),
);
/** The rules for new passwords are not applied, because the password may be older than they are. */
export const currentPassword = z
  .string(LOGIN.passwordMissing)
  .check(z.minLength(1, LOGIN.passwordMissing), z.maxLength(LENGTHS.password.max));
export const newPassword = (min: number, short: string) =>
  z.string(short).check(z.minLength(min, short), notTooLong(LENGTHS.password.max));

/** At least one visible character, which no space, control character or zero-width character is. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line, trimmed, without control characters. `missing`: the message without a visible character. */
export const line = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.regex(VISIBLE, missing), notTooLong(max), z.regex(/^\P{Cc}*$/u, ENTRY.check));

/** Of control characters, only tabs and line breaks are allowed. */
export const lines = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\t\n\r\P{Cc}]*$/u, ENTRY.check));

/** Pattern for dates in the years 1900 to 2099. It excludes the year 0, which PostgreSQL rejects. */
const IN_OUR_CENTURIES = /^(?:19|20)\d{2}-/;
/** Schema of a day (YYYY-MM-DD) in the years 1900 to 2099. */
export const day = z.iso.date().check(z.regex(IN_OUR_CENTURIES, ENTRY.check));
/** Schema of a time in the years 1900 to 2099, as an ISO string in UTC. */
export const moment = z.iso.datetime().check(z.regex(IN_OUR_CENTURIES, ENTRY.check));

export const id = z.uuid();
export const token = z.string().check(z.maxLength(200));

export const contactWindow = z.nullable(z.enum(CONTACT_WINDOWS));
