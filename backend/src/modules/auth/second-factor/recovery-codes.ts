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

/** Such as "k7wd-3mfa-9xqe-htc2-m4vz-8rjn", with almost 119 random bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: SECOND_FACTOR.recoveryCodes }, newCode);

/** Spaces, dashes and case do not matter. A fast hash suffices for more than 112 bits (ASVS 6.5.2). */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest();
