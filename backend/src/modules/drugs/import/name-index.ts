import { searchWords } from '../names/name-match.js';
import type { Product } from './product.js';

type Rows = readonly (readonly unknown[])[];
interface NameIndex {
  readonly medicines: Rows;
  readonly names: Rows;
  readonly words: Rows;
}
interface Name {
  readonly id: number;
  readonly label: string;
  readonly generic: string;
  products: number;
}

/**
 * Builds the rows of the database tables of medicines and of their names. The values of a row are in the order of the
 * columns of its table.
 */
export function indexOf(products: readonly Product[]): NameIndex {
  const names = new Map<string, Name>();
  const medicines = products.map(
    ({ rxcui, name, generic, strength, route, fullName, rxtermsDoseForm, rxnormDoseForm }) => {
      const key = name.toLowerCase();
      const known = names.get(key) ?? { id: names.size + 1, label: name, generic, products: 0 };
      names.set(key, known.generic ? known : { ...known, generic });
      (names.get(key) ?? known).products += 1;
      return [rxcui, known.label, generic, strength, route, fullName, rxtermsDoseForm, rxnormDoseForm, known.id];
    },
  );
  const words = [...names.values()].flatMap(({ id, label }) => searchWords(label).map((word) => [word, id] as const));
  return {
    medicines,
    names: [...names.values()].map(({ id, label, generic, products: count }) => [id, label, generic, count]),
    words,
  };
}
