/** A medicine, as described by one file. Values that the file does not contain are empty strings. */
export interface Product {
  readonly rxcui: string;
  readonly name: string;
  readonly generic: string;
  readonly strength: string;
  readonly route: string;
  readonly rxtermsDoseForm: string;
  readonly rxnormDoseForm: string;
  /** Words that begin the RxNorm name of a product: its kind and package, such as "Sensor 3 ML" or "24 HR". */
  readonly start: string;
  /** Generic name with salts and suffixes, such as "insulin glargine-yfgn". */
  readonly exactName: string;
}

/** A medicine with its name as a pharmacy says it, which no other medicine of the list has. */
export interface NamedProduct extends Product {
  readonly fullName: string;
}

/** Null if the line describes no product. Throws an Error if columns are missing. */
export type LineReader = (line: string) => Product | null;

/**
 * Returns the name of a medicine in ordinary capitalization. To keep similar names apart, official files write some
 * letters inside words in capitals ("metFORMIN") or whole names in capitals ("MAXZIDE"). Groups of up to three capitals
 * (XR, HFA) and the first letter of a word in ordinary spelling are not changed.
 */
export function plainName(name: string): string {
  return name.trim().replaceAll(/[A-Za-z]+(?:'[A-Za-z]+)?/g, (word) => {
    if (word.length <= 3 && word === word.toUpperCase()) return word;
    return /^[A-Z]{2,}[a-z]/.test(word) ? word.toLowerCase() : word.slice(0, 1) + word.slice(1).toLowerCase();
  });
}

interface Parts {
  readonly generic: string;
  readonly strength: string;
  readonly form: string;
  readonly brand: string;
  readonly start: string;
}

const UNITS: Readonly<Record<string, string>> = { MG: 'mg', ML: 'mL', MCG: 'mcg', UNT: 'units', MEQ: 'mEq' };
const PART = /^(.+?) (\d[\d.,-]* [A-Z%][A-Z]*(?:\/\S+)?)(?: (.*))?$/;
/** Kinds of a medicine by which some RxNorm names begin, even if no package or duration follows. */
const KINDS = [
  'Abuse-Deterrent',
  'Atrial Fibrillation',
  'Augmented',
  'Emollient',
  'Hyponatremia',
  'Microencapsulated',
  'Micronized',
  'Once-Daily',
  'PMDD',
  'Preservative-Free',
  'Pulmonary Hypertension',
  'Sensor',
  'Soft Gelatin',
  'Sprinkle',
  'Sugar-Free',
  'Twice-Daily',
];
/** The package that begins an RxNorm name, sometimes after a kind: "Smoking Cessation 12 HR", "3 ML", "250 MG". */
const PACKAGE = /^((?:[A-Z\d][\w/-]*(?: [A-Z][a-z]+)* )?[\d.]+ (?:HR|ML|ACTUAT|DAY)|[\d.]+ (?:MG|UNT)) (?=[A-Za-z])/i;

/**
 * Splits a product name of RxNorm, such as "amlodipine 5 MG / telmisartan 40 MG Oral Tablet [Twynsta]", into generic
 * name, strength, dosage form, brand, and the words for kind and package that may begin it. Returns null for a name
 * without strengths, such as the name of a package with several medicines.
 */
export function partsOf(rxnormName: string): Parts | null {
  if (rxnormName.startsWith('{')) return null;
  const brand = /\[([^\]]+)\]\s*$/.exec(rxnormName)?.[1] ?? '';
  const [, withPackage] = PACKAGE.exec(rxnormName) ?? [];
  const kindAlone = withPackage
    ? undefined
    : KINDS.find((kind) => rxnormName.toLowerCase().startsWith(`${kind.toLowerCase()} `));
  const start = withPackage ?? kindAlone;
  const parts = rxnormName
    .slice(start === undefined ? 0 : start.length + 1)
    .replace(/\s*\[[^\]]+\]\s*$/, '')
    .split(' / ')
    .map((part) => PART.exec(part));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return {
    brand,
    generic: known.map(([, name = '']) => name.toLowerCase()).join(' / '),
    strength: known
      .map(([, , strength = '']) => strength.replaceAll(/[A-Z]+/g, (unit) => UNITS[unit] ?? unit))
      .join(' / '),
    form: known.at(-1)?.[3] ?? '',
    start: start ?? '',
  };
}
