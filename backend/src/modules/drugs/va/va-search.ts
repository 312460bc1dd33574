import { setImmediate } from 'node:timers/promises';
import { DRUG_SEARCH, VA_SEARCH } from '#contract/limits/care.js';
import { longWord } from '../names/ingredients.js';
import { wordsOf } from '../names/name-match.js';
import type { KnownName, NameMatcher } from '../names/name-matcher.js';
import { readTyped, type TypedName } from './typed-name.js';
import { nameAndForm } from './va-form.js';
import type { VaProduct } from './va-list-file.js';
import { SameMedicines } from './va-match.js';

const collator = new Intl.Collator('en', { numeric: true });

/** In the order of display: the most common forms come first. */
const KINDS: readonly RegExp[] = [/^(?:tab|cap)/, /oral|syrup|elixir|liquid/, /^inhl/, /top|cream|oint|patch/];
const kindOf = (form: string): number => {
  const at = KINDS.findIndex((kind) => kind.test(form));
  return at < 0 ? KINDS.length : at;
};

/**
 * Sorts VA products for display. Products whose generic name begins with the typed text come first, then products whose
 * brand begins with the typed text, then all others. Within each of these groups, products with fewer ingredients come
 * first. Further criteria, in this order, are: names without an addition in parentheses, the more common dosage forms,
 * forms that are not extended-release, shorter generic names, and lower strengths.
 */
function matchingFirst(products: readonly VaProduct[], typed: string): VaProduct[] {
  const start = wordsOf(typed)[0] ?? '';
  const rank = ({ brand, generic }: VaProduct): number =>
    generic.startsWith(start) ? 0 : brand.toLowerCase().startsWith(start) ? 1 : 2;
  return products
    .map((product) => ({
      product,
      order: [
        rank(product),
        product.generic.split('/').length,
        product.id.includes('(') ? 1 : 0,
        kindOf(product.form),
        /\bsa\b/.test(product.form) ? 1 : 0,
        product.generic.length,
      ],
    }))
    .toSorted((a, b) => {
      const at = a.order.findIndex((value, index) => value !== b.order[index]);
      return at < 0 ? collator.compare(a.product.id, b.product.id) : (a.order[at] ?? 0) - (b.order[at] ?? 0);
    })
    .map(({ product }) => product);
}

export interface Interpretation {
  readonly name: string;
  /** With all its ingredients; empty if they are not known. */
  readonly generic: string;
}
export interface VaFound {
  readonly products: readonly VaProduct[];
  readonly interpretation: Interpretation | null;
}
interface Entry {
  readonly product: VaProduct;
  /** Each word is preceded by a space, so that a search can match the beginnings of words. */
  readonly text: string;
}

const NOTHING: VaFound = { products: [], interpretation: null };
const MOST_SIMILAR = 5;
/** A step takes a few milliseconds, and the process can do other work between two. */
const PRODUCTS_PER_STEP = 100;

/** Searches the VA formulary by brand, ingredient or product name. */
export class VaSearch {
  private readonly entries: readonly Entry[];
  private readonly medicines: SameMedicines<VaProduct>;

  /** @param texts search texts of the products, if these texts were already created (see `create`) */
  constructor(
    products: readonly VaProduct[],
    readonly names: NameMatcher,
    texts = products.map(searchText),
  ) {
    this.entries = products.map((product, index) => ({ product, text: texts[index] ?? '' }));
    this.medicines = new SameMedicines(products);
  }

  /** In small steps, so that the process can answer requests between them. */
  static async create(products: readonly VaProduct[], names: NameMatcher): Promise<VaSearch> {
    const texts: string[] = [];
    for (let start = 0; start < products.length; start += PRODUCTS_PER_STEP) {
      texts.push(...products.slice(start, start + PRODUCTS_PER_STEP).map(searchText));
      await setImmediate();
    }
    const search = new VaSearch(products, names, texts);
    await setImmediate();
    names.warmUp();
    return search;
  }

  /**
   * Finds products on the VA formulary by name. If the text is a known name, every product shares an ingredient with
   * it, so the result may contain no products. `interpretation` contains the medicine that the text names.
   */
  find(text: string): VaFound {
    const typed = readTyped(text);
    const known = this.names.named(text);
    // A strength is no name, unless it is part of one, such as "5-FU".
    const compared = known ? wordsOf(text) : (typed.names[0] ?? []);
    if (compared.join('').length < VA_SEARCH.from) return NOTHING;
    const direct = this.containing(typed.all);
    if (known) {
      const products = this.fitting([...this.productsOf(known)], typed);
      const named = direct.filter((product) => this.isNamed(product, known));
      return {
        products: union(matchingFirst(products, known.generic), named, text),
        interpretation: interpretationOf(known),
      };
    }
    const begun = this.firstOf(typed, (words) => this.beginningAs(words)) ?? [];
    const products = begun.flatMap((name) => this.fitting([...this.productsOf(name)], typed));
    const [only, other] = [...new Map(begun.map((name) => [name.generic, name])).values()];
    // Several words begin a name together. Products in which they begin words here and there are other medicines:
    // "Mag-Ox" does not mean Magnacet, which has oxycodone.
    const meant =
      typed.all.length > 1 && begun.length > 0
        ? direct.filter((product) => begun.some((name) => this.sharesIngredient(product, name)))
        : direct;
    const interpretation = meant.length === 0 && only && !other ? interpretationOf(only) : null;
    return { products: union(matchingFirst(meant, text), products, text), interpretation };
  }

  /** Empty if the text is or begins the name of a medicine. */
  similarTo(text: string): readonly string[] {
    const words = readTyped(text).names.at(-1) ?? [];
    const { products, interpretation } = this.find(text);
    if (products.length > 0 || interpretation || words.join('').length < DRUG_SEARCH.keepTypingBelow) return [];
    const similar = this.names.similarTo(words).filter((name) => this.productsOf(name).length > 0);
    return similar.slice(0, MOST_SIMILAR).map(({ label }) => label);
  }

  beginningWith(starts: readonly string[]): VaProduct[] {
    return this.entries
      .filter(({ text }) => starts.some((word) => text.includes(` ${word}`)))
      .map(({ product }) => product);
  }

  /** Returns whether a product has all words of a known name, or of its generic name, and an ingredient of it. */
  private isNamed(product: VaProduct, known: KnownName): boolean {
    const own = new Set(searchText(product).trim().split(/ +/));
    const isWhole = (name: string): boolean => wordsOf(name).every((word) => own.has(word) || own.has(longWord(word)));
    return (isWhole(known.label) || isWhole(known.generic)) && this.sharesIngredient(product, known);
  }

  private sharesIngredient({ brand, generic }: VaProduct, known: KnownName): boolean {
    return [brand, generic].some((label) => this.names.mayMean(known, { label, generic }));
  }

  private containing(words: readonly string[]): VaProduct[] {
    const starts = words.map((word) => [` ${word}`, ` ${longWord(word)}`]);
    return this.entries
      .filter(({ text }) => starts.every((ways) => ways.some((way) => text.includes(way))))
      .map(({ product }) => product);
  }

  private beginningAs(words: readonly string[]): readonly KnownName[] | null {
    const found = this.names.beginningWith(words);
    return found.length > 0 ? found : null;
  }

  /** First with all words, then without forms, then without salts. Null if nothing is found. */
  private firstOf<T>({ names }: TypedName, look: (words: readonly string[]) => T | null): T | null {
    for (const words of names) {
      const found = look(words);
      if (found !== null) return found;
    }
    return null;
  }

  private productsOf({ generic }: KnownName): readonly VaProduct[] {
    return generic === '' ? [] : this.medicines.of(generic);
  }

  private fitting(products: readonly VaProduct[], { details }: TypedName): readonly VaProduct[] {
    const fit = products.filter((product) => details.every((detail) => searchText(product).includes(` ${detail}`)));
    return fit.length > 0 ? fit : products;
  }
}

const interpretationOf = ({ label, generic }: KnownName): Interpretation => ({ name: label, generic });

const union = (first: readonly VaProduct[], second: readonly VaProduct[], text: string): VaProduct[] => [
  ...new Set([...first, ...matchingFirst(second, text)]),
];

function searchText(product: VaProduct): string {
  const { brand, generic, id } = product;
  const words = wordsOf(`${brand} ${generic} ${id}`);
  const all = new Set([...words, ...words.map(longWord), ...wordsOf(nameAndForm(product).form)]);
  return [...all].map((word) => ` ${word}`).join('');
}
