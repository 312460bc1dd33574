import type { Product } from '#modules/drugs/index.js';
import { seeded } from '../harness/seeded.js';

export interface SpellingCase {
  readonly kind: 'one edit' | 'two edits' | 'by ear' | 'brand for generic';
  readonly typed: string;
  /**
   * Names of the medicines that a person may have meant by a misspelled input. A search is correct if it finds one of
   * these medicines.
   */
  readonly right: readonly string[];
}
const SEED = 20_261_121;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type Pick = (below: number) => number;

function edited(word: string, pick: Pick): string {
  const at = pick(word.length - 1);
  const letter = LETTERS[pick(LETTERS.length)] ?? 'e';
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const ways = [
    before + after,
    before + letter + word.slice(at),
    before + letter + after,
    before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return ways[pick(ways.length)] ?? word;
}

const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/f/, 'ph'],
  [/th/, 't'],
  [/y/, 'i'],
  [/x/, 'ks'],
  [/c(?=[aou])/, 'k'],
  [/c(?=[ei])/, 's'],
  [/z/, 's'],
  [/ll/, 'l'],
  [/qu/, 'kw'],
  [/k/, 'c'],
  [/i(?=[a-z])/, 'e'],
  [/o(?=[a-z])/, 'u'],
  [/e(?=[a-z])/, 'a'],
];
function byEar(word: string, pick: Pick): string {
  const fitting = BY_EAR.filter(([sound]) => sound.test(word));
  const [sound, written] = fitting[pick(fitting.length)] ?? [/$/, 'e'];
  return word.replace(sound, written);
}

/**
 * Returns 500 misspelled inputs, which are the same in every run. The inputs are names of the given medicines with one
 * or two errors, names spelled as they sound, and brand names typed in place of generic names.
 */
export function misspellings(products: Iterable<Product>): SpellingCase[] {
  const random = seeded(SEED);
  const pick: Pick = (below) => Math.floor(random() * below);
  const all = [...products].filter(({ generic }) => generic !== '');
  const names = [...new Set(all.map(({ name }) => name.toLowerCase()))]
    .filter((name) => /^[a-z]{5,16}$/.test(name))
    .toSorted();
  const pairs = [
    ...new Map(
      all
        .filter(
          ({ name, generic }) =>
            /^[A-Za-z]{4,}$/.test(name) && /^[a-z]{5,}$/.test(generic) && name.toLowerCase() !== generic,
        )
        .map(({ name, generic }) => [name.toLowerCase(), generic]),
    ).entries(),
  ].toSorted();
  const draw = (
    count: number,
    kind: SpellingCase['kind'],
    misspell: (name: string) => string,
    from = names,
  ): SpellingCase[] =>
    Array.from({ length: count }, () => {
      const name = from[pick(from.length)] ?? '';
      let typed = misspell(name);
      while (typed === name) typed = misspell(name);
      return { kind, typed, right: [name] };
    });
  return [
    ...draw(150, 'one edit', (name) => edited(name, pick)),
    ...draw(
      150,
      'two edits',
      (name) => edited(edited(name, pick), pick),
      names.filter(({ length }) => length >= 7),
    ),
    ...draw(
      100,
      'by ear',
      (name) => byEar(name, pick),
      names.filter((name) => BY_EAR.some(([sound]) => sound.test(name))),
    ),
    ...Array.from({ length: 100 }, (): SpellingCase => {
      const [brand = '', generic = ''] = pairs[pick(pairs.length)] ?? [];
      return { kind: 'brand for generic', typed: brand, right: [generic] };
    }),
  ];
}
