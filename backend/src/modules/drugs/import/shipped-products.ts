import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { dataSources, type FactFile } from '#modules/facts/index.js';
import { plainStrength } from '../labels/plain-strength.js';
import { toldApart, withoutAlike } from '../labels/tell-apart.js';
import type { NamedProduct, Product } from './product.js';
import { sampleProducts, type SampleProduct } from './sample-products.js';

/** The relative path is the same for the TypeScript sources and for the compiled code. */
const FOLDER = new URL('../../../../data/', import.meta.url);
/** Note on a product with a generic name of which only brands are known to be sold. */
const NO_GENERIC = 'no generic known';
/** Abbreviations for extended or delayed release, which are part of a name but not of the generic name. */
const SUFFIX = / (?:XR|ER|SR|DR)$/;
const rowsOf = (file: FactFile): string[][] => parse(gunzipSync(readFileSync(new URL(file, FOLDER))), { from_line: 2 });

/** YYYY-MM-DD. @throws Error if the list of data sources does not contain the date */
export function shippedProductsDate(): string {
  const { published } = dataSources()['medicines.csv.gz'];
  if (published === undefined) throw new Error('backend/data/sources.json has no publication date of the medicines');
  return published;
}

export interface ShippedProduct extends SampleProduct, NamedProduct {
  /** Whether the product has a generic name, but only brands of the medicine are known to be sold. */
  readonly isUnsold: boolean;
}

/**
 * Returns all medicines that ship with the site, each RxCUI once: first the common ones of the small table, then those
 * of the file. No two of them read alike. A brand is linked to its generic in the same strength and form, where one is
 * known to be sold.
 */
export function shippedProducts(): ShippedProduct[] {
  const common = sampleProducts();
  const known = new Set(common.map(({ rxcui }) => rxcui));
  const withoutGeneric = new Set(namesWithoutGeneric());
  const onlyBrands = new Set(namesSoldOnlyAsBrands());
  const rows = rowsOf('medicines.csv.gz');
  const details = new Map(
    rows.map(([rxcui = '', , , , , , start = '', exactName = '']) => [rxcui, { start, exactName }]),
  );
  const others = rows
    .filter(([rxcui = '']) => !known.has(rxcui))
    .map(([rxcui = '', name = '', brandOf = '', strength = '', route = '', rxnormDoseForm = '']) => ({
      rxcui,
      name,
      generic: brandOf || name.replace(SUFFIX, ''),
      strength,
      route,
      rxtermsDoseForm: '',
      rxnormDoseForm,
      isBrand: brandOf !== '',
      genericRxcui: undefined,
    }));
  const products = withoutAlike(
    toldApart(
      [...common, ...others].map((product) => {
        const { start = '', exactName = '' } = details.get(product.rxcui) ?? {};
        const { rxnormDoseForm: form, route, generic } = product;
        const strength = plainStrength(product.strength, { form, route, generic, start });
        const isUnsold = !product.isBrand && onlyBrands.has(generic);
        return { ...product, strength, start, exactName: exactName || generic, isUnsold };
      }),
    ),
  ).map((product) => (product.isUnsold ? { ...product, fullName: `${product.fullName} (${NO_GENERIC})` } : product));
  const generics = new Map(
    products
      .filter(({ isBrand, strength }) => !isBrand && strength !== '')
      .map((product) => [sameKey(product), product.rxcui]),
  );
  return products.map((product) => {
    const generic = product.isBrand ? (product.genericRxcui ?? generics.get(sameKey(product))) : undefined;
    return { ...product, genericRxcui: withoutGeneric.has(product.generic) ? undefined : generic };
  });
}

/** Key of a brand and of its generic version: the same medicine in the same strength and form. */
const sameKey = ({ generic, strength, route, rxnormDoseForm }: Product): string =>
  [generic, strength, route, rxnormDoseForm].join('|');

/** Generic names that insurers list for 2026 but never in a tier for generics: no generic is known to be sold. */
export const namesWithoutGeneric = (): string[] =>
  rowsOf('medicines-without-generic.csv.gz').map(([name = '']) => name);

/** Returns those of the names without a generic of which insurers list no product without a brand either. */
const namesSoldOnlyAsBrands = (): string[] =>
  rowsOf('medicines-without-generic.csv.gz').flatMap(([name = '', unbranded]) => (unbranded === '' ? [name] : []));
