import * as z from 'zod/mini';
import { LENGTHS } from './limits/fields.js';
import { PHONE } from './messages/forms.js';

/** Ten digits, perhaps after a 1, or a plus and an international number. Spaces and .-/() may stand between digits. */
const DIALABLE =
  /^[\s().\p{Pd}/]*(?:(?:1[\s().\p{Pd}/]*)?(?:\d[\s().\p{Pd}/]*){10}|\+[\s().\p{Pd}/]*(?:\d[\s().\p{Pd}/]*){7,15})?$/u;

/** Digits and a leading plus sign. The 1 before ten digits is dropped. */
export function plainPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return /^\D*\+/.test(typed) ? `+${digits}` : digits.replace(/^1(?=\d{10}$)/, '');
}

/** Optional. Stored as digits with an optional plus sign; an empty string means no number. */
export const phone = z
  .string()
  .check(
    z.maxLength(LENGTHS.phone.max, { error: PHONE.wrong, abort: true }),
    z.regex(DIALABLE, PHONE.wrong),
    z.overwrite(plainPhone),
  );
