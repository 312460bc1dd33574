import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

export type OriginalRow = Readonly<Record<string, string>>;

/** Reads a published CSV file, compressed or not, as one record per row. Throws if it cannot be read. */
export function readOriginal(path: string): OriginalRow[] {
  return parse(readOriginalText(path), { columns: true, bom: true, skip_empty_lines: true, trim: true });
}

/** Reads a published text file, compressed or not. Throws if it cannot be read. */
export function readOriginalText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/**
 * Returns the value of the first of these columns that the row has. The agency's own column names and those of a
 * flattened copy differ. Throws if the row has none of them.
 */
export function cell(row: OriginalRow, ...columns: readonly string[]): string {
  const column = columns.find((name) => row[name] !== undefined);
  if (column === undefined) throw new Error(`no column ${columns.join(' or ')} in the row ${JSON.stringify(row)}`);
  return row[column] ?? '';
}
