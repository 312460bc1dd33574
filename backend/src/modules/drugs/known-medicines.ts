import { Injectable } from '@nestjs/common';
import type { KnownMedicine } from '#contract/api/drugs.contract.js';
import { fullPrices } from './import/full-prices.js';
import { namesWithoutGeneric } from './import/shipped-products.js';
import { isGeneric, MedicineIndex, type KnownProduct } from './medicine-index.js';

const isSame = (a: KnownProduct, b: KnownProduct): boolean =>
  a.generic === b.generic && a.strength === b.strength && a.form === b.form;

/** Returns one key for all ways of writing a generic name: "aspirin / caffeine" and "caffeine/aspirin". */
const keyOf = (generic: string): string =>
  generic
    .toLowerCase()
    .split('/')
    .map((ingredient) => ingredient.trim())
    .toSorted()
    .join('/');

/** Keys of the generic names of which no generic version is known to be sold. */
const withoutGeneric = (): ReadonlySet<string> => new Set(namesWithoutGeneric().map(keyOf));

@Injectable()
export class KnownMedicines {
  private readonly withoutGeneric = withoutGeneric();
  private readonly prices = fullPrices();

  constructor(private readonly index: MedicineIndex) {}

  hasGeneric(generic: string): boolean {
    return !this.withoutGeneric.has(keyOf(generic));
  }

  /**
   * Returns the generic name and the price of each medicine and, for a brand, its generic version. Facts that are not
   * known are null.
   * If no generic version is known to be sold, a brand has none, and a medicine that was chosen by its generic name,
   * such as semaglutide, counts as a brand, because a brand is what a pharmacy hands out. The result is in the order
   * of `rxcuis`.
   */
  async factsOf(rxcuis: readonly string[]): Promise<KnownMedicine[]> {
    const products = new Map((await this.index.productsOf(rxcuis)).map((product) => [product.rxcui, product]));
    const brands = [...products.values()].filter((product) => !isGeneric(product) && this.hasGeneric(product.generic));
    const generics = await this.index.genericsOf([...new Set(brands.map(({ generic }) => generic))]);
    return rxcuis.map((rxcui) => {
      const product = products.get(rxcui);
      const price = this.prices.get(rxcui) ?? null;
      if (!product) return { rxcui, generic_name: null, is_brand: null, price, generic: null };
      const is_brand = !isGeneric(product) || !this.hasGeneric(product.generic);
      const generic = is_brand ? (generics.find((one) => isSame(one, product)) ?? null) : null;
      return {
        rxcui,
        generic_name: product.generic,
        is_brand,
        price,
        generic: generic && {
          rxcui: generic.rxcui,
          name: generic.fullName,
          price: this.prices.get(generic.rxcui) ?? null,
        },
      };
    });
  }
}
