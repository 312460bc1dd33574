import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FactFile } from './data-sources.js';

/** Folder of the facts, seen from this file both in the sources and in what is built from them. */
const FOLDER = new URL('../../../data/', import.meta.url);

/** One fact: the values of its line by column name. Columns that the file does not have are empty. */
class FactRow {
  constructor(
    private readonly columns: ReadonlyMap<string, number>,
    private readonly values: readonly string[],
  ) {}

  text(column: string): string {
    return this.values[this.columns.get(column) ?? -1] ?? '';
  }

  /** Returns a number; undefined if the field is empty. */
  number(column: string): number | undefined {
    const text = this.text(column);
    return text === '' ? undefined : Number(text);
  }

  /** Returns a number. Throws if the field is empty, because a file of facts was edited wrongly then. */
  amount(column: string): number {
    const value = this.number(column);
    if (value === undefined || Number.isNaN(value)) throw new Error(`no number in ${column} of ${this.values.join()}`);
    return value;
  }
}

/** Reads the lines of a file of facts without its header. Throws if the file is missing. */
export function readLines(file: FactFile): { columns: readonly string[]; lines: readonly string[] } {
  const bytes = readFileSync(new URL(file, FOLDER));
  const [header = '', ...lines] = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return { columns: header.split(','), lines };
}

/** Reads a file of facts. Its fields contain neither commas nor quotes, so a line is split at its commas. */
export function readFacts(file: FactFile): FactRow[] {
  const { columns, lines } = readLines(file);
  const positions = new Map(columns.map((column, index) => [column, index]));
  return lines.map((line) => new FactRow(positions, line.split(',')));
}
