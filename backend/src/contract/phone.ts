import * as z from 'zod/mini';
import { LENGTHS } from './limits/fields.js';
import { PHONE } from './messages/forms.js';

const BETWEEN_DIGITS = /[\s().\p{Pd}/]/gu;
/**
 * Pattern for phone numbers that can be dialed: ten digits with an optional leading 1, or a plus sign and an
 * international number. Spaces, dots, dashes, slashes and parentheses between the digits are allowed.
 */
const DIALABLE =
  /^[\s().\p{Pd}/]*(?:(?:1[\s().\p{Pd}/]*)?(?:\d[\s().\p{Pd}/]*){10}|\+[\s().\p{Pd}/]*(?:\d[\s().\p{Pd}/]*){7,15})?$/u;

/**
 * Schema of an optional phone number. The number is stored as digits with an optional plus sign. An empty string means
 * that there is no number.
 */
export const phone = z.string().check(
  z.maxLength(LENGTHS.phone.max, { error: PHONE.wrong, abort: true }),
  z.regex(DIALABLE, PHONE.wrong),
  z.overwrite((typed) => typed.replace(BETWEEN_DIGITS, '')),
);

/**
 * Returns only the digits and plus signs of a phone number. Screens call this function when a phone field loses focus.
 * Input without digits is only trimmed.
 */
export const plainPhone = (typed: string): string => (/\d/.test(typed) ? typed.replace(/[^\d+]/g, '') : typed.trim());
