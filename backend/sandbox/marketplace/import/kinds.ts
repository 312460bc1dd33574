import { BENEFITS } from './kinds/benefits.js';
import { CROSSWALK } from './kinds/crosswalk.js';
import { FORMULARY_DRUGS, FORMULARY_PLANS } from './kinds/formulary.js';
import { NETWORKS, QUALITY } from './kinds/issuers.js';
import type { CsvKind, FileKind, JsonKind } from './kinds/kind.js';
import { COUNTY_NAMES, RATING_AREAS, SERVICE_AREAS, ZIP_COUNTIES } from './kinds/places.js';
import { PLAN_ATTRIBUTES } from './kinds/plan-attributes.js';
import { PROVIDERS } from './kinds/providers.js';
import { RATES } from './kinds/rates.js';
import type { Columns } from './kinds/row.js';

/** To recognize a file, its columns are compared with these kinds in this order. */
const CSV_KINDS: readonly CsvKind[] = [
  PLAN_ATTRIBUTES,
  BENEFITS,
  RATES,
  SERVICE_AREAS,
  NETWORKS,
  QUALITY,
  ZIP_COUNTIES,
  RATING_AREAS,
  COUNTY_NAMES,
  CROSSWALK,
];
const JSON_KINDS: readonly JsonKind[] = [FORMULARY_PLANS, FORMULARY_DRUGS, PROVIDERS];

export const FILE_KINDS: readonly FileKind[] = [...CSV_KINDS, ...JSON_KINDS];

/** Columns of files that look importable but are not, with a message that says what to import instead. */
const OTHER_FILES: readonly (readonly [columns: readonly string[], looksLike: string])[] = [
  [
    ['County Name', 'Metal Level', 'Plan Marketing Name'],
    'a Landscape file, which lacks most of a plan: import the Plan Attributes, Rate and Service Area PUF instead',
  ],
  [['EnrolleeContractRateDeterminationRule'], 'a Business Rules PUF, which is not needed'],
  [['URL Submitted'], 'a Machine-Readable URL PUF: fetch the addresses it lists and import their JSON files'],
  [['VA Product'], "VA's list of medicines: npm run va:import reads it"],
  [['VA_PRODUCT', 'GENERIC'], "VA's list of medicines: npm run va:import reads it"],
];

/** @throws Error if no kind fits or columns are missing; it says what the file seems to be */
export function kindOfColumns(columns: Columns): CsvKind {
  const kind = CSV_KINDS.find((each) => each.recognises(columns));
  const other = OTHER_FILES.find(([names]) => columns.has(...names))?.[1];
  if (!kind) throw new Error(other === undefined ? unknown(columns) : `this looks like ${other}`);
  const missing = kind.needs.filter((names) => !names.split('|').some((name) => columns.has(name)));
  if (missing.length === 0) return kind;
  const listed = missing.map((names) => names.replaceAll('|', ' or ')).join(', ');
  throw new Error(`as a ${kind.title} it lacks the column${missing.length > 1 ? 's' : ''} ${listed}`);
}

/** @throws Error if no kind fits */
export function kindOfFields(first: Readonly<Record<string, unknown>>): JsonKind {
  const kind = JSON_KINDS.find(({ fields }) => fields.every((field) => field in first));
  if (kind) return kind;
  if ('provider_urls' in first || 'formulary_urls' in first) {
    throw new Error("this is an issuer's index.json: fetch the addresses it lists and import those files");
  }
  throw new Error('not one of the files that can be read (see --help)');
}

function unknown({ names }: Columns): string {
  if (names.some((name) => name.startsWith('RXCUI|'))) return 'this looks like RxTerms: npm run drugs:import reads it';
  const shown = names.slice(0, 5).join(', ').slice(0, 100);
  return `not one of the files that can be read (see --help); its first row says: ${shown}`;
}
