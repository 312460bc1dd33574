import { wordsOf } from './name-match.js';

/**
 * Abbreviations of salts in the VA formulary and in other lists of medicines, with their long forms. "af" stands for
 * "alafenamide", as in the names of tablets. In the names of liquids it could mean "alcohol-free", but liquids are
 * never compared.
 */
const SHORT: Readonly<Record<string, string>> = {
  na: 'sodium',
  disodium: 'sodium',
  ca: 'calcium',
  k: 'potassium',
  mg: 'magnesium',
  hcl: 'hydrochloride',
  dihydrochloride: 'hydrochloride',
  hbr: 'hydrobromide',
  so4: 'sulfate',
  po4: 'phosphate',
  cl: 'chloride',
  br: 'bromide',
  dimesylate: 'mesylate',
  df: 'disoproxil',
  af: 'alafenamide',
  es: 'ethylsuccinate',
  isophane: 'nph',
  reg: 'regular',
};

/** After the name of a medicine, they do not change which one is meant, unless they are `ESTERS`. */
const SALTS = new Set([
  'acetate',
  'acetonide',
  'alafenamide',
  'anhydrous',
  'axetil',
  'base',
  'benzoate',
  'besylate',
  'bisulfate',
  'bitartrate',
  'bromide',
  'calcium',
  'carbonate',
  'chloride',
  'cilexetil',
  'citrate',
  'cypionate',
  'decanoate',
  'dihydrate',
  'dipivoxil',
  'dipropionate',
  'disoproxil',
  'enanthate',
  'ethanolate',
  'ethylsuccinate',
  'etexilate',
  'fumarate',
  'furoate',
  'gluconate',
  'hemihydrate',
  'hippurate',
  'hyclate',
  'hydrobromide',
  'hydrochloride',
  'isethionate',
  'lactate',
  'maleate',
  'malate',
  'mandelate',
  'medoxomil',
  'meglumine',
  'mesylate',
  'monohydrate',
  'nitrate',
  'oxalate',
  'palmitate',
  'pamoate',
  'phosphate',
  'pivoxil',
  'potassium',
  'propionate',
  'proxetil',
  'sodium',
  'stearate',
  'succinate',
  'sulfate',
  'tartrate',
  'tosylate',
  'trihydrate',
  'tromethamine',
  'undecanoate',
  'valerate',
  'xinafoate',
]);
/** The word after a mineral decides: magnesium citrate is not magnesium sulfate. */
const MINERALS = new Set([
  'aluminum',
  'ammonium',
  'calcium',
  'ferrous',
  'iron',
  'lithium',
  'magnesium',
  'potassium',
  'silver',
  'sodium',
  'zinc',
]);
/** Esters that change a medicine's effect so much that the same name without the ester is a different medicine. */
const ESTERS = [
  'alafenamide',
  'cypionate',
  'decanoate',
  'enanthate',
  'ethylsuccinate',
  'palmitate',
  'stearate',
  'undecanoate',
  'valerate',
];
/** Form, manufacture or standard: words that do not change which medicine is meant. */
const BESIDE = new Set([
  'chewable',
  'effervescent',
  'human',
  'irrigation',
  'mouthwash',
  'mucosal',
  'paste',
  'shampoo',
  'soap',
  'usp',
  'xr',
]);
/** Each with the words that replace it in comparisons. The vitamins are from VA's trade names. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'vitamin b1': ['thiamine'],
  'vitamin b2': ['riboflavin'],
  'vitamin b6': ['pyridoxine'],
  'vitamin b12': ['cyanocobalamin'],
  'vitamin c': ['ascorbic', 'acid'],
  'vitamin d2': ['ergocalciferol'],
  'vitamin d3': ['cholecalciferol'],
  'vitamin k1': ['phytonadione'],
  'hepatitis b surface antigen vaccine': ['hepatitis', 'b', 'vaccine'],
  'varicella zoster virus vaccine live strain': ['varicella', 'vaccine'],
};

const isMineral = ([first = '']: readonly string[]): boolean => MINERALS.has(first);
/** Salts in long form, without the four-letter suffix of a biosimilar ("-bwwd"). */
function longWords(ingredient: string): string[] {
  const words = wordsOf(ingredient.replaceAll(/-[a-z]{4}(?=[\s,]|$)/gi, ' ')).filter(
    (word, at) => at === 0 || !BESIDE.has(word),
  );
  return (OTHER_NAMES[words.join(' ').replace(/^(vitamin [a-z]) (\d)/, '$1$2')] ?? words).map((word, at) =>
    at === 0 ? word : (SHORT[word] ?? word),
  );
}
const partsOf = (text: string): string[][] => text.split('/').map(longWords);

/**
 * Returns the words of each ingredient of a generic name, without the salts of the ingredients: "metformin
 * hydrochloride / sitagliptin" becomes [["metformin"], ["sitagliptin"]]. An ingredient that begins with a mineral, such
 * as "magnesium citrate", keeps all words.
 */
export const ingredientsOf = (generic: string): string[][] =>
  partsOf(generic.replaceAll(/\([^)]*\)/g, ' ')).map((words) =>
    isMineral(words) ? words : words.filter((word, at) => at === 0 || !SALTS.has(word)),
  );

/** Equal for names that differ only in salts or in the order of ingredients. */
export const keyOf = (generic: string): string =>
  ingredientsOf(generic)
    .map((words) => words.join(' '))
    .toSorted()
    .join('/');

/** Families ("insulin") count, and second names in parentheses. */
export function sharesIngredient(one: string, other: string): boolean {
  const partsOfBoth = [one, other].map((generic) =>
    ingredientsOf(generic.replaceAll(/[()]/g, '/'))
      .map((words) => words.filter((word) => !BESIDE.has(word)))
      .filter((words) => words.length > 0),
  );
  const [own = [], others = []] = partsOfBoth;
  return own.some((words) =>
    others.some(
      (theirs) => words.every((word) => theirs.includes(word)) || theirs.every((word) => words.includes(word)),
    ),
  );
}

/** Returns the long form of an abbreviated salt ("hcl", "na"). Any other word is returned unchanged. */
export const longWord = (word: string): string => SHORT[word] ?? word;

export const isEster = (word: string): boolean => ESTERS.includes(word);

export const isSalt = (word: string): boolean => SALTS.has(word);

export const allWordsOf = (text: string): ReadonlySet<string> => new Set(partsOf(text).flat());

function saltsOf(text: string): Map<string, ReadonlySet<string>> {
  const named = partsOf(text).map(
    (words) =>
      [words[0] ?? '', new Set(isMineral(words) ? [] : words.slice(1).filter((word) => SALTS.has(word)))] as const,
  );
  return new Map(named.filter(([, salts]) => salts.size > 0));
}

const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>): boolean =>
  [...small].every((one) => large.has(one));

const NO_SALT: ReadonlySet<string> = new Set();
const areOther = (one: ReadonlySet<string>, two: ReadonlySet<string>): boolean =>
  (!isWithin(one, two) && !isWithin(two, one)) || ESTERS.some((ester) => one.has(ester) !== two.has(ester));

/**
 * Returns whether two medicine names differ in an ester of any ingredient, which makes them different medicines.
 * Ingredients for which `name` mentions no salt or ester are not compared.
 */
export function isOtherEster(name: string, product: string): boolean {
  const [searched, listed] = [saltsOf(name), saltsOf(product)];
  return [...searched].some(([ingredient, salts]) => {
    const others = listed.get(ingredient) ?? NO_SALT;
    return ESTERS.some((ester) => salts.has(ester) !== others.has(ester));
  });
}

/**
 * Compares the salts in two medicine names. `same` means that both names contain the same salts. `other` means that
 * they contain different salts, or that only one of them contains an ester. `open` means that this is undecided,
 * because one name mentions no salt or only a part of the other's salt ("disoproxil" and "disoproxil fumarate").
 */
export function comparedSalts(name: string, product: string): 'same' | 'open' | 'other' {
  const [searched, listed] = [saltsOf(name), saltsOf(product)];
  const pairs = [...new Set([...searched.keys(), ...listed.keys()])].map(
    (ingredient) => [searched.get(ingredient) ?? NO_SALT, listed.get(ingredient) ?? NO_SALT] as const,
  );
  if (pairs.some(([one, two]) => areOther(one, two))) return 'other';
  return pairs.length > 0 && pairs.every(([one, two]) => one.size === two.size) ? 'same' : 'open';
}
