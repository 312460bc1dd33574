/** Splits a string into lowercase words, which contain only letters, digits and periods. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9.]*[a-z0-9]/g) ?? [];

/**
 * Salts and similar words that occur in very many names. They are searched for only at the beginning of a name, because
 * elsewhere they would match too many names.
 */
const FILLERS = new Set([
  'hydrochloride',
  'sodium',
  'potassium',
  'calcium',
  'sulfate',
  'acetate',
  'phosphate',
  'tartrate',
  'maleate',
  'mesylate',
  'and',
  'human',
  'usp',
]);

/**
 * Returns the words by which a medicine's name can be found: each of its words, and all of them joined, such as
 * "toprolxl" for Toprol XL.
 */
export function searchWords(name: string): string[] {
  const words = wordsOf(name);
  const said = words.filter((word, at) => at === 0 || !FILLERS.has(word));
  const whole = words.length > 1 && words.join('').length <= 20 ? [words.join('')] : [];
  return [...new Set([...said, ...whole])];
}
