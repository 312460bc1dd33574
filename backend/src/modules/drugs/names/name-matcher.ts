import { isEster, isSalt, keyOf, longWord, sharesIngredient } from './ingredients.js';
import { wordsOf } from './name-match.js';
import { nearestNames, type Name } from './name-rank.js';
import { NearWords } from './near-words.js';
import { OTHER_NAMES } from './other-names.js';
import { readTyped } from './typed-text.js';

/** A name of a medicine, with its generic name, which is empty if the ingredients of the medicine are not known. */
export interface KnownName {
  readonly label: string;
  readonly generic: string;
  /** Number of medicine products with this name, if a list of products has it. */
  readonly products?: number;
}
interface Entry extends Name {
  readonly words: readonly string[];
}

/** Largest spelling distance, in edits, at which a name is offered for a misspelled one. */
const MAX_GUESS_DISTANCE = 3.75;
/** Names that are farther than the closest one by more edits than this are not offered. */
const MAX_BEHIND = 1;
/** Names of packages and the like have many more words than people type, and are not offered. */
const MAX_MORE_WORDS = 2;

/**
 * Decides which medicine a person means, the same for every search on the site. It knows all names of the lists, also
 * of medicines that no search can offer.
 */
export class NameMatcher {
  private readonly names: readonly Entry[];
  private readonly byWords: ReadonlyMap<string, Entry>;
  private readonly byIngredients: ReadonlyMap<string, readonly Entry[]>;
  private spelling: NearWords<Entry> | null = null;

  /** If several sources have a name, the first one that gives its ingredients counts. */
  constructor(sources: readonly KnownName[]) {
    const all = new Map<string, KnownName>();
    const named: readonly KnownName[] = [...OTHER_NAMES, ...sources];
    for (const name of named) {
      const words = wordsOf(name.label).join(' ');
      const known = all.get(words);
      const products = Math.max(known?.products ?? 0, name.products ?? 0);
      // A list of products writes generic names in small letters, as on packages.
      const label = name.products ? name.label : (known?.label ?? name.label);
      if (words !== '') all.set(words, { generic: known?.generic || name.generic, label, products });
    }
    this.byWords = new Map(
      [...all].map(([words, { label, generic, products = 0 }], id) => [
        words,
        { id, label, generic, products, words: words.split(' ') },
      ]),
    );
    this.names = [...this.byWords.values()];
    this.byIngredients = Map.groupBy(this.names, ({ generic }) => keyOf(generic));
  }

  /** Prepares for misspelled names, which takes longer than one request may wait. */
  warmUp(): void {
    this.spelling ??= new NearWords(this.names);
  }

  /** Returns the medicine that has exactly the typed name, apart from a strength, a form or a salt, or null. */
  named(text: string): KnownName | null {
    const { words, nameWords } = readTyped(text);
    const withoutSalts = nameWords.filter((word, at) => at === 0 || !isSalt(longWord(word)) || isEster(longWord(word)));
    const ways = [wordsOf(text), words, nameWords, withoutSalts].map((way) => way.join(' '));
    return ways.map((way) => this.byWords.get(way)).find((name) => name !== undefined) ?? null;
  }

  beginningWith(words: readonly string[]): readonly KnownName[] {
    return this.names.filter((name) => words.every((typed) => name.words.some((word) => word.startsWith(typed))));
  }

  /** Returns all names of medicines that have exactly the ingredients of the given generic name. */
  sameAs(generic: string): readonly KnownName[] {
    return generic === '' ? [] : (this.byIngredients.get(keyOf(generic)) ?? []);
  }

  /**
   * Returns whether a medicine may be an answer to a known name: it has an ingredient of it or, if the ingredients of
   * either are not known, all words of the name.
   */
  mayMean({ label, generic }: KnownName, medicine: KnownName): boolean {
    const ingredients = medicine.generic || (this.named(medicine.label)?.generic ?? '');
    const [wanted, own] = [wordsOf(label), wordsOf(medicine.label)];
    if (wanted.join(' ') === own.join(' ')) return true;
    if (generic !== '' && ingredients !== '') return sharesIngredient(generic, ingredients);
    return wanted.every((word) => own.includes(word));
  }

  /**
   * Returns names that are spelled like the typed words, closest first. Of several names for the same ingredients, and
   * of a medicine and its combinations with others, only the closest is returned.
   */
  similarTo(words: readonly string[]): readonly KnownName[] {
    this.warmUp();
    const near = (this.spelling?.near(words) ?? []).filter(
      (name) => name.words.length <= words.length + MAX_MORE_WORDS,
    );
    const all = nearestNames(words, near);
    const [best] = all;
    const most = Math.min(MAX_GUESS_DISTANCE, (best?.distance ?? 0) + MAX_BEHIND);
    const ranked = all.filter(({ distance }) => distance <= most);
    const guesses = ranked.filter((name, at) => at === 0 || (best !== undefined && !isWithin(best, name)));
    const oneEach = new Map(
      guesses.toReversed().map((name) => [name.generic === '' ? name.label : keyOf(name.generic), name]),
    );
    return guesses.filter((name) => [...oneEach.values()].includes(name));
  }
}

/**
 * Returns whether the second of two medicine names means the same brand as the first name, or a medicine that contains
 * all ingredients of the first one.
 */
function isWithin({ label, generic }: KnownName, other: KnownName): boolean {
  if (wordsOf(other.label)[0] === wordsOf(label)[0]) return true;
  const others = new Set(keyOf(other.generic).split('/'));
  return keyOf(generic)
    .split('/')
    .every((ingredient) => ingredient !== '' && others.has(ingredient));
}
