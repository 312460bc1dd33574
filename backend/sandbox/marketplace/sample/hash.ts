/** FNV-1a. The same words always give the same number, so the invented catalog never changes. */
function hash(...words: readonly (string | number)[]): number {
  const text = words.join('|');
  let value = 0x811c9dc5;
  // An index loop is several times as fast as the string's iterator, which matters because one search hashes many
  // thousands of words.
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/** Returns a pseudo-random fraction, at least 0 and below 1, that is always the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  // Words that differ only in their last letter have similar hashes, so hashing twice spreads the numbers more evenly.
  return (hash('mix', hash(...words)) % 10007) / 10007;
}
