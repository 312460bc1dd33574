/** Splits a string into words in lowercase. A word contains only letters, digits and periods. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9.]*[a-z0-9]/g) ?? [];

/** Found only at the beginning of a name, because very many names contain them. */
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
 * Returns the words by which the name of a medicine can be found: the words of the name and, if the name has several
 * words with at most 20 characters in total, these words joined, such as "toprolxl" for Toprol XL. Salts and similar
 * words after the first word are left out.
 */
export function searchWords(name: string): string[] {
  const words = wordsOf(name);
  const said = words.filter((word, at) => at === 0 || !FILLERS.has(word));
  const whole = words.length > 1 && words.join('').length <= 20 ? [words.join('')] : [];
  return [...new Set([...said, ...whole])];
}
