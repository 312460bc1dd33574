import { shippedProducts } from '#modules/drugs/import/shipped-products.js';
import type { Drug, DrugAnswer } from '../catalog/catalog.js';
import { BRANDS } from './brands.js';
import { chance } from './hash.js';

/** Ingredients whose generic is sold only in a rare strength, so that invented plans do not cover the generic. */
const RARE_GENERIC: ReadonlySet<string> = new Set(['rivaroxaban']);

interface Product extends Drug {
  isBrand: boolean;
  /** Whether the drug has a generic name, but only brands of it are known to be sold. No plan lists it. */
  isUnsold: boolean;
  /** Name and generic name, with a space before each word. */
  words: string;
  /** For a brand-name drug, the RxCUI of the generic drug of the same strength, or undefined if none is sold. */
  genericRxcui: string | undefined;
}

const PRODUCTS: readonly Product[] = shippedProducts().map(
  ({ rxcui, name, generic, strength, route, rxtermsDoseForm, rxnormDoseForm, isBrand, genericRxcui, isUnsold }) => ({
    rxcui,
    name,
    strength,
    route,
    // The real marketplace names a medicine with its route alone.
    full_name: `${name} (${route})`,
    rxterms_dose_form: rxtermsDoseForm,
    rxnorm_dose_form: rxnormDoseForm,
    isBrand,
    isUnsold,
    words: ` ${wordsIn(`${name} ${generic}`)}`,
    genericRxcui: RARE_GENERIC.has(generic) ? undefined : genericRxcui,
  }),
);
const BY_RXCUI: ReadonlyMap<string, Product> = new Map(PRODUCTS.map((product) => [product.rxcui, product]));

/** Highest number of drugs in one answer, as in the site's own search. */
const MOST = 50;

/** By the beginnings of words: first drugs with exactly this name, then those whose name begins with it. */
export function findSampleDrugs(words: string): Drug[] {
  const wanted = wordsIn(words);
  if (wanted === '') return [];
  return PRODUCTS.filter(({ words }) => words.includes(` ${wanted}`))
    .toSorted((a, b) => rankOf(a, wanted) - rankOf(b, wanted))
    .slice(0, MOST)
    .map(({ isBrand: _brand, isUnsold: _unsold, genericRxcui: _generic, words: _words, ...drug }) => drug);
}

/** Returns an invented plan's coverage of a drug, which is the same for all plans of one issuer. */
export function sampleCoverage(planId: string, rxcui: string): DrugAnswer {
  // The id of an invented plan begins with 0. For any other plan, no coverage is invented.
  const brand = planId.startsWith('0') && BRANDS.find(({ number }) => number === Number(planId.slice(1, 3)));
  const product = BY_RXCUI.get(rxcui);
  if (!brand || !brand.drugData || !product || product.isUnsold) return { coverage: 'DataNotProvided' };
  if (!product.isBrand) {
    return { coverage: chance('generic', brand.name, product.name) < 0.94 ? 'Covered' : 'NotCovered' };
  }
  if (chance('brand', brand.name, product.name) < 0.55) return { coverage: 'Covered' };
  const generic = product.genericRxcui;
  if (generic === undefined) return { coverage: 'NotCovered' };
  const genericIsCovered = sampleCoverage(planId, generic).coverage === 'Covered';
  return genericIsCovered ? { coverage: 'GenericCovered', generic_rxcui: generic } : { coverage: 'NotCovered' };
}

function wordsIn(text: string): string {
  const words = text.toLowerCase().split(/[^a-z0-9.]+/);
  return words.filter(Boolean).join(' ');
}

function rankOf(product: Product, wanted: string): number {
  const name = wordsIn(product.name);
  return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
}
