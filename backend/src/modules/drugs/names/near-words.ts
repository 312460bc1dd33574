import { wordsOf } from './name-match.js';
import { editsBetween, editsFor, MOST_EDITS, soundOf, STEM } from './spelling.js';

interface Labeled {
  readonly label: string;
}
interface Word {
  readonly word: string;
  readonly letters: number;
  readonly sound: string;
}

/**
 * Returns the letters of a word as a bit mask with one bit for each letter of the alphabet. If the masks of two words
 * differ too much, the words are not similar and do not have to be compared letter by letter.
 */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

function bitsIn(number: number): number {
  let [count, rest] = [0, number];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * An index in memory of the words in medicine names, for searches with misspelled names. A name is found if any word in
 * this name sounds like the typed word, or if the beginnings of the typed word and of a word in this name differ by at
 * most two edits. For short typed words, fewer edits are allowed.
 */
export class NearWords<T extends Labeled> {
  private readonly words: readonly Word[];
  private readonly names: ReadonlyMap<string, readonly T[]>;

  constructor(names: readonly T[]) {
    const byWord = new Map<string, T[]>();
    for (const name of names) {
      const words = wordsOf(name.label);
      for (const word of new Set([...words, words.join('')])) byWord.set(word, [...(byWord.get(word) ?? []), name]);
    }
    this.names = byWord;
    this.words = [...byWord.keys()]
      .filter((word) => word.length >= 3 && /[a-z]/.test(word))
      .map((word) => ({ word, letters: lettersOf(word.slice(0, STEM + MOST_EDITS)), sound: soundOf(word) }));
  }

  near(words: readonly string[]): T[] {
    const typed = [...new Set([...words, words.join('')])];
    return [...new Set(typed.flatMap((word) => this.wordsNear(word)).flatMap((word) => this.names.get(word) ?? []))];
  }

  private wordsNear(typed: string): string[] {
    const stem = typed.slice(0, STEM);
    const [letters, sound, most] = [lettersOf(stem), soundOf(typed), editsFor(stem)];
    return this.words
      .filter(
        (one) =>
          one.sound === sound ||
          (bitsIn(letters & ~one.letters) <= most && editsBetween(stem, one.word.slice(0, STEM + most)).edits <= most),
      )
      .map(({ word }) => word);
  }
}
