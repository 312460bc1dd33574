/** What is known of a medicine that its name at a pharmacy says. Values that are not known are empty. */
export interface Described {
  /** Brand name or generic name, such as "metformin XR". */
  readonly name: string;
  readonly generic: string;
  /** Strength as packages state it, such as "500 mg". */
  readonly strength: string;
  /** Route of RxTerms, such as "Oral Pill". */
  readonly route: string;
  /** Dosage form of RxNorm, such as "Extended Release Oral Tablet". */
  readonly rxnormDoseForm: string;
  /** Words that begin the RxNorm name of a product: its kind and package, such as "Sensor 3 ML" or "24 HR". */
  readonly start: string;
}

/** Dosage forms of RxNorm in the words of a pharmacy. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^Pen Injector$/, 'pen'],
  [/Auto-Injector/, 'auto-injector'],
  [/^Transdermal System$|Patch/, 'patch'],
  [/^Metered Dose Inhaler$|^Inhalation Spray$/, 'inhaler'],
  [/^Dry Powder Inhaler$|^Inhalation Powder$/, 'powder inhaler'],
  [/^Inhalation (Solution|Suspension)$/, 'nebulizer liquid'],
  [/Nasal Spray$/, 'nasal spray'],
  [/^Ophthalmic (?:Solution|Suspension)$/, 'eye drops'],
  [/^Otic (?:Solution|Suspension)$/, 'ear drops'],
  [/^(?:Delayed Release Oral|Enteric Coated) Tablet$/, 'coated tablet'],
  [/^(?:Injectable (?:Solution|Suspension)|Injection)$/, 'injection'],
];
const INSULIN_IN_VIALS = /^Injectable (?:Solution|Suspension)$/;
/** Routes of RxTerms in the words of a pharmacy, for medicines of which the form is not known. */
const ROUTES: Readonly<Record<string, string>> = {
  'Oral Pill': 'pill',
  Injectable: 'injection',
  Topical: 'skin medicine',
  Ophthalmic: 'eye medicine',
  Otic: 'ear medicine',
  Nasal: 'nasal medicine',
  Chewable: 'chewable tablet',
  'Oral Disintegrating': 'disintegrating tablet',
};
/** Letters at the end of a name that stand for a long-acting or delayed form. */
const RELEASE = / (?:XR|ER|SR|DR)$/;
/** Medicines of which packages state less than a milligram in micrograms. */
const IN_MICROGRAMS = /^(?:calcitriol|levothyroxine|liothyronine)$/;

/** Returns the form of a medicine, without what its name says about the release. */
function shapeOf({ rxnormDoseForm, route, generic, start }: Described): string {
  const form = rxnormDoseForm || (/^(?:Tablet|Capsule)$/.test(start) ? start : '');
  if (form === '') return ROUTES[route] ?? route.toLowerCase();
  if (generic.startsWith('insulin') && INSULIN_IN_VIALS.test(form)) return 'vial';
  const known = FORMS.find(([pattern]) => pattern.test(form))?.[1];
  if (known !== undefined) return known;
  return form
    .replace(/^(Chewable )?(Extended|Delayed) Release (?:Oral )?/, '$2-release $1')
    .replace(/^Oral (?=Tablet|Capsule)/, '')
    .replace(/^Topical (?!Solution|Suspension|Powder)/, '')
    .replace('Ophthalmic', 'eye')
    .replace('Mucous Membrane Topical', 'mouth')
    .toLowerCase();
}

function formOf(medicine: Described): string {
  const shape = shapeOf(medicine);
  const isSaid = shape.includes('release') || shape.startsWith('coated');
  return !isSaid && / (?:XR|ER|SR)$/.test(medicine.name) ? `extended-release ${shape}` : shape;
}

/** Writes the amounts of a combination with their unit once, "5-325 mg", and large ones with commas. */
function strengthIn({ strength, generic }: Described): string {
  const parts = strength.split(' / ').map((part) => /^([\d.,]+) (\D+)$/.exec(part));
  const units = new Set(parts.map((part) => part?.[2]));
  const joined =
    parts.length > 1 && units.size === 1 && parts[0]
      ? `${parts.map((part) => part?.[1]).join('-')} ${parts[0][2]}`
      : strength;
  const [, milligrams] = /^(0?\.\d+) mg$/.exec(joined) ?? [];
  if (milligrams !== undefined && IN_MICROGRAMS.test(generic))
    return `${Number((Number(milligrams) * 1000).toPrecision(6))} mcg`;
  return joined.replaceAll(/(?<![\d.,])\d{4,6}(?![\d.,])/g, (number) => Number(number).toLocaleString('en-US'));
}

/** Such as "Metformin 500 mg extended-release tablet". Every screen shows this name. */
export function pharmacyName(medicine: Described): string {
  const { name, generic } = medicine;
  const form = formOf(medicine);
  // A brand keeps the letters, because they are part of it.
  const shown = generic.startsWith(name.replace(RELEASE, '').toLowerCase()) ? name.replace(RELEASE, '') : name;
  return [shown.slice(0, 1).toUpperCase() + shown.slice(1), strengthIn(medicine), form].filter(Boolean).join(' ');
}
