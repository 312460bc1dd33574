/** FNV-1a: the same words always give the same number, so the invented catalogue never changes between runs. */
export function hash(...words: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const char of words.join('|')) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

/** A steady fraction from 0 up to 1. */
export function chance(...words: readonly (string | number)[]): number {
  // The upper bits of a second round are mixed better than the raw sum for words that differ in the last letter only.
  return (hash('mix', hash(...words)) % 10007) / 10007;
}
