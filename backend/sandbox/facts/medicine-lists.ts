import { partsOf } from '#modules/drugs/index.js';
import { readCsv, type CsvRecord } from './read-csv.js';

/** A medicine as RxTerms shows it, with all its strengths. */
export interface Display {
  readonly name: string;
  readonly route: string;
  readonly ingredients: readonly string[];
  readonly strengths: readonly string[];
}
export interface Lists {
  /** Full RxNorm name of each RxCUI, such as "montelukast 10 MG Oral Tablet [Singulair]". */
  readonly fullNames: Map<string, string>;
  /** Short label of an insurer for each RxCUI, such as "MOUNJARO INJ 5MG/0.5". */
  readonly labels: Map<string, string>;
  readonly displays: Map<string, Display>;
  /** Key in `displays` of each RxCUI. */
  readonly displayOf: Map<string, string>;
  /** Tiers in which health insurers put each RxCUI, such as "PREFERRED-BRAND". */
  readonly tiers: Map<string, Set<string>>;
  /** Number of lists of health insurers that name each RxCUI. */
  readonly listed: Map<string, number>;
}

/** Words that say in what form a medicine is taken. A full RxNorm name contains one of them. */
const FORM = new RegExp(
  '\\b(?:Tablet|Capsule|Solution|Inhaler|Inhalation|Cream|Syringe|Patch|System|Ointment|Gel|Spray|Suspension|' +
    '(?:Auto-)?Injector|Drops|Lotion|Granules|Powder|Film|Cartridge|Injection)\\b',
);
/** Matches a brand name, a form and one amount in an insurer's label. */
export const LABEL = /^([A-Z][A-Z -]*?)\s+(INJ|TAB|CAP)\s+(\d[\d.]*)(MG|MCG)?(?:\/(\d?\.\d+))?$/;

const partsIn = (list: string | undefined): string[] => (list ?? '').split('|').filter(Boolean);

/** Display names of older RxTerms releases lack punctuation, so names are compared without it. */
export const keyOf = (display: string): string =>
  display
    .toLowerCase()
    .replaceAll(/[-/(),]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Read = (row: CsvRecord, lists: Lists) => void;
const KINDS: readonly { readonly columns: readonly string[]; readonly read: Read }[] = [
  {
    // Reads RxNorm names.
    columns: ['rxcui', 'name', 'tty_guess'],
    read: ({ rxcui = '', name = '' }, { fullNames }) => {
      if (FORM.test(name)) fullNames.set(rxcui, name);
    },
  },
  {
    // Reads the names that health insurers use in their lists of covered medicines.
    columns: ['rxcui', 'name_commonest', 'other_names'],
    read: ({ rxcui = '', name_commonest: first = '', other_names: others }, { fullNames, labels }) => {
      const names = [first, ...partsIn(others)];
      const full = names.find((one) => FORM.test(one));
      if (full !== undefined && !partsOf(fullNames.get(rxcui) ?? '')) fullNames.set(rxcui, full);
      const label = names.find((one) => LABEL.test(one));
      if (label !== undefined) labels.set(rxcui, label);
    },
  },
  {
    // Reads the names, routes, strengths and ingredients of RxTerms, which have no RxCUI of a product.
    columns: ['display_name', 'name', 'route', 'strengths', 'ingredients'],
    read: (row, { displays }) =>
      void displays.set(keyOf(row['display_name'] ?? ''), {
        name: row['name'] ?? '',
        route: row['route'] ?? '',
        ingredients: partsIn(row['ingredients']?.toLowerCase()),
        strengths: partsIn(row['strengths']),
      }),
  },
  {
    // Reads the tiers of medicines in the lists of health insurers.
    columns: ['rxcui', 'tier', 'prior_authorization'],
    read: ({ rxcui = '', tier = '' }, { tiers, listed }) => {
      if (rxcui === '') return;
      tiers.set(rxcui, (tiers.get(rxcui) ?? new Set()).add(tier));
      listed.set(rxcui, (listed.get(rxcui) ?? 0) + 1);
    },
  },
  {
    // Reads the names of an older RxTerms release by RxCUI.
    columns: ['rxcui', 'display_name_stripped'],
    read: ({ rxcui = '', display_name_stripped: display = '' }, { displayOf }) =>
      void displayOf.set(rxcui, keyOf(display)),
  },
];

/** Reads lists of medicines. Throws an Error if a file is of an unknown kind. */
export function readLists(files: readonly string[]): Lists {
  const lists: Lists = {
    fullNames: new Map(),
    labels: new Map(),
    displays: new Map(),
    displayOf: new Map(),
    tiers: new Map(),
    listed: new Map(),
  };
  for (const file of files) {
    const rows = readCsv(file);
    const kind = KINDS.find(({ columns }) => columns.every((column) => column in (rows[0] ?? {})));
    if (!kind) throw new Error(`${file} is no known list of medicines`);
    for (const row of rows) kind.read(row, lists);
  }
  return lists;
}
