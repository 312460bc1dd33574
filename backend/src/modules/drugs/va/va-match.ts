import type { VaDrug } from '#contract/api/drugs.contract.js';
import { allWordsOf, comparedSalts, ingredientsOf, isOtherEster, isSalt, keyOf } from '../names/ingredients.js';

export interface SearchedMedicine {
  readonly generic: string;
  readonly strength: string;
  readonly form: string;
}
type Listed = Pick<VaDrug, 'id' | 'generic' | 'form'>;
/**
 * Result of looking up a medicine on the VA formulary. `listed` means that the medicine is on the formulary in the
 * searched strength and form. `sameMedicine` means that the medicine is on the formulary, but perhaps only in another
 * strength or form. `notFound` means that the medicine is not on the formulary.
 */
export interface VaMatch {
  readonly status: 'listed' | 'sameMedicine' | 'notFound';
  readonly product: string | null;
}

/**
 * Returns whether the name of a VA product identifies a medicine. This check is needed if VA's generic name is only
 * that of a family of medicines, such as "insulin" or "penicillin". The medicine's name must then contain the name of
 * the family, and the product's name must contain every word of the medicine's name. Vitamin D, for example, is not
 * vitamin A.
 */
function isNamedIn(ingredients: readonly (readonly string[])[], { id, generic }: Listed): boolean {
  const family = ingredientsOf(generic);
  const [wanted, named] = [new Set(ingredients.flat()), allWordsOf(`${generic}/${id}`)];
  return (
    wanted.size > 0 &&
    family.length === ingredients.length &&
    family.flat().every((word) => wanted.has(word)) &&
    [...wanted].every((word) => named.has(word))
  );
}

const IN_MICROGRAMS: Readonly<Record<string, number>> = { mcg: 1, mg: 1_000, gm: 1_000_000, g: 1_000_000 };

/** In micrograms, sorted. Null for units that cannot be compared (international units, %, per mL). */
export function amountsOf(text: string): number[] | null {
  if (
    /%|(?:\/|\bper )[\s\d.]*(?:ml|actuat|hr|hour|day|vil|gram|puff|spray|dose|press)|a day|unt|unit|meq|\d-\d/i.test(
      text,
    )
  )
    return null;
  const found = [...text.toLowerCase().matchAll(/(\d[\d.,]*)\s?(mcg|mg|gm|g)\b/g)];
  return found
    .map(([, amount = '', unit = '']) => Number(amount.replaceAll(',', '')) * (IN_MICROGRAMS[unit] ?? Number.NaN))
    .toSorted((a, b) => a - b);
}

/**
 * Dosage forms in the words of the VA formulary or of RxNorm, each with a common name for this form. Extended-release
 * forms are left out because there are several kinds, which must not be confused.
 */
const FORMS: Readonly<Record<string, string>> = {
  tab: 'tablet',
  'tab,oral': 'tablet',
  'oral tablet': 'tablet',
  cap: 'capsule',
  'cap,oral': 'capsule',
  'oral capsule': 'capsule',
  'tab,ec': 'delayed tablet',
  'delayed release oral tablet': 'delayed tablet',
  'cap,ec': 'delayed capsule',
  'delayed release oral capsule': 'delayed capsule',
};
const formOf = (form: string): string | undefined => FORMS[form.trim().toLowerCase()];

/**
 * Pattern for names of VA products that end with a strength and an ordinary dosage form. The names of packs, kits and
 * special forms ("buffered") do not match, so such a product never counts as equal to a medicine in strength and form.
 */
const PLAIN_PRODUCT = /\d(?:mcg|mg|gm|g) (?:tab|cap)(?:,(?:oral|ec|ud))*$/;

/** Any word but the medicine, its salt, strength and form may mean that it must not be substituted. */
function hasPlainName({ generic }: SearchedMedicine, product: Listed): boolean {
  const allowed = allWordsOf(`${generic}/${product.generic}`);
  const name = product.id
    .replace(/ (?:tab|cap)(?:,(?:oral|ec|ud))*$/, '')
    .replaceAll(/\d[\d.,]*\s?(?:mcg|mg|gm|g)\b/g, ' ');
  return [...allWordsOf(name)].every((word) => allowed.has(word) || isSalt(word));
}

function isSameProduct(medicine: SearchedMedicine, product: Listed): boolean {
  const { strength, form } = medicine;
  if (!PLAIN_PRODUCT.test(product.id) || !hasPlainName(medicine, product)) return false;
  const [wanted, listed] = [amountsOf(strength), amountsOf(product.id)];
  if (!wanted || !listed || wanted.length === 0 || formOf(form) === undefined || formOf(form) !== formOf(product.form))
    return false;
  return wanted.length === listed.length && wanted.every((amount, at) => amount === listed[at]);
}

/** `listed` only if the strength and form are known to be the same and the salts do not differ. */
export function matchOnList(medicine: SearchedMedicine, list: readonly Listed[]): VaMatch {
  const [key, ingredients] = [keyOf(medicine.generic), ingredientsOf(medicine.generic)];
  const sameName = list.filter(({ generic }) => keyOf(generic) === key);
  const same = [
    ...sameName,
    ...list.filter((product) => keyOf(product.generic) !== key && isNamedIn(ingredients, product)),
  ];
  const salts = new Map(
    same
      .filter((product) => isSameProduct(medicine, product))
      .map((product) => [product, comparedSalts(medicine.generic, product.id)]),
  );
  const exact =
    [...salts.keys()].find((product) => salts.get(product) === 'same') ??
    [...salts.keys()].find((product) => salts.get(product) === 'open');
  if (exact) return { status: 'listed', product: exact.id };
  const near = sameName[0]?.generic ?? same[0]?.id;
  return near ? { status: 'sameMedicine', product: near } : { status: 'notFound', product: null };
}

/** In any strength and form, even if the formulary uses another name. */
export class SameMedicines<T extends Listed> {
  private readonly groups = new Map<string, { key: string; family: readonly string[]; products: T[] }>();
  private readonly found = new Map<string, readonly T[]>();

  constructor(products: readonly T[]) {
    for (const product of products) {
      const { generic } = product;
      const group = this.groups.get(generic) ?? {
        key: keyOf(generic),
        family: ingredientsOf(generic).flat(),
        products: [],
      };
      group.products.push(product);
      this.groups.set(generic, group);
    }
  }

  /** Exactly these ingredients, without products that an ester makes another medicine. */
  of(generic: string): readonly T[] {
    const known = this.found.get(generic);
    if (known) return known;
    const [key, ingredients] = [keyOf(generic), ingredientsOf(generic)];
    const wanted = new Set(ingredients.flat());
    const products = [...this.groups.values()].flatMap((group) => {
      if (group.key === key) return group.products;
      const isFamily = group.family.every((word) => wanted.has(word));
      return isFamily ? group.products.filter((product) => isNamedIn(ingredients, product)) : [];
    });
    const same = key === '' ? [] : products.filter(({ id }) => !isOtherEster(generic, id));
    this.found.set(generic, same);
    return same;
  }
}

/** A product with the medicine has a word that begins with one of these in one of its names. */
export const startOf = (generic: string): string[] => [
  ...new Set(ingredientsOf(generic).flatMap(([first]) => first ?? [])),
];
