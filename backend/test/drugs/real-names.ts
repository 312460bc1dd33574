import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { readProducts } from '#modules/drugs/index.js';
import { sharedFile } from '../harness/shared-data.js';

export const REAL_NAMES = ['data/drugs/rxnorm_names_union.csv.gz', 'data/drugs/rxterms_2022-02_display_names.csv.gz'];
type Products = Awaited<ReturnType<typeof readProducts>>;

const Rows = z.array(z.record(z.string(), z.string()));
const records = (file: string) =>
  z.parse(Rows, parse(gunzipSync(readFileSync(sharedFile(file))), { columns: true, bom: true }));
const HEADING =
  'RXCUI|FULL_GENERIC_NAME|BRAND_NAME|DISPLAY_NAME|ROUTE|NEW_DOSE_FORM|RXN_DOSE_FORM|STRENGTH|SUPPRESS_FOR|IS_RETIRED';
/** Pattern for the end of a display name in RxTerms, which says where or how the medicine is taken. */
const ROUTE = new RegExp(
  '^(.+?) ((?:Oral|Injectable|Topical|Ophthalmic|Otic|Nasal|Inhalant|Vaginal|Rectal|Transdermal|Sublingual|' +
    'Buccal|Mucous Membrane|Pack|Urethral|Intrauterine|Implant)\\b.*)$',
);

/**
 * Converts files of real medicine names to the official formats and reads them with the project's importer. The files
 * are stored next to the checkout. The names come from RxNorm. For products that RxNorm lacks, the display name from
 * RxTerms is used.
 */
export async function realProducts(): Promise<Products> {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  try {
    const rxnorm = records(REAL_NAMES[0] ?? '').filter(({ tty_guess: type }) => type === 'SCD' || type === 'SBD');
    const known = new Set(rxnorm.map(({ rxcui }) => rxcui));
    const rxterms = records(REAL_NAMES[1] ?? '').filter(({ rxcui }) => !known.has(rxcui));
    const lines = rxnorm.map(
      ({ rxcui, tty_guess: type, name }) => `${rxcui}|ENG||||||||||RXNORM|${type}|${rxcui}|${name}||N||`,
    );
    const shown = rxterms.map(({ rxcui, display_name_stripped: display = '' }) => {
      const [, name = display, route = ''] = ROUTE.exec(display) ?? [];
      return `${rxcui}|||${route ? `${name} (${route})` : name}|${route}|||||`;
    });
    const files = [join(folder, 'RXNCONSO.RRF'), join(folder, 'RxTerms.txt')];
    writeFileSync(files[0] ?? '', `${lines.join('\n')}\n`);
    writeFileSync(files[1] ?? '', `${[HEADING, ...shown].join('\n')}\n`);
    return await readProducts(files, () => {});
  } finally {
    rmSync(folder, { recursive: true });
  }
}
