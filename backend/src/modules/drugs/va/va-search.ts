import { setImmediate } from 'node:timers/promises';
import { DRUG_SEARCH, VA_SEARCH } from '#contract/limits/drugs.js';
import { wordsOf } from '../names/name-match.js';
import { isClear, nearestNames, type Name } from '../names/name-rank.js';
import { NearWords } from '../names/near-words.js';
import { knownNames, type KnownName } from './known-names.js';
import { readTyped, type TypedName } from './typed-name.js';
import { nameAndForm } from './va-form.js';
import type { VaProduct } from './va-list-file.js';
import { keyOf, SameMedicines } from './va-match.js';
import { matchingFirst } from './va-order.js';
import { longWord } from './va-salts.js';

export interface Interpretation {
  readonly name: string;
  /**
   * Generic name of the medicine, with all its ingredients. The generic name is empty if the ingredients are not known.
   */
  readonly generic: string;
  readonly isGuess: boolean;
}
export interface VaFound {
  readonly products: readonly VaProduct[];
  readonly interpretation: Interpretation | null;
  /**
   * Names of medicines on the VA formulary whose spelling is similar to the search text. The list is empty if it is
   * clear which medicine the person meant.
   */
  readonly similar: readonly string[];
}
interface Entry {
  readonly product: VaProduct;
  /**
   * All words by which the product can be found, as one string. Each word is preceded by a space, so that a search can
   * match the beginnings of words.
   */
  readonly text: string;
}

const NOTHING: VaFound = { products: [], interpretation: null, similar: [] };
const MAX_GUESS_DISTANCE = 2.5;
const MOST_SIMILAR = 5;
/**
 * Number of products whose search texts are created in one step. Such a step takes a few milliseconds, and the process
 * can do other work between two steps.
 */
const PRODUCTS_PER_STEP = 100;

/** Searches the VA formulary by brand, ingredient or product name. Misspelled names are found too. */
export class VaSearch {
  private readonly entries: readonly Entry[];
  private readonly medicines: SameMedicines<VaProduct>;
  private readonly names: readonly (Name & { readonly words: readonly string[] })[];
  private readonly byLabel: ReadonlyMap<string, Name>;
  private spelling: NearWords<Name> | null = null;

  /**
   * Creates a search whose index for misspelled names is built when it is first needed.
   * @param texts search texts of the products, if these texts were already created (see `create`)
   */
  constructor(products: readonly VaProduct[], names: readonly KnownName[], texts = products.map(searchText)) {
    this.entries = products.map((product, index) => ({ product, text: texts[index] ?? '' }));
    this.medicines = new SameMedicines(products);
    this.names = knownNames(names, products).map(({ label, generic }, id) => ({
      id,
      label,
      generic,
      products: 0,
      words: wordsOf(label),
    }));
    this.byLabel = new Map(this.names.map((name) => [name.words.join(' '), name]));
  }

  /**
   * Creates a search of the VA formulary, including the index for misspelled names. The work is done in small steps, so
   * that the process can answer requests between the steps.
   */
  static async create(products: readonly VaProduct[], names: readonly KnownName[]): Promise<VaSearch> {
    const texts: string[] = [];
    for (let start = 0; start < products.length; start += PRODUCTS_PER_STEP) {
      texts.push(...products.slice(start, start + PRODUCTS_PER_STEP).map(searchText));
      await setImmediate();
    }
    const search = new VaSearch(products, names, texts);
    await setImmediate();
    search.spelling = new NearWords<Name>(search.names);
    return search;
  }

  /**
   * Finds products on the VA formulary by name. If the text names a medicine that is not on the formulary, the result
   * contains no products, not even similar ones. In that case, `interpretation` contains the medicine that the text
   * names.
   */
  find(text: string): VaFound {
    const typed = readTyped(text);
    if ((typed.names[0] ?? []).join('').length < VA_SEARCH.from) return NOTHING;
    const direct = this.containing(typed.all);
    const exact = this.firstOf(typed, (words) => this.byLabel.get(words.join(' ')) ?? null);
    if (exact) {
      const products = this.fitting([...this.productsOf(exact)], typed);
      return {
        products: union(matchingFirst(products, exact.generic), direct, text),
        interpretation: interpretationOf(exact),
        similar: [],
      };
    }
    const begun = this.firstOf(typed, (words) => this.beginningAs(words)) ?? [];
    if (direct.length > 0 || begun.length > 0) {
      const products = begun.flatMap((name) => this.fitting([...this.productsOf(name)], typed));
      const [only, other] = [...new Map(begun.map((name) => [name.generic, name])).values()];
      const interpretation = direct.length === 0 && only && !other ? interpretationOf(only) : null;
      return { products: union(matchingFirst(direct, text), products, text), interpretation, similar: [] };
    }
    return this.bySpelling(typed);
  }

  beginningWith(starts: readonly string[]): VaProduct[] {
    return this.entries
      .filter(({ text }) => starts.some((word) => text.includes(` ${word}`)))
      .map(({ product }) => product);
  }

  private bySpelling(typed: TypedName): VaFound {
    const words = typed.names.at(-1) ?? [];
    if (words.join('').length < DRUG_SEARCH.keepTypingBelow) return NOTHING;
    this.spelling ??= new NearWords<Name>(this.names);
    const ranked = nearestNames(words, this.spelling.near(words)).filter(
      ({ distance }) => distance <= MAX_GUESS_DISTANCE,
    );
    const [best] = ranked;
    if (!best) return NOTHING;
    const guesses = ranked.filter((name, at) => at === 0 || !isWithin(best, name));
    const [, second] = guesses;
    if (isClear(best, second)) {
      const products = matchingFirst(this.fitting([...this.productsOf(best)], typed), best.generic);
      return { products, interpretation: { name: best.label, generic: best.generic, isGuess: true }, similar: [] };
    }
    const similar = guesses.filter((name) => this.productsOf(name).length > 0);
    const oneEach = [...new Map(similar.toReversed().map((name) => [keyOf(name.generic), name.label])).values()];
    return { ...NOTHING, similar: oneEach.toReversed().slice(0, MOST_SIMILAR) };
  }

  private containing(words: readonly string[]): VaProduct[] {
    const starts = words.map((word) => [` ${word}`, ` ${longWord(word)}`]);
    return this.entries
      .filter(({ text }) => starts.every((ways) => ways.some((way) => text.includes(way))))
      .map(({ product }) => product);
  }

  private beginningAs(words: readonly string[]): Name[] | null {
    const found = this.names.filter((name) =>
      words.every((typed) => name.words.some((word) => word.startsWith(typed))),
    );
    return found.length > 0 ? found : null;
  }

  /**
   * Calls `look` with fewer and fewer of the typed words until `look` finds something: first with all words, then
   * without dosage forms, then without salts as well. Returns null if nothing is found.
   */
  private firstOf<T>({ names }: TypedName, look: (words: readonly string[]) => T | null): T | null {
    for (const words of names) {
      const found = look(words);
      if (found !== null) return found;
    }
    return null;
  }

  private productsOf({ generic }: Name): readonly VaProduct[] {
    return generic === '' ? [] : this.medicines.of(generic);
  }

  private fitting(products: readonly VaProduct[], { details }: TypedName): readonly VaProduct[] {
    const fit = products.filter((product) => details.every((detail) => searchText(product).includes(` ${detail}`)));
    return fit.length > 0 ? fit : products;
  }
}

/**
 * Returns whether the second of two medicine names means the same brand as the first name, or a medicine that contains
 * all ingredients of the first one.
 */
function isWithin({ label, generic }: Name, other: Name): boolean {
  if (wordsOf(other.label)[0] === wordsOf(label)[0]) return true;
  const others = new Set(keyOf(other.generic).split('/'));
  return keyOf(generic)
    .split('/')
    .every((ingredient) => others.has(ingredient));
}

const interpretationOf = ({ label, generic }: Name): Interpretation => ({ name: label, generic, isGuess: false });

const union = (first: readonly VaProduct[], second: readonly VaProduct[], text: string): VaProduct[] => [
  ...new Set([...first, ...matchingFirst(second, text)]),
];

function searchText(product: VaProduct): string {
  const { brand, generic, id } = product;
  const words = wordsOf(`${brand} ${generic} ${id}`);
  const all = new Set([...words, ...words.map(longWord), ...wordsOf(nameAndForm(product).form)]);
  return [...all].map((word) => ` ${word}`).join('');
}
