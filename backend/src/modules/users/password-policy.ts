import { AppError } from '#platform/errors/app-error.js';
import { COMMON_WORDS } from './common-passwords.js';

const LOOK_ALIKE: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The owner's name and email address, which a password must not be built from. */
export interface Owner {
  email: string;
  name: string;
}

/**
 * Throws an error with the reason if a password is too common or is based on the person's own name or email address
 * (ASVS 6.2.4, 6.2.11). The policy deliberately does not require certain characters, such as digits or symbols. The
 * minimum length (8 at sign-up, 12 at reset) is checked elsewhere.
 */
export function refuseWeakPassword(password: string, owner: Owner, field = 'password'): void {
  if (isPersonal(password, owner)) throw weak('users.passwordPersonal', field);
  if (isCommon(password)) throw weak('users.passwordCommon', field);
}

function weak(code: 'users.passwordPersonal' | 'users.passwordCommon', field: string): AppError {
  const error = new AppError(code);
  return new AppError(code, { errors: { [field]: error.message } });
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2 || isRun(lower)) return true;
  const bare = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const read = [...lower]
    .map((sign) => LOOK_ALIKE[sign] ?? sign)
    .join('')
    .replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return bare === '' || [bare, read].some((core) => COMMON_WORDS.has(core) || isTwice(core));
}

const isTwice = (core: string): boolean => {
  const half = core.slice(0, core.length / 2);
  return half + half === core && COMMON_WORDS.has(half);
};

/** Returns whether the string is a sequence of neighboring keys or letters, such as 12345678, abcdefgh or 87654321. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/**
 * Returns whether too few characters of a password remain once the parts of the owner's name and email address are
 * removed.
 */
function isPersonal(password: string, owner: Owner): boolean {
  const lower = password.toLowerCase();
  const own = [
    ...owner.name.toLowerCase().split(/\s+/),
    ...owner.email.toLowerCase().split(/[@.+_-]/),
    owner.email.toLowerCase(),
  ];
  const rest = own
    .filter((part) => part.length >= 4)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ''), lower);
  return rest !== lower && rest.length < 8;
}
