import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { partsOf, plainName } from '#modules/drugs/index.js';

export interface NameLink {
  readonly name: string;
  readonly ingredients: readonly string[];
}
type Row = Readonly<Record<string, string>>;
type Read = (row: Row) => NameLink[];

/**
 * Highest number of ingredients that a single medicine can have. A longer list is ignored, because it mixes the
 * ingredients of several medicines that are sold together as a kit.
 */
const MOST_INGREDIENTS = 12;
/**
 * Maximum length, in characters, of a one-word name taken from an older RxTerms release. Longer words in those releases
 * are the names of several ingredients joined without spaces.
 */
const LONGEST_OLD_NAME = 15;

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
      const name = (row['display_name_stripped'] ?? '').split(' ')[0] ?? '';
      return /^[A-Za-z]{5,}$/.test(name) && name.length <= LONGEST_OLD_NAME
        ? [{ name: plainName(name), ingredients: [] }]
        : [];
    },
  },
];

/**
 * Reads names of medicines from files of the US National Library of Medicine (.txt, .csv or .csv.gz). If several files
 * list a name, the first one that gives its ingredients takes precedence.
 * @returns the names in alphabetical order
 * @throws if a file is of an unknown kind
 */
export async function readNames(files: readonly string[]): Promise<NameLink[]> {
  const names = new Map<string, NameLink>();
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
      for (const link of read(row)) {
        const known = names.get(link.name.toLowerCase());
        if (link.name && !known?.ingredients.length) names.set(link.name.toLowerCase(), link);
      }
    }
  }
  return [...names.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
