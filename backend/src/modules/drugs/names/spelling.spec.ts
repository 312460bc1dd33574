import { editsBetween, lettersInCommon, soundOf } from './spelling.js';

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
  ['xyzabc', 'xyzal', 4],
  ['lptor', 'lipitor', 5],
  ['metfromin', 'metformin', 8],
  ['', 'zocor', 0],
])('"%s" has letters in common with %s: %i', (typed, word, count) => {
  expect(lettersInCommon(typed, word)).toBe(count);
});
