/**
 * Rows of keys on an American keyboard, each without and with the shift key. Each row lies half a key to the right of
 * the row above.
 */
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
export function isKeyboardWalk(text: string): boolean {
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
