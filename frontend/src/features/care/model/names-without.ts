import { shortName } from './coverage-text.js';

/** Returns a medicine's name as it is compared: without a brand name in parentheses, form and strength. */
const plainName = (name: string): string => shortName(name.trim().toLowerCase().replaceAll(/\s+/g, ' '));

/** Returns those names that no listed medicine has, whatever its form and strength. */
export function namesWithout(names: readonly string[], listed: readonly { readonly name: string }[]): string[] {
  const known = new Set(listed.map(({ name }) => plainName(name)));
  return names.filter((name) => !known.has(plainName(name)));
}

/** The words of a name, without titles. Directories write more of a name than people type. */
const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/\b(?!(?:dr|md|do)\b)\p{L}{2,}/gu) ?? [];

/** Returns those doctors, such as "Cardiologist: Dr. Lee", whose names no listed doctor has. */
export function doctorsWithout(doctors: readonly string[], listed: readonly { readonly name: string }[]): string[] {
  const known = listed.map(({ name }) => wordsOf(name));
  return doctors.filter((doctor) => {
    const words = wordsOf(doctor.slice(doctor.indexOf(':') + 1));
    return words.length === 0 || !known.some((name) => words.every((word) => name.includes(word)));
  });
}
