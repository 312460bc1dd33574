import * as z from 'zod/mini';
import { LENGTHS } from './limits/fields.js';
import { PHONE } from './messages/forms.js';

/** Pattern for characters that people write between the digits of a phone number. */
const BETWEEN_DIGITS = /[\s().\p{Pd}/]/gu;
/**
 * Pattern for phone numbers that can be dialed, with anything that people write between the digits: ten digits with an
 * optional leading 1, or a plus sign and an international number.
 */
const DIALABLE =
  /^[\s().\p{Pd}/]*(?:(?:1[\s().\p{Pd}/]*)?(?:\d[\s().\p{Pd}/]*){10}|\+[\s().\p{Pd}/]*(?:\d[\s().\p{Pd}/]*){7,15})?$/u;

/**
 * Schema of an optional phone number. It is stored as digits with an optional plus sign; an empty string means none.
 */
export const phone = z.string().check(
  z.maxLength(LENGTHS.phone.max, { error: PHONE.wrong, abort: true }),
  z.regex(DIALABLE, PHONE.wrong),
  z.overwrite((typed) => typed.replace(BETWEEN_DIGITS, '')),
);

/**
 * Cleans up a phone number when its field loses focus: only digits and plus signs remain. Input without any digits is
 * not changed.
 */
export const plainPhone = (typed: string): string => (/\d/.test(typed) ? typed.replace(/[^\d+]/g, '') : typed.trim());
