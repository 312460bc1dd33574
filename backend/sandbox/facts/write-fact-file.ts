import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DataSource, FactFile } from '#modules/facts/index.js';
import { csvLine } from '#platform/csv/csv.js';

export type Lines = readonly (readonly (string | number)[])[];

export interface WrittenFile {
  readonly file: FactFile;
  readonly bytes: number;
}

/**
 * Writes one fact file, compressed if its name ends in .gz. The function also records, in the file sources.json of the
 * same folder, that the fact file was last checked today. The same content always produces the same bytes, so a file
 * whose facts have not changed shows no difference in Git.
 * @param changes other values of the fact file's entry in sources.json that change with the new facts
 */
export function writeFactFile(
  folder: string,
  file: FactFile,
  content: string | Uint8Array,
  changes: Pick<Partial<DataSource>, 'asOf' | 'published'> = {},
): WrittenFile {
  const bytes = file.endsWith('.gz') ? gzipSync(content, { level: 9 }) : Buffer.from(content);
  writeFileSync(join(folder, file), bytes);
  const manifest = join(folder, 'sources.json');
  const sources = JSON.parse(readFileSync(manifest, 'utf8')) as Record<FactFile, DataSource>;
  sources[file] = { ...sources[file], ...changes, checkedOn: new Date().toISOString().slice(0, 10) };
  writeFileSync(manifest, `${JSON.stringify(sources, null, 2)}\n`);
  return { file, bytes: bytes.length };
}

/** Quotes the values that need it. */
export const quotedCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(csvLine).join('').replaceAll('\r\n', '\n');

export const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** @throws if a value contains a comma, a quotation mark or a line break */
export const unquotedCsv = (lines: Lines): string => lines.map((line) => `${line.map(unquoted).join(',')}\n`).join('');

function unquoted(value: string | number): string {
  const text = String(value);
  if (/[",\r\n]/.test(text)) throw new Error(`a value cannot be written without quotes: ${text}`);
  return text;
}
