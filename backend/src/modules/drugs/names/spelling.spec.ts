import { editsBetween, lettersInCommon, soundOf, stemsOf } from './spelling.js';

it.each([
  ['lipitor', 'lipitor', 0, 0],
  ['lipiter', 'lipitor', 1, 0],
  ['ilpitor', 'lipitor', 1, 0],
  ['liptor', 'lipitor', 1, 0],
  ['atrova', 'atorvastatin', 1, 6],
  ['zocro', 'zocor', 1, 0],
  ['', 'zocor', 0, 5],
])('from "%s" to the beginning of "%s" it takes %i edits, with %i letters left', (typed, word, edits, rest) => {
  expect(editsBetween(typed, word)).toEqual({ edits, rest });
});

it.each([
  ['zanaflex', 'xanaflex'],
  ['phenytoin', 'fenitoin'],
  ['celebrex', 'selebrecks'],
  ['coumadin', 'kumadin'],
  ['lyrica', 'lirika'],
  ['effexor', 'efeksor'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

it('words that sound different have different transcriptions', () => {
  expect(soundOf('lasix')).not.toBe(soundOf('losec'));
  expect(soundOf('amlodipine')).not.toBe(soundOf('melodipine'));
});

it.each([
  ['lipitor', 'lpitro'],
  ['metformin', 'metfromn'],
  ['eliquis', 'aliqis'],
])('%s and %s share a stem', (word, typed) => {
  const stems = new Set(stemsOf(word));
  expect(stemsOf(typed).some((stem) => stems.has(stem))).toBe(true);
});

it('short words allow fewer edits, and no word has more than 37 stems', () => {
  expect(stemsOf('abc')).toEqual(['abc']);
  expect(stemsOf('hydrochlorothiazide')).toHaveLength(37);
});

it.each([
  ['xyzabc', 'xyzal', 4],
  ['lptor', 'lipitor', 5],
  ['metfromin', 'metformin', 8],
  ['', 'zocor', 0],
])('"%s" has letters in common with %s: %i', (typed, word, count) => {
  expect(lettersInCommon(typed, word)).toBe(count);
});
