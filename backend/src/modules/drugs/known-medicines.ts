import { Injectable } from '@nestjs/common';
import type { KnownMedicine } from '#contract/api/drugs.contract.js';
import { isGeneric, MedicineIndex, type KnownProduct } from './medicine-index.js';

const isSame = (a: KnownProduct, b: KnownProduct): boolean =>
  a.generic === b.generic && a.strength === b.strength && a.form === b.form;

const labelOf = ({ name, strength }: KnownProduct): string => [name, strength].filter(Boolean).join(', ');

/**
 * Looks up facts about medicines that do not depend on a plan: the generic name of a medicine, and the generic version
 * of a brand.
 */
@Injectable()
export class KnownMedicines {
  constructor(private readonly index: MedicineIndex) {}

  /**
   * Returns the generic name of each medicine and, for a brand, its generic version. Facts that are not known are null.
   * The result is in the order of `rxcuis`.
   */
  async factsOf(rxcuis: readonly string[]): Promise<KnownMedicine[]> {
    const products = new Map((await this.index.productsOf(rxcuis)).map((product) => [product.rxcui, product]));
    const brands = [...products.values()].filter((product) => !isGeneric(product));
    const generics = await this.index.genericsOf([...new Set(brands.map(({ generic }) => generic))]);
    return rxcuis.map((rxcui) => {
      const product = products.get(rxcui);
      if (!product) return { rxcui, generic_name: null, is_brand: null, generic: null };
      const is_brand = !isGeneric(product);
      const generic = is_brand ? generics.find((one) => isSame(one, product)) : undefined;
      return {
        rxcui,
        generic_name: product.generic,
        is_brand,
        generic: generic ? { rxcui: generic.rxcui, name: labelOf(generic) } : null,
      };
    });
  }
}
