import { nearestNames } from './name-rank.js';

const labelsFor = (typed: string, ...labels: string[]): string[] =>
  nearestNames(
    [typed],
    labels.map((label, id) => ({ id, label, generic: '', products: 1 })),
  ).map(({ label }) => label);

it.each([
  ['xyzabc', 'Xyzal'],
  ['qwerty', 'Cort'],
  ['potato', 'Potaba'],
  ['foo', 'F'],
])('"%s" does not mean %s: too many letters differ', (typed, label) => {
  expect(labelsFor(typed, label)).toEqual([]);
});

it.each([
  ['xyzla', 'Xyzal'],
  ['lptor', 'Lipitor'],
  ['lepitar', 'Lipitor'],
  ['selebrecks', 'Celebrex'],
  ['metfromin', 'metformin'],
])('"%s" may mean %s', (typed, label) => {
  expect(labelsFor(typed, label, 'warfarin')).toEqual([label]);
});
