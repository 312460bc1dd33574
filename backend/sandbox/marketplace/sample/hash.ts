/**
 * Returns the FNV-1a hash of some words. Equal words always give the same number, so the invented catalogue never
 * changes between runs.
 */
function hash(...words: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const char of words.join('|')) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

/** Returns a pseudo-random fraction from 0 up to 1 that is always the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  // Words that differ only in the last letter have similar hashes, so hashing twice spreads the numbers more evenly.
  return (hash('mix', hash(...words)) % 10007) / 10007;
}
