import { searchWords } from './name-match.js';
import { editsBetween, MOST_EDITS, soundOf } from './spelling.js';

export interface Name {
  readonly id: number;
  readonly label: string;
  readonly generic: string;
  /** How many products have this name: the nearest thing to how common it is. */
  readonly products: number;
}
export interface Ranked extends Name {
  /** Lower is nearer; names a whole edit apart are clearly different guesses. */
  readonly far: number;
}

/** A word that sounds the same may be spelled further away than two edits. */
const MOST_BY_SOUND = 4;
/** What a likeness other than spelling is worth, in edits. */
const WORTH = { sound: 0.6, firstLetter: 0.3, restLetter: 0.04, strayWord: 0.25 } as const;

/** How far one typed word is from one word of a name; infinite when it is no likely spelling of it. */
function farFrom(typed: string, word: string): number {
  const { edits, rest } = editsBetween(typed, word);
  const soundsAlike = soundOf(typed) === soundOf(word);
  if (edits > MOST_EDITS && !(soundsAlike && edits <= MOST_BY_SOUND)) return Number.POSITIVE_INFINITY;
  const extra = (typed[0] === word[0] ? 0 : WORTH.firstLetter) + rest * WORTH.restLetter;
  return edits + extra - (soundsAlike ? WORTH.sound : 0);
}

/** Each typed word stands for its nearest word of the name; words of the name that nothing stands for count a little. */
function farOf(typed: readonly string[], { label }: Name): number {
  const words = searchWords(label);
  const nearest = (among: readonly string[]): number => among.reduce((sum, one) => sum + Math.min(...words.map((word) => farFrom(one, word))), 0);
  const together = typed.length > 1 ? nearest([typed.join('')]) : Number.POSITIVE_INFINITY;
  return Math.min(nearest(typed), together) + Math.max(0, words.length - typed.length) * WORTH.strayWord;
}

/** Likely names for what was typed, nearest first; of equally near ones the commoner. */
export function nearestNames(typed: readonly string[], names: readonly Name[]): Ranked[] {
  return names
    .map((name) => ({ ...name, far: farOf(typed, name) }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((a, b) => a.far - b.far || b.products - a.products || a.label.localeCompare(b.label, 'en'));
}
