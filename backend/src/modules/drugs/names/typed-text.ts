import type { Drug } from '#contract/api/drugs.contract.js';
import { wordsOf } from './name-match.js';

type Described = Pick<Drug, 'name' | 'strength' | 'route' | 'rxnorm_dose_form' | 'rxterms_dose_form'>;

/** An amount with its unit, or with an empty unit if none is known. */
interface Amount {
  readonly value: number;
  readonly unit: string;
}

/** A search text for medicines, taken apart. */
export interface TypedText {
  /** All words in lowercase, without numbers and units. */
  readonly words: readonly string[];
  /** The words that must occur in the name of a medicine. They are all words if only words for forms were typed. */
  readonly nameWords: readonly string[];
  readonly amounts: readonly Amount[];
  /** Patterns that the route and dosage form of a medicine match if it has the form that was typed. */
  readonly forms: readonly RegExp[];
}

/**
 * Everyday words for the form of a medicine, and names of devices, by the routes and dosage forms that they mean. A
 * pattern that ends in "$" also allows products of which only the route is known.
 */
const FORM_WORDS: readonly (readonly [words: string, form: RegExp])[] = [
  ['tablet tablets tab tabs caplet caplets', /Tablet|Oral Pill ?$/],
  ['capsule capsules cap caps softgel softgels', /Capsule|Oral Pill ?$/],
  ['pill pills oral', /Oral Pill/],
  ['chewable chewables', /Chewable/],
  ['odt dissolving disintegrating', /Disintegrating/],
  ['sublingual tongue', /Sublingual/],
  ['er xr sr xl la cr cd long extended acting', /Extended Release/],
  ['dr ec delayed', /Delayed Release|Enteric/],
  ['inhaler inhalers puffer puffers', /Inhaler|Inhalation (?:Spray|Powder)|Inhalant ?$/],
  ['hfa redihaler', /Metered Dose Inhaler|Inhalant ?$/],
  ['diskus ellipta handihaler flexhaler twisthaler respiclick', /Dry Powder|Inhalation Powder|Inhalant ?$/],
  ['respimat', /Inhalation Spray|Inhalant ?$/],
  ['neb nebs nebulizer', /Inhalation (?:Solution|Suspension)/],
  ['patch patches', /Transdermal|Patch/],
  ['pen pens solostar kwikpen flexpen flextouch', /Pen Injector|Auto-Injector|Injectable ?$/],
  ['autoinjector sureclick', /Auto-Injector|Pen Injector|Injectable ?$/],
  ['injection injections injectable shot shots', /Injectable/],
  ['vial vials', /Injectable (?:Solution|Suspension)|Injection|Injectable ?$/],
  ['syringe syringes', /Syringe|Injectable ?$/],
  ['cream creams', /Cream|Topical ?$/],
  ['ointment ointments', /Ointment|Topical ?$/],
  ['gel gels', /Gel/],
  ['lotion lotions', /Lotion/],
  ['topical', /Topical/],
  ['shampoo', /Shampoo/],
  ['drop drops', /Ophthalmic|Otic|Drops/],
  ['eye', /Ophthalmic/],
  ['ear', /Otic/],
  ['nasal nose', /Nasal/],
  ['spray sprays', /Spray|Nasal/],
  ['syrup liquid elixir', /Oral (?:Liquid|Solution|Suspension)/],
  ['solution', /Solution|Liquid/],
  ['suspension', /Suspension|Liquid/],
  ['lozenge lozenges lollipop', /Lozenge/],
  ['film films strip strips', /Film/],
  ['powder', /Powder/],
  ['suppository suppositories rectal', /Rectal|Suppository/],
  ['vaginal', /Vaginal/],
];
const FORMS = new Map(FORM_WORDS.flatMap(([words, form]) => words.split(' ').map((word) => [word, form] as const)));
/** Words that only belong to a word for a form: "extended release", "under the tongue". */
const AROUND_FORMS = new Set(['release', 'under', 'the']);
/** Number of letters up to which a form word may also be the beginning of a name, as "pen" is of penicillin. */
const SHORT = 3;

/** How many milligrams each unit of weight has. */
const MILLIGRAMS: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, ug: 0.001, g: 1000, gm: 1000 };
const UNITS = new Set([...Object.keys(MILLIGRAMS), 'ml', 'unit', 'units', 'iu', 'meq']);
const DURATION = /^(?:hr|hrs|hour|hours|day|days)$/;

/** Takes a search text apart: "metformin ER 500 mg" names metformin, a long-acting form and 500 mg. */
export function readTyped(text: string): TypedText {
  const all = wordsOf(text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, ''));
  const words: string[] = [];
  const amounts: Amount[] = [];
  let number: number | null = null;
  const take = (unit: string): void => {
    if (number !== null && !DURATION.test(unit)) amounts.push({ value: number, unit: UNITS.has(unit) ? unit : '' });
    number = null;
  };
  for (const word of all) {
    const [, digits, unit = ''] = /^(\d*\.?\d+)([a-z]*)/.exec(word) ?? [];
    if (digits === undefined) {
      const isUnit = number !== null && (UNITS.has(word) || DURATION.test(word));
      take(word);
      // A unit without a number can be left over from a strength that is still being typed.
      if (!isUnit && !(words.length > 0 && UNITS.has(word))) words.push(word);
    } else {
      take('');
      number = Number(digits);
      if (unit !== '') take(unit);
    }
  }
  take('');
  const isForm = (word: string, at: number): boolean =>
    FORMS.has(word) ? at > 0 || word.length > SHORT : AROUND_FORMS.has(word) && at > 0;
  const others = words.filter((word, at) => !isForm(word, at));
  const forms = others.length === 0 ? [] : words.flatMap((word, at) => (isForm(word, at) && FORMS.get(word)) || []);
  return { words, nameWords: others.length === 0 ? words : others, amounts, forms: [...new Set(forms)] };
}

const isEqual = (one: number, other: number): boolean => Math.abs(one - other) <= one * 1e-6;

function isSame(wanted: Amount, known: Amount): boolean {
  const [wantedUnit, knownUnit] = [MILLIGRAMS[wanted.unit], MILLIGRAMS[known.unit]];
  if (wantedUnit !== undefined && knownUnit !== undefined)
    return isEqual(wanted.value * wantedUnit, known.value * knownUnit);
  if (isEqual(wanted.value, known.value)) return true;
  // People leave out the unit of an amount in micrograms too: "levothyroxine 50".
  return wanted.unit === '' && known.unit === 'mg' && known.value < 1 && isEqual(wanted.value, known.value * 1000);
}

const amountsIn = (strength: string): Amount[] =>
  [...strength.toLowerCase().matchAll(/(\d[\d,]*\.?\d*)(?:\s*(mcg|mg|g)\b)?/g)].map(([, digits = '', unit = '']) => ({
    value: Number(digits.replaceAll(',', '')),
    unit,
  }));

/** Returns how well a medicine fits the typed forms and strengths. A form counts more than a strength. */
export function fitOf(drug: Described, { amounts, forms }: TypedText): number {
  if (amounts.length + forms.length === 0) return 0;
  const longActing = / (?:XR|ER|SR)$/.test(drug.name) ? 'Extended Release ' : '';
  const form = `${longActing}${drug.rxterms_dose_form} ${drug.route} ${drug.rxnorm_dose_form}`;
  const known = amounts.length > 0 ? amountsIn(drug.strength) : [];
  const hasForms = forms.every((pattern) => pattern.test(form));
  const hasAmounts = amounts.every((wanted) => known.some((one) => isSame(wanted, one)));
  return (forms.length > 0 && hasForms ? 2 : 0) + (amounts.length > 0 && hasAmounts ? 1 : 0);
}
