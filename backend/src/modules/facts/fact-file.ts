import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FactFile } from './data-sources.js';

/** The relative path is the same for the TypeScript sources and for the compiled code. */
const FOLDER = new URL('../../../data/', import.meta.url);

/** Values by column name. A column that does not exist counts as empty. */
class FactRow {
  constructor(
    private readonly columns: ReadonlyMap<string, number>,
    private readonly values: readonly string[],
  ) {}

  text(column: string): string {
    return this.values[this.columns.get(column) ?? -1] ?? '';
  }

  number(column: string): number | undefined {
    const text = this.text(column);
    return text === '' ? undefined : Number(text);
  }

  /** Throws an Error if the field is no number, because the data file is then damaged. */
  amount(column: string): number {
    const value = this.number(column);
    if (value === undefined || Number.isNaN(value)) throw new Error(`no number in ${column} of ${this.values.join()}`);
    return value;
  }
}

export const readBytes = (file: FactFile): Buffer => readFileSync(new URL(file, FOLDER));

export function readLines(file: FactFile): { columns: readonly string[]; lines: readonly string[] } {
  const bytes = readBytes(file);
  const [header = '', ...lines] = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return { columns: header.split(','), lines };
}

/** Lines are split at every comma, so the fields must not contain commas or quotation marks. */
export function readFacts(file: FactFile): FactRow[] {
  const { columns, lines } = readLines(file);
  const positions = new Map(columns.map((column, index) => [column, index]));
  return lines.map((line) => new FactRow(positions, line.split(',')));
}
