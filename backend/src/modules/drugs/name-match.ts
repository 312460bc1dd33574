/** The words of what somebody typed: lower case, letters, digits and points only. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9.]*[a-z0-9]/g) ?? [];

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
