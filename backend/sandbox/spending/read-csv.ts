import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** Reads a CSV file, which may be compressed (.gz), as records by column name. Lines that start with # are comments. */
export function readCsv(path: string): Record<string, string>[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return parse(text, { columns: true, comment: '#', comment_no_infix: true, bom: true }) as Record<string, string>[];
}
