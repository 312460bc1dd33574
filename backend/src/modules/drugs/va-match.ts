import type { VaDrug } from '../../contract/drugs.contract.js';
import { wordsOf } from './name-match.js';

/** A medicine as far as VA's list can be asked about it. */
export interface Asked { readonly generic: string; readonly strength: string; readonly form: string }
type Listed = Pick<VaDrug, 'id' | 'generic' | 'form'>;
/** `listed`: this medicine, strength and form. `sameMedicine`: the list has it, but not surely in this strength and form. */
export interface VaMatch { readonly status: 'listed' | 'sameMedicine' | 'notFound'; readonly product: string | null }

const SALTS = new Set([
  'acetate', 'anhydrous', 'besylate', 'bisulfate', 'bitartrate', 'calcium', 'citrate', 'dihydrate', 'disoproxil', 'fumarate', 'hydrobromide', 'hydrochloride', 'maleate', 'mesylate',
  'monohydrate', 'oxalate', 'phosphate', 'potassium', 'sodium', 'succinate', 'sulfate', 'tartrate', 'trihydrate',
]);
/** Here the second word says which medicine it is: magnesium citrate is not magnesium sulfate. */
const MINERALS = new Set(['aluminum', 'calcium', 'ferrous', 'iron', 'lithium', 'magnesium', 'potassium', 'sodium', 'zinc']);

/** Ingredients without their salts, in alphabetical order: "metformin hydrochloride / sitagliptin" -> "metformin/sitagliptin". */
function ingredientsOf(generic: string): string {
  const plain = (words: string[]): string => (MINERALS.has(words[0] ?? '') ? words : words.filter((word, at) => at === 0 || !SALTS.has(word))).join(' ');
  return generic.split('/').map((part) => plain(wordsOf(part))).toSorted().join('/');
}

/** The first word of each ingredient; nothing where a mineral is among them. */
function firstWordsOf(generic: string): string | null {
  const words = generic.split('/').map((part) => wordsOf(part)[0] ?? '');
  return words.some((word) => word === '' || MINERALS.has(word)) ? null : words.toSorted().join('/');
}

const IN_MICROGRAMS: Readonly<Record<string, number>> = { mcg: 1, mg: 1_000, gm: 1_000_000, g: 1_000_000 };

/** Every amount in a text, in micrograms and in order; null where it is counted otherwise (units, percent, per milliliter). */
export function amountsOf(text: string): number[] | null {
  if (/%|\/\s?(?:ml|actuat|hr|day|vil)|unt|unit|meq|\d-\d/i.test(text)) return null;
  const found = [...text.toLowerCase().matchAll(/(\d[\d.,]*)\s?(mcg|mg|gm|g)\b/g)];
  return found.map(([, amount = '', unit = '']) => Number(amount.replaceAll(',', '')) * (IN_MICROGRAMS[unit] ?? Number.NaN)).toSorted((a, b) => a - b);
}

/** Only forms that both lists name without doubt; a slow-release form comes in several kinds that are not the same. */
const FORMS: Readonly<Record<string, string>> = {
  'tab': 'tablet', 'tab,oral': 'tablet', 'oral tablet': 'tablet',
  'cap': 'capsule', 'cap,oral': 'capsule', 'oral capsule': 'capsule',
  'tab,ec': 'delayed tablet', 'delayed release oral tablet': 'delayed tablet',
  'cap,ec': 'delayed capsule', 'delayed release oral capsule': 'delayed capsule',
};
const formOf = (form: string): string | undefined => FORMS[form.trim().toLowerCase()];

/** Strength, then form: a pack, a kit or a kind of its own ("buffered") has more to its name, and is not compared. */
const PLAIN_PRODUCT = /\d(?:mcg|mg|gm|g) (?:tab|cap)(?:,(?:oral|ec|ud))*$/;

function isSameProduct({ strength, form }: Asked, product: Listed): boolean {
  if (!PLAIN_PRODUCT.test(product.id)) return false;
  const [wanted, held] = [amountsOf(strength), amountsOf(product.id)];
  if (!wanted || !held || wanted.length === 0 || formOf(form) === undefined || formOf(form) !== formOf(product.form)) return false;
  return wanted.length === held.length && wanted.every((amount, at) => amount === held[at]);
}

/** What the list says of a medicine. Never "listed" where strength or form are not known to be the same. */
export function matchOnList(asked: Asked, list: readonly Listed[]): VaMatch {
  const [ingredients, firstWords] = [ingredientsOf(asked.generic), firstWordsOf(asked.generic)];
  const same = list.filter(({ generic }) => ingredientsOf(generic) === ingredients);
  const exact = same.find((product) => isSameProduct(asked, product));
  if (exact) return { status: 'listed', product: exact.id };
  const near = same[0] ?? list.find(({ generic }) => firstWords !== null && firstWordsOf(generic) === firstWords);
  return near ? { status: 'sameMedicine', product: near.generic } : { status: 'notFound', product: null };
}

/** How the generic name of a product that could match begins. */
export const startOf = (generic: string): string[] => [...new Set(generic.split('/').flatMap((part) => wordsOf(part)[0] ?? []))];
