/** The words of what somebody typed: lower case, letters, digits and points only. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9.]*[a-z0-9]/g) ?? [];

/** Salts and the like: many names end in one, so nobody finds a medicine by it. A name may begin with one. */
const FILLERS = new Set(['hydrochloride', 'sodium', 'potassium', 'calcium', 'sulfate', 'acetate', 'phosphate', 'tartrate', 'maleate', 'mesylate', 'and', 'human', 'usp']);

/** The words by which a name is found: its own, and all of them written without blanks ("toprolxl"). */
export function searchWords(name: string): string[] {
  const words = wordsOf(name);
  const said = words.filter((word, at) => at === 0 || !FILLERS.has(word));
  const whole = words.length > 1 && words.join('').length <= 20 ? [words.join('')] : [];
  return [...new Set([...said, ...whole])];
}

interface Named {
  readonly brand: string;
  readonly generic: string;
  readonly id: string;
}

/** Products whose brand or generic name begins as typed stand before those that only hold the words somewhere. */
export function matchingFirst<T extends Named>(products: readonly T[], typed: string): T[] {
  const start = wordsOf(typed)[0] ?? '';
  const rank = ({ brand, generic }: T): number => (generic.toLowerCase().startsWith(start) ? 0 : brand.toLowerCase().startsWith(start) ? 1 : 2);
  return products.toSorted((a, b) => rank(a) - rank(b) || a.generic.length - b.generic.length || a.id.localeCompare(b.id, 'en', { numeric: true }));
}
