import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { isZip, openWorkbook, type SheetRow } from '#platform/workbook/workbook.js';
import { readText } from './read-csv.js';

export interface ZipCounty {
  readonly zip: string;
  readonly county: string;
  readonly share: number;
}

/** Highest accepted value of a share in the crosswalk. It is slightly above 1, because a rounded share can exceed 1. */
const MOST_SHARE = 1.001;

/** HUD's own name of a column comes first, and the name in a simplified copy of the file second. */
const COLUMNS = {
  zip: ['zip'],
  county: ['county', 'county_fips'],
  share: ['tot_ratio', 'ratio'],
} as const;

/** @throws if the file is not a crosswalk, with a message that names the file and the wrong row */
export async function readCrosswalk(path: string): Promise<ZipCounty[]> {
  try {
    return zipCountiesIn(await rowsOf(path));
  } catch (error) {
    throw new Error(`${basename(path)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function rowsOf(path: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  if (await isZip(path)) {
    for await (const row of (await openWorkbook(path)).rows) rows.push(row);
    return rows;
  }
  const lines = parse(readText(path), { bom: true, info: true, skip_empty_lines: true, relax_column_count: true });
  for (const { record, info } of lines as unknown as { record: string[]; info: { lines: number } }[]) {
    rows.push({ row: info.lines, cells: record });
  }
  return rows;
}

/** Adds the leading zeros that spreadsheets drop. @throws if a column is missing or a value is wrong */
function zipCountiesIn([header, ...rows]: readonly SheetRow[]): ZipCounty[] {
  if (!header || rows.length === 0) throw new Error('it has no rows');
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const position = (field: keyof typeof COLUMNS): number =>
    names.findIndex((name) => COLUMNS[field].some((each) => each === name));
  const missing = (['zip', 'county', 'share'] as const).filter((field) => position(field) < 0);
  if (missing.length > 0) {
    const lacking = missing.map((field) => COLUMNS[field].join(' or ').toUpperCase()).join(', ');
    const shown = header.cells.slice(0, 8).join(', ').slice(0, 100);
    throw new Error(`as HUD's crosswalk it lacks the columns ${lacking}; its first row says: ${shown}`);
  }
  const [zip, county, share] = [position('zip'), position('county'), position('share')];
  return rows.map(({ row, cells }) => {
    try {
      return {
        zip: fiveDigits(cells[zip] ?? '', 'the ZIP code'),
        county: fiveDigits(cells[county] ?? '', 'the county code'),
        share: shareIn(cells[share] ?? ''),
      };
    } catch (error) {
      throw new Error(`row ${row}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

function fiveDigits(cell: string, what: string): string {
  const digits = cell.trim();
  if (!/^\d{1,5}$/.test(digits)) throw new Error(`${what} cannot be "${digits.slice(0, 40)}"`);
  return digits.padStart(5, '0');
}

function shareIn(cell: string): number {
  const share = Number(cell.trim() || Number.NaN);
  if (!(share >= 0 && share <= MOST_SHARE)) throw new Error(`the share of addresses cannot be "${cell.slice(0, 40)}"`);
  return share;
}
