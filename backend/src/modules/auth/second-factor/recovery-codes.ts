import { createHash, randomInt } from 'node:crypto';
import { SECOND_FACTOR } from '#contract/limits/second-factor.js';

/** Characters that recovery codes consist of. Characters that are easily confused, such as 0 and O, are left out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/**
 * Creates a set of recovery codes, such as "k7wd-3mfa-9xqe-htc2-m4vz-8rjn". Each code contains almost 119 random bits.
 */
export const newRecoveryCodes = (): string[] => Array.from({ length: SECOND_FACTOR.recoveryCodes }, newCode);

/**
 * Computes the hash under which a recovery code is stored. Spaces, dashes and letter case in the code do not matter. A
 * fast hash function is secure enough, because a code has more than 112 random bits (ASVS 6.5.2).
 */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest();
