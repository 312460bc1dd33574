import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

export type CsvRecord = Readonly<Record<string, string>>;

/** Leaves out empty lines and those that start with #. @throws if the file cannot be read */
export function readCsv(path: string): CsvRecord[] {
  return parse(readText(path), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    trim: true,
    comment: '#',
    comment_no_infix: true,
  });
}

export function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A copy of an agency's file may name a column differently. @throws if the record has none of them */
export function cell(record: CsvRecord, ...columns: readonly string[]): string {
  const column = columns.find((name) => record[name] !== undefined);
  if (column === undefined) throw new Error(`no column ${columns.join(' or ')} in the row ${JSON.stringify(record)}`);
  return record[column] ?? '';
}
