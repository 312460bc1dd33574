/** What is known of a medicine that may tell it apart from one with the same name and strength. */
export interface Alike {
  /** Name, with the route in parentheses, as shown to people: "insulin glargine (Injectable)". */
  readonly fullName: string;
  readonly strength: string;
  readonly generic: string;
  /** Dosage form of RxNorm, such as "Extended Release Oral Tablet". */
  readonly rxnormDoseForm: string;
  /** Words that begin the RxNorm name of a product: its kind and package, such as "Sensor 3 ML" or "24 HR". */
  readonly start: string;
  /** Generic name with salts and suffixes, such as "insulin glargine-yfgn". */
  readonly exactName: string;
}

/** Words of RxNorm for kinds of a medicine, in words that pharmacies use with people. Others are shown in lowercase. */
const KINDS: Readonly<Record<string, string>> = {
  '3-Bead': 'releases three times',
  'Abuse-Deterrent': 'harder to misuse',
  'Atrial Fibrillation': 'for an uneven heartbeat (AF)',
  Biphasic: 'works in two steps',
  // The FDA's rating of a generic whose effect has not been shown to equal that of the brand.
  'BX Rating': 'not rated equal to the brand (BX)',
  'Breath-Actuated': 'works by breathing in',
  'Evening Dosing': 'taken in the evening',
  Hyponatremia: 'for low sodium',
  'Matrix Delivery': 'slow-release mix',
  Microencapsulated: 'with small coated beads',
  Micronized: 'finely ground (micronized)',
  Modified: 'modified type (MOD)',
  'Once-Daily': 'once a day',
  Osmotic: 'slow-release shell (OSM)',
  PMDD: 'for severe PMS (PMDD)',
  'Pulmonary Hypertension': 'for high pressure in the lungs',
  Sensor: 'with a sensor',
  'Smoking Cessation': 'to stop smoking',
  Sprinkle: 'sprinkle type',
  'Twice-Daily': 'twice a day',
  '3-Month': 'for 3 months',
  '4-Month': 'for 4 months',
  // Numbers of approvals by the FDA, which RxNorm also states for these brands.
  NDA019430: 'same as EpiPen',
  NDA020503: 'same as Proventil',
  NDA020800: 'same as Adrenaclick',
  NDA020983: 'same as Ventolin',
  NDA021457: 'same as ProAir',
  NDA201739: 'same as Auvi-Q',
};

/** Returns a kind in plain words. "40/60 Release" are percents: 40 % works at once and 60 % later. */
function kindWords(kind: string): string {
  const [, now, later] = /^(\d+)\/(\d+) Release$/.exec(kind) ?? [];
  if (now !== undefined) return `${now}% at once, ${later}% later`;
  return KINDS[kind] ?? (kind.startsWith('NDA') ? `FDA approval ${kind}` : kind.toLowerCase());
}

/** Dosage forms of RxNorm in plain words. Other forms lose words that repeat the route. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^Pen Injector$/, 'pen'],
  [/^Transdermal System$|Patch/, 'patch'],
  [/^Metered Dose Inhaler$/, 'inhaler'],
  [/^Injectable Solution$/, 'solution'],
  [/^Injectable Suspension$/, 'suspension'],
];
const INSULIN_IN_VIALS = /^Injectable (?:Solution|Suspension)$/;

/** A word of a dosage form that only repeats the route, and what stands before it. */
const ROUTE =
  /^(.*?)\b(?:Buccal|Mucosal|Mucous Membrane Topical|Nasal|Ophthalmic|Oral|Otic|Rectal|Sublingual|Topical|Vaginal) /;

function formWords({ rxnormDoseForm: form, generic, fullName }: Alike): string {
  if (generic.startsWith('insulin') && INSULIN_IN_VIALS.test(form)) return 'vial';
  const known = FORMS.find(([pattern]) => pattern.test(form))?.[1];
  if (known !== undefined) return known;
  const words = form
    .replace(ROUTE, '$1')
    .toLowerCase()
    .replace(/^(extended|delayed) release/, '$1-release');
  // The name of an extended-release medicine says so already.
  return / (?:XR|ER|SR)\b/.test(fullName) ? words.replace('extended-release ', '') : words;
}

const DAY = 24;
function lasts(hours: number, isPatch: boolean): string {
  return isPatch && hours > DAY ? `${hours / DAY}-day` : `${hours}-hour`;
}

/**
 * Returns the words that may tell a product apart, in a fixed order: form, kind, hours, package, salt. A word is empty
 * if nothing is known.
 */
function wordsOf(product: Alike): string[] {
  const { start, rxnormDoseForm: form, exactName } = product;
  const [, kind = start, amount = '', unit = ''] = /^(.*?) ?\b([\d.]+) (HR|ML|ACTUAT|MG|UNT|DAY)$/.exec(start) ?? [];
  const isPatch = /Transdermal|Patch/.test(form);
  const sprays = /Inhaler|Inhal/.test(form) ? 'puffs' : 'sprays';
  const packages: Readonly<Record<string, string>> = {
    ML: `${amount} mL`,
    ACTUAT: `${amount} ${sprays}`,
    MG: `${amount} mg in a package`,
    UNT: `${amount} units in a package`,
    DAY: `${amount}-day`,
  };
  return [
    formWords(product),
    kindWords(kind),
    unit === 'HR' ? lasts(Number(amount), isPatch) : '',
    packages[unit] ?? '',
    exactName.toLowerCase(),
  ];
}

const SALT_AT = 4;

/**
 * Returns the ingredients of a product that not all products of the group have: "lidocaine hydrochloride". Ingredients
 * that the name of the medicine already says are left out.
 */
function ownIngredients(group: readonly Alike[], { exactName, generic }: Alike): string {
  const listOf = (name: string): string[] => name.toLowerCase().split(/ ?\/ ?/);
  const [lists, said] = [group.map((product) => listOf(product.exactName)), listOf(generic)];
  return listOf(exactName)
    .filter((one) => !said.includes(one) && !lists.every((list) => list.includes(one)))
    .join(' and ');
}

/**
 * Returns the columns in which the rows differ. The salt is needed only if nothing else tells two of them apart, or if
 * each product has another one.
 */
function columnsApart(group: readonly Alike[], rows: readonly (readonly string[])[]): number[] {
  const kindsOf = (columns: readonly number[]): number =>
    new Set(rows.map((row) => columns.map((column) => row[column]).join('|'))).size;
  const others = [...(rows[0] ?? []).keys()].filter((column) => column !== SALT_AT);
  const apart = others.filter((column) => kindsOf([column]) > 1);
  const isNeeded =
    kindsOf([...others, SALT_AT]) > kindsOf(others) || group.every((product) => ownIngredients(group, product) !== '');
  return isNeeded ? [...apart, SALT_AT] : apart;
}

/**
 * Returns, for products with the same name and strength, the words to add to each name so that people can tell the
 * products apart: "3 mL pen".
 */
function wordsApart(group: readonly Alike[]): string[] {
  const rows = group.map(wordsOf);
  const columns = columnsApart(group, rows);
  return group.map((product, at) => {
    const row = rows[at] ?? [];
    const [form = '', kind = '', hours = '', pack = '', exactName = ''] = row.map((word, column) =>
      columns.includes(column) ? word : '',
    );
    const volume = pack.endsWith(' mL') ? pack : '';
    // "3 mL pen" and "12-hour tablet" read better than a volume or a duration alone.
    const thing = [hours, volume, hours + volume === '' ? form : row[0]].filter(Boolean).join(' ');
    const salt = exactName === '' ? '' : ownIngredients(group, product);
    return [thing, volume === '' ? pack : '', kind, salt].filter(Boolean).join(', ');
  });
}

const withWords = (fullName: string, words: string): string => {
  if (words === '') return fullName;
  return fullName.endsWith(')') ? `${fullName.slice(0, -1)}, ${words})` : `${fullName} (${words})`;
};

const labelOf = ({ fullName, strength }: Pick<Alike, 'fullName' | 'strength'>): string =>
  `${fullName}, ${strength}`.toLowerCase();

/**
 * Gives products that would read alike names that differ, if anything is known that tells them apart: "insulin glargine
 * (Injectable, 3 mL pen)". The order does not change, and other products keep their names.
 */
export function toldApart<T extends Alike>(products: readonly T[]): T[] {
  const words = new Map<T, string>();
  for (const group of Map.groupBy(products, labelOf).values()) {
    if (group.length === 1) continue;
    const apart = wordsApart(group);
    for (const [at, product] of group.entries()) words.set(product, apart[at] ?? '');
  }
  return products.map((product) => ({ ...product, fullName: withWords(product.fullName, words.get(product) ?? '') }));
}

/**
 * Returns the first of each group of products that read alike, because people could not choose between them. The
 * result keeps the order.
 */
export function withoutAlike<T extends Pick<Alike, 'fullName' | 'strength'>>(products: readonly T[]): T[] {
  return [...Map.groupBy(products, labelOf).values()].flatMap(([first]) => (first ? [first] : []));
}
