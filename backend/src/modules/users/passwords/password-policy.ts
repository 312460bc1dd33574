import { SITE } from '#contract/messages/site.js';
import { loadCommonPasswords } from '#modules/facts/index.js';
import { AppError } from '#platform/errors/app-error.js';

/** American keyboard, without and with shift. Each row lies half a key to the right. */
const ROWS = [
  ['1234567890-=', '!@#$%^&*()_+'],
  ['qwertyuiop[]', 'qwertyuiop{}'],
  ["asdfghjkl;'", 'asdfghjkl:"'],
  ['zxcvbnm,./', 'zxcvbnm<>?'],
];
const KEYS = new Map(
  ROWS.flatMap((variants, row) =>
    variants.flatMap((keys) => [...keys].map((sign, at) => [sign, { row, at }] as const)),
  ),
);
const SHORTEST_WALK = 3;

/**
 * Returns whether a lowercase string consists only of runs of at least three characters, such as `1qaz2wsx`, `asdf1234`
 * or `abcd4321`. In a run, each character and the next one are equal, or are neighboring keys, neighboring letters of
 * the alphabet or consecutive digits.
 */
function isKeyboardWalk(text: string): boolean {
  const walks: number[] = [];
  [...text].forEach((sign, index, signs) => {
    const before = signs[index - 1];
    if (before !== undefined && areNeighbors(before, sign)) walks.push((walks.pop() ?? 1) + 1);
    else walks.push(1);
  });
  return walks.every((length) => length >= SHORTEST_WALK);
}

function areNeighbors(a: string, b: string): boolean {
  if (Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && /^[a-z0-9]{2}$/.test(a + b)) return true;
  const [from, to] = [KEYS.get(a), KEYS.get(b)];
  if (!from || !to) return false;
  const [down, right] = [to.row - from.row, to.at - from.at];
  // On a keyboard, a key touches its two neighbors in the same row, two keys of the row above and two keys of the row
  // below.
  return down === 0 ? Math.abs(right) <= 1 : Math.abs(down) === 1 && (right === 0 || right === -down);
}

/** Signs that are typed instead of letters, each at the place of its letter. Two, because 1 can stand for i or l. */
const LOOK_ALIKES = [
  { signs: '01345789@$!+', letters: 'oieastbgasit' },
  { signs: '0134567@$!|(', letters: 'oleasgtasllc' },
] as const;
type LookAlikes = (typeof LOOK_ALIKES)[number];
/** Words about this site that many people would choose for a password. */
const OUR_WORDS = `${SITE.name.toLowerCase()} veteran veterans military insurance health healthcare medicare medicaid
  marketplace`.split(/\s+/);
/** Minimum length, in characters, at which a part of a name or email address counts as personal. */
const SHORTEST_PART = 4;
/** Characters that must remain without the owner's name and address. */
const PERSONAL_REST = 8;
const OUR_REST = 4;
/** Maximum length of a string whose repetition is not accepted as a password, such as `abc` in `abcabcabc`. */
const LONGEST_UNIT = 4;

/** Name and email address of the owner of a password. The password must not be based on either of them. */
export interface Owner {
  email: string;
  name: string;
}

/**
 * Throws an error with the reason if a password is too common or is based on the name or email address of its owner
 * (ASVS 6.2.4, 6.2.11, 6.2.12). The policy does not require digits or symbols. The minimum length is checked elsewhere.
 */
export function refuseWeakPassword(password: string, owner: Owner, field = 'password'): void {
  const text = password.normalize('NFKC').toLowerCase();
  if (isPersonal(text, owner)) throw weak('users.passwordPersonal', field);
  if (isCommon(text)) throw weak('users.passwordCommon', field);
}

function weak(code: 'users.passwordPersonal' | 'users.passwordCommon', field: string): AppError {
  const error = new AppError(code);
  return new AppError(code, { errors: { [field]: error.message } });
}

function isCommon(text: string): boolean {
  if (!/\p{L}/u.test(text) || isKeyboardWalk(text) || isRepetition(text)) return true;
  const common = loadCommonPasswords();
  return readings(text).some((reading) => common.has(reading) || isOurs(reading));
}

const isRepetition = (text: string): boolean => (unitOf(text)?.length ?? Infinity) <= LONGEST_UNIT;
const unitOf = (text: string): string | undefined => /^(.+?)\1+$/u.exec(text)?.[1];

/**
 * Returns the words on which a password may be based: the password itself, the password without the digits and symbols
 * at its ends, and both of these forms with look-alike characters replaced by letters. Forms that are shorter than half
 * of the password are left out. If a form repeats a short string, that string is returned, too.
 */
function readings(text: string): string[] {
  const read = [text, trimmed(text)].flatMap((form) => [form, ...LOOK_ALIKES.map((table) => asLetters(form, table))]);
  const cores = read.flatMap((form) => [form, trimmed(form)]).filter((core) => core.length * 2 >= text.length);
  return [...new Set(cores.flatMap((core) => [core, unitOf(core) ?? core]))];
}

const trimmed = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, '');
const asLetters = (text: string, { signs, letters }: LookAlikes): string =>
  [...text].map((sign) => letters[signs.indexOf(sign)] ?? sign).join('');

function isOurs(text: string): boolean {
  const rest = without(text, OUR_WORDS);
  return rest !== text && rest.replace(/\P{L}/gu, '').length < OUR_REST;
}

function isPersonal(text: string, owner: Owner): boolean {
  const [name, email] = [owner.name.normalize('NFKC').toLowerCase(), owner.email.toLowerCase()];
  const own = [...name.split(/[^\p{L}\p{M}]+/u), ...email.split(/[@.+_-]/), email];
  return [text, ...LOOK_ALIKES.map((table) => asLetters(text, table))].some((form) => {
    const rest = without(form, own);
    return rest !== form && rest.length < PERSONAL_REST;
  });
}

/** The longest first. Short ones stay, because they also occur inside other words. */
const without = (text: string, words: readonly string[]): string =>
  words
    .filter((word) => word.length >= SHORTEST_PART)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), text);
