/** Most edits between similar spellings. An edit omits, adds or replaces a letter, or swaps two neighboring ones. */
export const MOST_EDITS = 2;
/** Letters by which similar spellings are looked up before they are measured. */
export const STEM = 8;
/** None in up to three letters, one in four letters, and otherwise two. */
export const editsFor = (stem: string): number => (stem.length <= 3 ? 0 : stem.length <= 4 ? 1 : MOST_EDITS);

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/sch|sh/g, 's'],
  [/ch|ck|qu|q/g, 'k'],
  [/^x/, 's'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/j/g, 'g'],
  [/w|h/g, ''],
  [/v/g, 'f'],
  [/[^a-z0-9]/g, ''],
];

/** Letters that sound similar become one, and vowels are dropped except at the beginning. */
export function soundOf(word: string): string {
  const alike = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());
  const first = /^[aeiouy]/.test(alike) ? 'a' : '';
  return first + alike.replaceAll(/[aeiouy]/g, '').replaceAll(/(.)\1+/g, '$1');
}

/**
 * Compares the typed text with every beginning of a word and returns the lowest number of edits. With this comparison,
 * misspellings are found before the word is fully typed. `rest` is the number of letters that follow the beginning with
 * the lowest number of edits.
 */
export function editsBetween(typed: string, word: string): { edits: number; rest: number } {
  const wide = word.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: wide }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let at = 1; at < wide; at += 1) line.push(cell({ typed, word, row, at, line, above, before }));
    [before, above] = [above, line];
  }
  const edits = Math.min(...above);
  return { edits, rest: word.length - above.lastIndexOf(edits) };
}

/** In the same order. Letters that come much later than the typed text ends do not count. */
export function lettersInCommon(typed: string, word: string): number {
  const beginning = word.slice(0, typed.length + MOST_EDITS);
  let above = Array.from({ length: beginning.length + 1 }, () => 0);
  for (const letter of typed) {
    const line = [0];
    for (const [at, there] of [...beginning].entries())
      line.push(letter === there ? (above[at] ?? 0) + 1 : Math.max(line[at] ?? 0, above[at + 1] ?? 0));
    above = line;
  }
  return above.at(-1) ?? 0;
}

interface Cell {
  typed: string;
  word: string;
  row: number;
  at: number;
  line: readonly number[];
  above: readonly number[];
  before: readonly number[];
}

function cell({ typed, word, row, at, line, above, before }: Cell): number {
  const [here, last] = [typed[row - 1], typed[row - 2]];
  const [there, previous] = [word[at - 1], word[at - 2]];
  const infinity = Number.POSITIVE_INFINITY;
  const plain = Math.min(
    (line[at - 1] ?? infinity) + 1,
    (above[at] ?? infinity) + 1,
    (above[at - 1] ?? infinity) + (here === there ? 0 : 1),
  );
  const isSwap = row > 1 && at > 1 && here === previous && last === there;
  return isSwap ? Math.min(plain, (before[at - 2] ?? infinity) + 1) : plain;
}
