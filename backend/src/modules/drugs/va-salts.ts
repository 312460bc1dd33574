import { wordsOf } from './name-match.js';

/** How VA's products and other lists shorten a salt, and the word it stands for here ("af" of tablets; liquids free of alcohol are never compared). */
const SHORT: Readonly<Record<string, string>> = {
  na: 'sodium', disodium: 'sodium', ca: 'calcium', k: 'potassium', mg: 'magnesium', hcl: 'hydrochloride', dihydrochloride: 'hydrochloride', hbr: 'hydrobromide', so4: 'sulfate', po4: 'phosphate',
  cl: 'chloride', br: 'bromide', dimesylate: 'mesylate', df: 'disoproxil', af: 'alafenamide', es: 'ethylsuccinate', isophane: 'nph', reg: 'regular',
};

/** Salts, esters and hydrates: what may follow the name of a medicine that stays the same medicine. */
const SALTS = new Set([
  'acetate', 'acetonide', 'alafenamide', 'anhydrous', 'axetil', 'base', 'benzoate', 'besylate', 'bisulfate', 'bitartrate', 'bromide', 'calcium', 'carbonate', 'chloride', 'cilexetil', 'citrate', 'cypionate',
  'decanoate', 'dihydrate', 'dipivoxil', 'dipropionate', 'disoproxil', 'enanthate', 'ethanolate', 'ethylsuccinate', 'etexilate', 'fumarate', 'furoate', 'gluconate', 'hemihydrate', 'hippurate',
  'hyclate', 'hydrobromide', 'hydrochloride', 'isethionate', 'lactate', 'maleate', 'malate', 'mandelate', 'medoxomil', 'meglumine', 'mesylate', 'monohydrate', 'nitrate', 'oxalate', 'palmitate', 'pamoate', 'phosphate',
  'pivoxil', 'potassium', 'propionate', 'proxetil', 'sodium', 'stearate', 'succinate', 'sulfate', 'tartrate', 'tosylate', 'trihydrate', 'tromethamine', 'undecanoate', 'valerate', 'xinafoate',
]);
/** Here the second word says which medicine it is: magnesium citrate is not magnesium sulfate. */
const MINERALS = new Set(['aluminum', 'ammonium', 'calcium', 'ferrous', 'iron', 'lithium', 'magnesium', 'potassium', 'silver', 'sodium', 'zinc']);
/** An ester that works so otherwise that a product which does not name it is another one. */
const ESTERS = ['alafenamide', 'cypionate', 'decanoate', 'enanthate', 'ethylsuccinate', 'palmitate', 'stearate', 'undecanoate', 'valerate'];
/** Said of the form, the make or the standard; the medicine is the same. */
const BESIDE = new Set(['chewable', 'effervescent', 'human', 'irrigation', 'mouthwash', 'mucosal', 'paste', 'shampoo', 'soap', 'usp', 'xr']);
/** Two names of one thing: for the vitamins, VA's own trade names say so ("CHOLECALCIFEROL (VITAMIN D3)"). */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'vitamin b1': ['thiamine'], 'vitamin b2': ['riboflavin'], 'vitamin b6': ['pyridoxine'], 'vitamin b12': ['cyanocobalamin'], 'vitamin c': ['ascorbic', 'acid'], 'vitamin d2': ['ergocalciferol'],
  'vitamin d3': ['cholecalciferol'], 'vitamin k1': ['phytonadione'], 'hepatitis b surface antigen vaccine': ['hepatitis', 'b', 'vaccine'], 'varicella zoster virus vaccine live strain': ['varicella', 'vaccine'],
};

const isMineral = ([first = '']: readonly string[]): boolean => MINERALS.has(first);
/** The words of one ingredient, each in its long form; the four letters that tell biosimilars apart ("-bwwd") are none of its name. */
function longWords(ingredient: string): string[] {
  const words = wordsOf(ingredient.replaceAll(/-[a-z]{4}(?=[\s,]|$)/gi, ' ')).filter((word, at) => at === 0 || !BESIDE.has(word));
  return (OTHER_NAMES[words.join(' ').replace(/^(vitamin [a-z]) (\d)/, '$1$2')] ?? words).map((word, at) => (at === 0 ? word : (SHORT[word] ?? word)));
}
const partsOf = (text: string): string[][] => text.split('/').map(longWords);

/** Each ingredient's own words, without its salt: "metformin hydrochloride / sitagliptin" -> metformin; sitagliptin. */
export const ingredientsOf = (generic: string): string[][] => partsOf(generic.replaceAll(/\([^)]*\)/g, ' ')).map((words) => (isMineral(words) ? words : words.filter((word, at) => at === 0 || !SALTS.has(word))));

/** A word in its long form. */
export const isSalt = (word: string): boolean => SALTS.has(word);

/** Every word of a product's name, in its long form. */
export const allWordsOf = (text: string): ReadonlySet<string> => new Set(partsOf(text).flat());

/** The salts named with each ingredient, by the ingredient's first word. */
function saltsOf(text: string): Map<string, ReadonlySet<string>> {
  const named = partsOf(text).map((words) => [words[0] ?? '', new Set(isMineral(words) ? [] : words.slice(1).filter((word) => SALTS.has(word)))] as const);
  return new Map(named.filter(([, salts]) => salts.size > 0));
}

const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>): boolean => [...small].every((one) => large.has(one));

const NO_SALT: ReadonlySet<string> = new Set();
const areOther = (one: ReadonlySet<string>, two: ReadonlySet<string>): boolean => (!isWithin(one, two) && !isWithin(two, one)) || ESTERS.some((ester) => one.has(ester) !== two.has(ester));

/**
 * Whether two names speak of one salt: `same` where both name the same, `other` where they name different ones, `open`
 * where one of them names none (an ester that one of them names is `other`). A longer name of one salt ("disoproxil
 * fumarate" for "disoproxil") is `open` too.
 */
export function comparedSalts(asked: string, product: string): 'same' | 'open' | 'other' {
  const [wanted, held] = [saltsOf(asked), saltsOf(product)];
  const pairs = [...new Set([...wanted.keys(), ...held.keys()])].map((name) => [wanted.get(name) ?? NO_SALT, held.get(name) ?? NO_SALT] as const);
  if (pairs.some(([one, two]) => areOther(one, two))) return 'other';
  return pairs.length > 0 && pairs.every(([one, two]) => one.size === two.size) ? 'same' : 'open';
}
