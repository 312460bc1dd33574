import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { dataSources, type FactFile } from '#modules/facts/index.js';
import { sampleProducts, type SampleProduct } from './sample-products.js';

/** The relative path is the same for the TypeScript sources and for the compiled code. */
const FOLDER = new URL('../../../../data/', import.meta.url);
const rowsOf = (file: FactFile): string[][] => parse(gunzipSync(readFileSync(new URL(file, FOLDER))), { from_line: 2 });

/**
 * Returns the publication date of the list of medicines that ships with the site, as YYYY-MM-DD.
 * @throws Error if the list of data sources does not contain the date
 */
export function shippedProductsDate(): string {
  const { published } = dataSources()['medicines.csv.gz'];
  if (published === undefined) throw new Error('backend/data/sources.json has no publication date of the medicines');
  return published;
}

/**
 * Returns all medicines that ship with the site, each RxCUI once: first the common ones of the small table, which link
 * brands to their generics, then those of the file.
 */
export function shippedProducts(): SampleProduct[] {
  const common = sampleProducts();
  const known = new Set(common.map(({ rxcui }) => rxcui));
  const others = rowsOf('medicines.csv.gz')
    .filter(([rxcui = '']) => !known.has(rxcui))
    .map(([rxcui = '', name = '', generic = '', strength = '', route = '', rxnormDoseForm = '']) => ({
      rxcui,
      name,
      generic,
      strength,
      route,
      fullName: `${name} (${route})`,
      rxtermsDoseForm: '',
      rxnormDoseForm,
      isBrand: name.replace(/ (?:XR|ER|SR|DR)$/, '') !== generic,
      genericRxcui: undefined,
    }));
  return [...common, ...others];
}

/**
 * Returns the generic names of medicines that health insurers list for 2026, but never in a tier for generics. No
 * generic version of them is known to be sold.
 */
export const namesWithoutGeneric = (): string[] =>
  rowsOf('medicines-without-generic.csv.gz').map(([name = '']) => name);
