import { parseArgs } from 'node:util';
import { partsOf, pharmacyName, plainName, plainStrength, toldApart, withoutAlike } from '#modules/drugs/index.js';
import { keyOf, LABEL, readLists, type Display, type Lists } from './medicine-lists.js';
import { isDay, quotedCsv, writeFactFile, type WrittenFile } from './write-fact-file.js';

/**
 * A line of medicines.csv.gz: RxCUI, name, generic name, strength, route, dosage form, words for kind and package, and
 * the generic name with salts if it differs.
 */
type ProductLine = readonly [string, string, string, string, string, string, string, string];

interface ExactLine {
  readonly line: ProductLine;
  readonly display: Display;
}
const HEADING = ['rxcui', 'name', 'generic', 'strength', 'route', 'form', 'start', 'exact_name'] as const;
const SUFFIX = / (?:XR|ER|SR|DR)$/;
const MOST_INGREDIENTS = 4;
/** Largest number of strengths that fit beside a name, if it is unknown which of them a product has. */
const MOST_STRENGTHS = 4;
/** Vaccines and allergy extracts are given by a doctor, so nobody has to find them in a list of own medicines. */
const GIVEN_BY_DOCTORS = /vaccine|toxoid|virus|allergenic/;

/** A size of a package or a duration, which some names give in the place of a strength. */
const NO_STRENGTH = /^(?:[\d.]+ (?:mL|HR|ACTUAT|DAY))$/i;
/** Words that belong to a description and not to the name of a medicine. */
const DESCRIPTION = /capsule|tablet|rating|\d mg\b/;
/** Routes of RxTerms by the dosage form of RxNorm. The first pattern that fits decides. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/Inject|Syringe|Cartridge/, 'injectable'],
  [/Chewable/, 'chewable'],
  [/Disintegrating/, 'oral disintegrating'],
  [/Inhal/, 'inhalant'],
  [/Nasal/, 'nasal'],
  [/Ophthalmic/, 'ophthalmic'],
  [/Transdermal/, 'transdermal'],
  [/Topical/, 'topical'],
  [/Buccal/, 'buccal'],
  [/Sublingual/, 'sublingual'],
  [/Vaginal/, 'vaginal'],
  [/Rectal/, 'rectal'],
  [/Granules|Powder|Tablet for/, ''],
  [/^(?:Oral|Extended Release) (?:Solution|Suspension)$/, 'oral liquid'],
  [/Tablet|Capsule/, 'oral pill'],
];
const routeOf = (form: string): string => ROUTES.find(([pattern]) => pattern.test(form))?.[1] ?? '';
/** RxTerms calls both nitrates of isosorbide by one name, but they are two medicines. */
const ISOSORBIDE = /^isosorbide (?:mono|di)nitrate$/;

/** Returns both generic names, "divalproex sodium (valproate)", if those of RxTerms and RxNorm share no word. */
function withOtherName(name: string, fullGeneric: string): string {
  if (ISOSORBIDE.test(fullGeneric)) return name.replace(/^isosorbide(?: (?:mono|di)nitrate)?/, fullGeneric);
  if (fullGeneric === '') return name;
  const isSame = name.split(' ').some((word) => fullGeneric.includes(word));
  if (isSame || DESCRIPTION.test(fullGeneric) || `${fullGeneric}${name}`.includes('/')) return name;
  return name.replace(/^(.+?)(?= xr$|$)/, `${fullGeneric} ($1)`);
}

/** Matches the doses of a pen before a full RxNorm name: "0.25 MG, 0.5 MG Dose 3 ML …". */
const DOSES = /^((?:[\d.]+ MG, )*[\d.]+ MG) Dose /;
/**
 * Returns the generic names of medicines that health insurers list, but never as a generic: either they list only the
 * brand, or they put the unbranded product in a tier for brands or special medicines. The second value of each is "yes"
 * if they list an unbranded product at all.
 */
function withoutGeneric(lines: readonly ProductLine[], { tiers }: Lists): [string, string][] {
  const namesWhere = (isWanted: (tier: string) => boolean, some = lines): Set<string> =>
    new Set(some.flatMap(([rxcui, , generic]) => ([...(tiers.get(rxcui) ?? [])].some(isWanted) ? [generic] : [])));
  const asGeneric = namesWhere((tier) => tier.includes('GENERIC') && !tier.includes('BRAND'));
  const unbranded = namesWhere(
    () => true,
    lines.filter(([, name, generic]) => name.replace(SUFFIX, '') === generic),
  );
  return [...namesWhere(() => true)]
    .filter((name) => !asGeneric.has(name))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((name) => [name, unbranded.has(name) ? 'yes' : '']);
}

/**
 * Joins lists of RxNorm and RxTerms to one line per product that pharmacies sell. The name, route and ingredients come
 * from RxTerms, the strength and form from the full RxNorm name. If no list gives the full name of any product of a
 * medicine, one product stands for the medicine, with all its strengths.
 *
 * @returns the lines in the order of their names, with lower RxCUIs first among equal names
 */
function productLines(lists: Lists): ProductLine[] {
  const { fullNames, labels, displayOf } = lists;
  const exact = [...new Set([...fullNames.keys(), ...labels.keys()])].flatMap((rxcui) => exactLine(rxcui, lists) ?? []);
  const known = new Set(exact.flatMap(({ line: [rxcui], display }) => [rxcui, display]));
  const others = [...displayOf].toSorted(([a], [b]) => Number(a) - Number(b));
  const vague = others.flatMap(([rxcui, key]) => {
    const display = lists.displays.get(key);
    const line =
      display && !known.has(display) && !known.has(rxcui) && lineOf(rxcui, display, strengthsOf(display), UNKNOWN);
    if (!line) return [];
    known.add(display);
    return [line];
  });
  const sold = withoutRetired([...exact.map(({ line }) => line), ...vague], lists);
  return withoutTwins(sold, lists).toSorted((a, b) => a[1].localeCompare(b[1], 'en') || Number(a[0]) - Number(b[0]));
}

/**
 * Leaves out retired products, if another of the same name is sold. RxTerms lists every product that can be prescribed,
 * so one that is neither in a newer release nor in an insurer's list is retired. No plan answers for it.
 */
function withoutRetired(lines: readonly ProductLine[], { displayOf, tiers }: Lists): ProductLine[] {
  const newest = Math.max(...[...displayOf.keys()].map(Number));
  const isSold = ([rxcui]: ProductLine): boolean => Number(rxcui) > newest || displayOf.has(rxcui) || tiers.has(rxcui);
  const sold = new Set(lines.filter(isSold).map(([, name]) => name));
  return lines.filter((line) => isSold(line) || !sold.has(line[1]));
}

/**
 * Keeps one of the products that read alike even with the words that tell products apart. It is the one that most
 * lists of insurers name, because plans are asked about its RxCUI; among equals, it is the oldest. In the lines that
 * stay, the exact generic name is left out where nothing has to be told apart, because the file must stay small.
 */
function withoutTwins(lines: readonly ProductLine[], { listed }: Lists): ProductLine[] {
  const products = lines.map((line) => {
    const [rxcui, name, generic, text, route, form, start, exactName] = line;
    const strength = plainStrength(text, { form, route, generic, start });
    const rest = { strength, generic, start, route, rxnormDoseForm: form, exactName: exactName || generic };
    return { line, rxcui, name, ...rest };
  });
  const uses = ({ rxcui }: { rxcui: string }): number => listed.get(rxcui) ?? 0;
  const inOrder = products.toSorted((a, b) => uses(b) - uses(a) || Number(a.rxcui) - Number(b.rxcui));
  const groups = Map.groupBy(products, pharmacyName);
  const alike = new Set([...groups.values()].filter(({ length }) => length > 1).flatMap((group) => group.map(rxcuiOf)));
  return withoutAlike(toldApart(inOrder)).map(({ line }) => (alike.has(line[0]) ? line : withoutExactName(line)));
}

const rxcuiOf = ({ rxcui }: { readonly rxcui: string }): string => rxcui;
const withoutExactName = ([rxcui, name, generic, strength, route, form, start]: ProductLine): ProductLine => [
  rxcui,
  name,
  generic,
  strength,
  route,
  form,
  start,
  '',
];

/** Returns the line of a product of which a full name or a label gives the strength. */
function exactLine(rxcui: string, { fullNames, labels, displays, displayOf }: Lists): ExactLine[] | null {
  const [front, doses = ''] = DOSES.exec(fullNames.get(rxcui) ?? '') ?? [''];
  const parts = partsOf((fullNames.get(rxcui) ?? '').slice(front.length));
  const own = displays.get(displayOf.get(rxcui) ?? '');
  if (parts && !NO_STRENGTH.test(parts.strength)) {
    const display = own ?? displays.get(keyOf(`${parts.brand || parts.generic} ${routeOf(parts.form)}`));
    const strength = doses === '' ? parts.strength : `${dosesOf(doses)} a dose, ${parts.strength}`;
    const line = display && lineOf(rxcui, display, strength, parts);
    return line ? [{ line, display }] : null;
  }
  const label = LABEL.exec(labels.get(rxcui) ?? '');
  if (!label) return null;
  const [, name = '', form = '', amount = '', unit = 'MG', volume] = label;
  const display = own ?? displays.get(keyOf(`${name} ${form === 'INJ' ? 'injectable' : 'oral pill'}`));
  if (!display || (form === 'INJ') !== (volume !== undefined)) return null;
  const per = volume === undefined ? '' : ` per ${Number(volume)} mL`;
  const start = { TAB: 'Tablet', CAP: 'Capsule' }[form] ?? '';
  const line = lineOf(rxcui, display, `${Number(amount)} ${unit.toLowerCase()}${per}`, { ...UNKNOWN, start });
  return line ? [{ line, display }] : null;
}

/** "0.25 MG, 0.5 MG" becomes "0.25 mg or 0.5 mg". */
const dosesOf = (doses: string): string => doses.replaceAll(', ', ' or ').replaceAll('MG', 'mg');

/** Returns the strengths of a medicine in words, or nothing if there are too many. */
function strengthsOf({ strengths }: Display): string {
  if (strengths.length > MOST_STRENGTHS) return '';
  const inOrder = strengths.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  return [inOrder.slice(0, -1).join(', '), ...inOrder.slice(-1)].filter(Boolean).join(' or ');
}

/** What a full RxNorm name tells of a product, if no list has that name. */
const UNKNOWN = { form: '', generic: '', start: '' } as const;

function lineOf(
  rxcui: string,
  display: Display,
  strength: string,
  { form, generic: fullGeneric, start }: Readonly<Record<keyof typeof UNKNOWN, string>>,
): ProductLine | null {
  const { ingredients, route } = display;
  if (ingredients.length > MOST_INGREDIENTS || ingredients.some((one) => GIVEN_BY_DOCTORS.test(one))) return null;
  // RxTerms turns some names around: "Insulin analog, degludec".
  const isTurned = display.name.includes(',') && ingredients.length === 1;
  const shownName = isTurned ? (ingredients[0] ?? '') : display.name.toLowerCase();
  const isGeneric = ingredients.every((one) => shownName.includes(one.split(' ')[0] ?? one));
  const lowerName = isGeneric ? withOtherName(shownName, fullGeneric) : shownName;
  // A generic medicine keeps the order in which its own name has the ingredients.
  const generic = isGeneric ? lowerName.replace(/ (?:xr|er|sr|dr)$/, '') : ingredients.toSorted().join('/');
  const name = isGeneric
    ? lowerName.replace(/ (xr|er|sr|dr)$/, (end) => end.toUpperCase())
    : plainName(display.name).replace(/^[a-z]/, (first) => first.toUpperCase());
  return [rxcui, name, generic, strength, route, form, start, fullGeneric === generic ? '' : fullGeneric];
}

/** @throws if no file or no publication date is given, or if a file is of an unknown kind */
export function writeProducts(args: string[]): readonly WrittenFile[] {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { date: { type: 'string' }, to: { type: 'string', default: 'backend/data' } },
  });
  if (positionals.length === 0) throw new Error('no file is given.');
  if (!isDay(values.date)) throw new Error('--date must be a day such as 2026-11-02.');
  const lists = readLists(positionals);
  const lines = productLines(lists);
  // The generic name is left out if it is the name itself.
  const short = lines.map(([rxcui, name, generic, ...rest]) => [
    rxcui,
    name,
    generic === name.replace(SUFFIX, '') ? '' : generic,
    ...rest,
  ]);
  const products = quotedCsv([HEADING, ...short]);
  const brandsOnly = quotedCsv([['generic', 'unbranded'], ...withoutGeneric(lines, lists)]);
  return [
    writeFactFile(values.to, 'medicines.csv.gz', products, { published: values.date }),
    writeFactFile(values.to, 'medicines-without-generic.csv.gz', brandsOnly),
  ];
}
