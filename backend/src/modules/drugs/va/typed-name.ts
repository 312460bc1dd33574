import { isEster, isSalt, longWord } from '../names/ingredients.js';
import { wordsOf } from '../names/name-match.js';

/** By the word in the search index. An empty string means that any form matches. */
const FORMS: Readonly<Record<string, string>> = {
  tablet: 'tablet',
  tab: 'tablet',
  capsule: 'capsule',
  cap: 'capsule',
  injection: 'injection',
  shot: 'injection',
  pen: 'pen',
  cream: 'cream',
  ointment: 'ointment',
  solution: 'solution',
  liquid: 'liquid',
  patch: 'patch',
  syrup: 'syrup',
  inhaler: 'inhal',
  drop: 'for',
  er: 'extended',
  xr: 'extended',
  sr: 'extended',
  xl: 'extended',
  cr: 'extended',
  extended: 'extended',
  dr: 'delayed',
  delayed: 'delayed',
  release: 'release',
  pill: '',
};
const STRENGTH = /^\d[\d.]*(?:mg|mcg|ml|gm|unt|meq)?$/;

export interface TypedName {
  readonly all: readonly string[];
  /**
   * Lists of words from a search text. Each list may be the name of the medicine, and a search tries the lists in this
   * order. The first list contains all words except strengths. The second one contains no dosage forms, and the last
   * one contains neither dosage forms nor salts.
   */
  readonly names: readonly (readonly string[])[];
  readonly details: readonly string[];
}

const formOf = (word: string): string | undefined => FORMS[word] ?? FORMS[word.replace(/s$/, '')];

/**
 * Divides a search text into possible names of a medicine and details. In "Metformin hydrochloride 500 mg tablets", the
 * last of the possible names is "metformin", and the details are "500mg" and "tablet".
 */
export function readTyped(text: string): TypedName {
  const joined = text
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/(\d)\s*(mg|mcg|ml|gm?|unt|units?|meq)\b/g, '$1$2')
    .replaceAll(/(\d)(?:g|gm)\b/g, '$1gm')
    .replaceAll(/(\d)units?\b/g, '$1unt');
  const words = wordsOf(joined);
  const isDetail = (word: string, at: number): boolean => at > 0 && formOf(word) !== undefined;
  const named = words.filter((word) => !STRENGTH.test(word));
  const withoutForms = named.filter((word, at) => !isDetail(word, at));
  const withoutSalts = withoutForms.filter(
    (word, at) => at === 0 || !isSalt(longWord(word)) || isEster(longWord(word)),
  );
  const details = words.filter((word, at) => STRENGTH.test(word) || isDetail(word, at));
  const compared = (word: string, at: number): string => (isDetail(word, at) ? (formOf(word) ?? word) : word);
  return {
    all: words.map(compared).filter(Boolean),
    names: [named, withoutForms, withoutSalts].filter(
      (list, at, lists) => list.length > 0 && list.length !== lists[at - 1]?.length,
    ),
    details: details.map((word) => formOf(word) ?? word).filter(Boolean),
  };
}
