import * as z from 'zod/mini';
import { LENGTHS } from './limits/fields.js';
import { PHONE } from './messages/forms.js';

/**
 * Pattern for phone numbers that can be dialed: ten digits with an optional leading 1, or a plus sign and an
 * international number.
 */
const DIALABLE = /^(?:1?\d{10}|\+\d{7,15})$/;
/** Pattern for characters that people write between the digits of a phone number. */
const BETWEEN_DIGITS = /[\s().\p{Pd}/]/gu;

/**
 * Schema of an optional phone number. It is stored as digits with an optional plus sign; an empty string means none.
 */
export const phone = z.pipe(
  z.string().check(z.maxLength(LENGTHS.phone.max, PHONE.wrong)),
  z.pipe(
    z.transform((typed: string) => typed.replace(BETWEEN_DIGITS, '')),
    z.string().check(z.refine((plain) => plain === '' || DIALABLE.test(plain), PHONE.wrong)),
  ),
);

/**
 * Cleans up a phone number when its field loses focus: only digits and plus signs remain. Input without any digits is
 * not changed.
 */
export const plainPhone = (typed: string): string => (/\d/.test(typed) ? typed.replace(/[^\d+]/g, '') : typed.trim());
