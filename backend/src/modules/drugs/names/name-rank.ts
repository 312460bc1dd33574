import { searchWords } from './name-match.js';
import { editsBetween, lettersInCommon, MOST_EDITS, soundOf } from './spelling.js';

export interface Name {
  readonly id: number;
  readonly label: string;
  readonly generic: string;
  /** Number of medicine products with this name, which shows roughly how common the medicine is. */
  readonly products: number;
}
interface Ranked {
  readonly distance: number;
}

/** Edits by which a word that sounds like the typed one may differ from it. */
const MOST_BY_SOUND = 4;
/**
 * Weights, in edits, of the differences between the typed words and the name of a medicine. `firstLetter` counts if the
 * first letters of two words differ, `restLetter` counts for each letter that is missing at the end of an unfinished
 * word, and `strayWord` counts for each word of the name that was not typed. `sound` is subtracted if two words sound
 * alike.
 */
const DISTANCE_WEIGHTS = { sound: 0.6, firstLetter: 0.3, restLetter: 0.04, strayWord: 0.25 } as const;

/**
 * Share of the typed letters that a word must have in the same order; with fewer letters in common, a word is not what
 * the person meant. "xyzabc" shares four of six letters with Xyzal, whereas two errors in a name of seven letters leave
 * five. A word that sounds alike may be spelled with more other letters, as celebrex and "selebrecks" are, but "qwerty"
 * does not mean Cort.
 */
const LEAST_IN_COMMON = { spelled: 0.7, sounding: 0.55 } as const;

/** Infinite if the two words differ too much for a misspelling. */
function wordDistance(typed: string, word: string): number {
  const { edits, rest } = editsBetween(typed, word);
  if (edits > MOST_BY_SOUND) return Number.POSITIVE_INFINITY;
  const soundsAlike = soundOf(typed) === soundOf(word);
  if (edits > MOST_EDITS && !soundsAlike) return Number.POSITIVE_INFINITY;
  const least = soundsAlike ? LEAST_IN_COMMON.sounding : LEAST_IN_COMMON.spelled;
  if (lettersInCommon(typed, word) < typed.length * least) return Number.POSITIVE_INFINITY;
  const extra = (typed[0] === word[0] ? 0 : DISTANCE_WEIGHTS.firstLetter) + rest * DISTANCE_WEIGHTS.restLetter;
  return edits + extra - (soundsAlike ? DISTANCE_WEIGHTS.sound : 0);
}

/**
 * Returns the spelling distance, in edits, between the typed words and the name of a medicine. Each typed word is
 * compared with the closest word of the name, and each remaining word of the name adds a little to the distance. The
 * typed words are also compared as a single word, in case a space split the name.
 */
function nameDistance(typed: readonly string[], { label }: Name): number {
  const words = searchWords(label);
  const nearest = (among: readonly string[]): number =>
    among.reduce((sum, one) => sum + Math.min(...words.map((word) => wordDistance(one, word))), 0);
  const together = typed.length > 1 ? nearest([typed.join('')]) : Number.POSITIVE_INFINITY;
  return Math.min(nearest(typed), together) + Math.max(0, words.length - typed.length) * DISTANCE_WEIGHTS.strayWord;
}

/** Closest first, and the more common medicine first among equally close names. */
export function nearestNames<T extends Name>(typed: readonly string[], names: readonly T[]): (T & Ranked)[] {
  return names
    .map((name) => ({ ...name, distance: nameDistance(typed, name) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance || b.products - a.products || a.label.localeCompare(b.label, 'en'));
}
