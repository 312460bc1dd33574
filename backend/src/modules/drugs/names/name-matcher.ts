import { isEster, isSalt, keyOf, longWord, sharesIngredient } from './ingredients.js';
import { wordsOf } from './name-match.js';
import { nearestNames, type Name } from './name-rank.js';
import { editsBetween, editsFor, MOST_EDITS, soundOf, STEM } from './spelling.js';
import { readTyped } from './typed-text.js';

interface Labeled {
  readonly label: string;
}
interface Word {
  readonly word: string;
  readonly letters: number;
  readonly sound: string;
}

/** One bit a letter. Words whose masks differ too much need no comparison by letter. */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

function bitsIn(number: number): number {
  let [count, rest] = [0, number];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * An index in memory of the words in medicine names, for searches with misspelled names. A name is found if any word in
 * this name sounds like the typed word, or if the beginnings of the typed word and of a word in this name differ by at
 * most two edits. For short typed words, fewer edits are allowed.
 */
class NearWords<T extends Labeled> {
  private readonly words: readonly Word[];
  private readonly names: ReadonlyMap<string, readonly T[]>;

  constructor(names: readonly T[]) {
    const byWord = new Map<string, T[]>();
    for (const name of names) {
      const words = wordsOf(name.label);
      for (const word of new Set([...words, words.join('')])) byWord.set(word, [...(byWord.get(word) ?? []), name]);
    }
    this.names = byWord;
    this.words = [...byWord.keys()]
      .filter((word) => word.length >= 3 && /[a-z]/.test(word))
      .map((word) => ({ word, letters: lettersOf(word.slice(0, STEM + MOST_EDITS)), sound: soundOf(word) }));
  }

  near(words: readonly string[]): T[] {
    const typed = [...new Set([...words, words.join('')])];
    return [...new Set(typed.flatMap((word) => this.wordsNear(word)).flatMap((word) => this.names.get(word) ?? []))];
  }

  private wordsNear(typed: string): string[] {
    const stem = typed.slice(0, STEM);
    const [letters, sound, most] = [lettersOf(stem), soundOf(typed), editsFor(stem)];
    return this.words
      .filter(
        (one) =>
          one.sound === sound ||
          (bitsIn(letters & ~one.letters) <= most && editsBetween(stem, one.word.slice(0, STEM + most)).edits <= most),
      )
      .map(({ word }) => word);
  }
}

/** Everyday or foreign names, each with the usual generic name in the United States. */
const OTHER_NAMES = [
  ['paracetamol', 'acetaminophen'],
  ['salbutamol', 'albuterol'],
  ['adrenaline', 'epinephrine'],
  ['noradrenaline', 'norepinephrine'],
  ['frusemide', 'furosemide'],
  ['lignocaine', 'lidocaine'],
  ['glibenclamide', 'glyburide'],
  ['pethidine', 'meperidine'],
  ['rifampicin', 'rifampin'],
  ['ciclosporin', 'cyclosporine'],
  ['aciclovir', 'acyclovir'],
  ['amoxycillin', 'amoxicillin'],
  ['cefalexin', 'cephalexin'],
  ['thyroxine', 'levothyroxine'],
  ['isoprenaline', 'isoproterenol'],
  ['glyceryl trinitrate', 'nitroglycerin'],
  ['acetylsalicylic acid', 'aspirin'],
  ['cyanocobalamin', 'vitamin B12'],
  ['Z-Pack', 'azithromycin'],
  ['water pill', 'hydrochlorothiazide'],
  ['baby aspirin', 'aspirin'],
].map(([label = '', generic = '']) => ({ label, generic }));

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

/** The same for every search on the site. It knows all names of the lists, also of what no search offers. */
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

  /** It has an ingredient of it or, if the ingredients of either are unknown, all words of the name. */
  mayMean({ label, generic }: KnownName, medicine: KnownName): boolean {
    const ingredients = medicine.generic || (this.named(medicine.label)?.generic ?? '');
    const [wanted, own] = [wordsOf(label), wordsOf(medicine.label)];
    if (wanted.join(' ') === own.join(' ')) return true;
    if (generic !== '' && ingredients !== '') return sharesIngredient(generic, ingredients);
    return wanted.every((word) => own.includes(word));
  }

  /** Returns similarly spelled names, closest first, and only the closest of a medicine and its combinations. */
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

/** Whether the second name is the same brand as the first, or a medicine with all ingredients of the first. */
function isWithin({ label, generic }: KnownName, other: KnownName): boolean {
  if (wordsOf(other.label)[0] === wordsOf(label)[0]) return true;
  const others = new Set(keyOf(other.generic).split('/'));
  return keyOf(generic)
    .split('/')
    .every((ingredient) => ingredient !== '' && others.has(ingredient));
}
