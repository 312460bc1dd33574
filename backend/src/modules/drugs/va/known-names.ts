import { plainName } from '../import/product.js';
import { keyOf } from '../names/ingredients.js';
import type { KnownName } from '../names/name-matcher.js';

interface Brand {
  readonly brand: string;
  readonly generic: string;
}
/**
 * Pattern for placeholders such as "ZZ VETERAN AFFAIRS", which the VA formulary contains instead of a trade name for
 * products that have none.
 */
const NO_BRAND = /^zz/i;

/**
 * Returns whether the trade name of a product on the VA formulary is a real brand. In many rows, the trade name is
 * missing, is a placeholder, or only repeats the generic name.
 */
export const isBrand = ({ brand, generic }: Brand): boolean =>
  brand !== '' && !NO_BRAND.test(brand) && keyOf(brand.replaceAll(/\([^)]*\)/g, '')) !== keyOf(generic);

/** Returns the brands and generic names of the products, without duplicates. */
export function namesOn(list: readonly Brand[]): KnownName[] {
  const distinct = new Map(list.map((product) => [`${product.brand}/${product.generic}`, product]));
  return [...distinct.values()].flatMap((product) => {
    const { brand, generic } = product;
    return [...(isBrand(product) ? [{ label: plainName(brand), generic }] : []), { label: generic, generic }];
  });
}
