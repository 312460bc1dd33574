import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { isSalt, partsOf, plainName } from '#modules/drugs/index.js';
import { BRAND_LINKS } from './brand-links.js';

export interface NameLink {
  readonly name: string;
  readonly ingredients: readonly string[];
}
type Row = Readonly<Record<string, string>>;
type Read = (row: Row, names: Names) => NameLink[];
type Names = ReadonlyMap<string, NameLink>;

/** A longer list mixes the ingredients of several medicines that are sold together as a kit. */
const MOST_INGREDIENTS = 12;
/** Longer words of older RxTerms releases are the names of several ingredients joined without spaces. */
const LONGEST_OLD_NAME = 15;
/**
 * Matches a display name of an older RxTerms release that is a single word before the abbreviation of a form and the
 * route. The first word of a longer name is not a name of its own: "human insulin" is not named Human.
 */
const OLD_NAME = new RegExp(
  '^([A-Za-z]{4,}) (?:(?:XR|ER|SR|DR|ODT|HFA) )?(?:Oral|Injectable|Topical|Ophthalmic|Otic|Nasal|Inhalant|Vaginal|' +
    'Rectal|Transdermal|Sublingual|Buccal|Chewable|Mucous|Pack|Urethral|Intrauterine|Implant)\\b',
);
/** Words in the name of a package, which do not change which medicine is in it. */
const PACKAGE = /\b(?:kit|pack|day|dose|dosing|package|carton|taper|month|count|sample|titration|starter|mg)\b/i;
/** Matches a generic name of RxTerms, which writes brands in capitals and joins the words of combinations. */
const ONE_GENERIC = /^(?!.*[a-z][A-Z][a-z])(?=.*[a-z])/;
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const ingredientsIn = (generic: string): string[] => generic.toLowerCase().split(/\s*\/\s+|\s+\/\s*/);

const withSynonyms = (name: string, ingredients: readonly string[], synonyms: string): NameLink[] => [
  { name, ingredients },
  ...(ingredients.length === 1 ? synonyms.split(';') : [])
    .map((synonym) => synonym.trim())
    .filter(Boolean)
    .map((synonym) => ({ name: synonym, ingredients })),
];

const KINDS: readonly { readonly columns: readonly string[]; readonly read: Read }[] = [
  {
    // Reads the monthly RxTerms file in its published format.
    columns: ['FULL_GENERIC_NAME', 'DISPLAY_NAME', 'DISPLAY_NAME_SYNONYM'],
    read: (row) => {
      const name = plainName(row['BRAND_NAME'] || (row['DISPLAY_NAME'] ?? '').replace(/ \([^()]*\)$/, ''));
      const generic = partsOf(row['FULL_GENERIC_NAME'] ?? '')?.generic;
      return withSynonyms(name, generic ? ingredientsIn(generic) : [], row['DISPLAY_NAME_SYNONYM'] ?? '');
    },
  },
  {
    // Reads an extract of RxTerms with ingredients, which has one line per name and route of administration.
    columns: ['name', 'ingredients', 'synonyms'],
    read: (row) => {
      const ingredients = (row['ingredients'] ?? '').split('|').filter(Boolean);
      const known = ingredients.length > MOST_INGREDIENTS ? [] : ingredients;
      return withSynonyms(plainName(row['name'] ?? ''), known, row['synonyms'] ?? '');
    },
  },
  {
    // Reads full product names from RxNorm, which have the brand in brackets.
    columns: ['rxcui', 'name', 'tty_guess'],
    read: (row) => {
      const parts = partsOf(row['name'] ?? '');
      return parts?.brand ? [{ name: plainName(parts.brand), ingredients: ingredientsIn(parts.generic) }] : [];
    },
  },
  {
    // Reads display names from an older RxTerms release, which have no ingredients.
    columns: ['rxcui', 'display_name_stripped'],
    read: (row) => {
      const [, name = ''] = OLD_NAME.exec(row['display_name_stripped'] ?? '') ?? [];
      if (name === '' || name.length > LONGEST_OLD_NAME) return [];
      return [{ name: plainName(name), ingredients: ONE_GENERIC.test(name) ? [name.toLowerCase()] : [] }];
    },
  },
  {
    // Reads the RxNorm names that health insurers use, which have the brand in brackets, also those of packs.
    columns: ['rxcui', 'name_commonest', 'other_names'],
    read: (row) =>
      [row['name_commonest'] ?? '', ...(row['other_names'] ?? '').split('|')].flatMap((name) => brandIn(name)),
  },
  {
    // Reads the price list of a pharmacy, which names beside each generic medicine the brand that it replaces.
    columns: ['name', 'ingredients', 'brand_of_reference'],
    read: (row, names) => {
      const ingredients = (row['ingredients'] ?? '').split('|').map((one) => ingredientNamed(one, names));
      if (ingredients.includes('')) return [];
      return (row['brand_of_reference'] ?? '')
        .split(/, | or /)
        .map((brand) => ({ name: plainName(brand), ingredients }));
    },
  },
];

/** Returns the brand in a RxNorm name with the ingredients of all products that the name lists, as packs do. */
function brandIn(name: string): NameLink[] {
  const [, brand = ''] = /\[([^\]]+)\]$/.exec(name) ?? [];
  const inside = [...name.matchAll(/\(([^()]*\d[^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, product = '']) => product);
  const generics = (name.startsWith('{') ? inside : [name]).map((product) => partsOf(product)?.generic ?? '');
  const ingredients = [...new Set(generics.flatMap(ingredientsIn))].filter((one) => one !== 'inert ingredients');
  if (brand === '' || ingredients.length === 0 || generics.includes('')) return [];
  return [{ name: plainName(brand), ingredients }];
}

/** Returns the ingredient that a name, perhaps with a salt, stands for, or an empty string if it is not known. */
function ingredientNamed(name: string, names: Names): string {
  const [first = '', ...others] = name.toLowerCase().split(' ');
  const found = names.get(name.toLowerCase()) ?? (others.every(isSalt) ? names.get(first) : undefined);
  return found?.ingredients.length === 1 ? (found.ingredients[0] ?? '') : '';
}

/**
 * Returns the ingredients of a name of which no file gives any: those of the same name with a hyphen, those of its
 * long-acting form ("Ranexa XR"), or those of the medicine that a package is named after ("Seroquel XR 14-DAY Sample
 * KIT"). A combination has the ingredients that it names.
 */
function relatedIngredients({ name }: NameLink, names: Names, byLetters: Names): readonly string[] {
  const key = name.toLowerCase();
  const parts = key.split('/').map((part) => ingredientNamed(part, names));
  if (parts.length > 1 && !parts.includes('')) return parts;
  const words = PACKAGE.test(name) ? key.split(' ') : [];
  const fronts = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const same = [...fronts, ...['xr', 'er', 'sr', 'dr', 'odt', 'hfa'].map((form) => `${key} ${form}`)];
  const found = same.map((one) => names.get(one)).find((one) => one?.ingredients.length);
  return (found ?? byLetters.get(lettersOf(name)))?.ingredients ?? [];
}

/** The first file that gives a name's ingredients counts. @throws if a file is of an unknown kind */
export async function readNames(files: readonly string[]): Promise<NameLink[]> {
  const names = new Map<string, NameLink>();
  const add = (link: NameLink): void => {
    const known = names.get(link.name.toLowerCase());
    if (link.name && !known?.ingredients.length) names.set(link.name.toLowerCase(), link);
  };
  for (const file of files) {
    const source = createReadStream(file);
    const isTable = !/\.csv(\.gz)?$/.test(file);
    const rows = (file.endsWith('.gz') ? source.pipe(createGunzip()) : source).pipe(
      parse({ columns: true, bom: true, ...(isTable && { delimiter: '|', quote: false }) }),
    );
    let read: Read | undefined;
    for await (const row of rows as AsyncIterable<Row>) {
      read ??= KINDS.find(({ columns }) => columns.every((column) => column in row))?.read;
      if (!read) throw new Error(`${file} has no known list of names; its columns are ${Object.keys(row).join(', ')}`);
      read(row, names).forEach(add);
    }
  }
  BRAND_LINKS.forEach(add);
  const byLetters = new Map(
    [...names.values()].flatMap((link) => (link.ingredients.length > 0 ? [[lettersOf(link.name), link] as const] : [])),
  );
  for (const [key, link] of names)
    if (link.ingredients.length === 0)
      names.set(key, { ...link, ingredients: relatedIngredients(link, names, byLetters) });
  return [...names.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
