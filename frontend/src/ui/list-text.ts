/**
 * Joins words for a sentence, as `Intl.ListFormat` does for American English: "a", "a and b", "a, b, and c". `Intl` is
 * not used for the reason given in format-number.ts.
 */
export function listText(parts: Iterable<string>, conjunction: 'and' | 'or' = 'and'): string {
  const words = [...parts];
  const last = words.pop() ?? '';
  if (words.length === 0) return last;
  return `${words.join(', ')}${words.length > 1 ? ',' : ''} ${conjunction} ${last}`;
}
