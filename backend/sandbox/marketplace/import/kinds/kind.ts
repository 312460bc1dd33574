import type { DatabaseSync } from 'node:sqlite';
import type { Columns, Row } from './row.js';

export interface KindOptions {
  /** Plan year from the command line, or undefined. It is needed if neither the file nor its name states the year. */
  year: number | undefined;
  states: ReadonlySet<string> | undefined;
}

export interface ImportContext extends KindOptions {
  database: DatabaseSync;
  fileName: string;
  /** @throws RowProblem if the year is invalid or differs from that of the file's other rows */
  planYear(cell: string): number;
  /**
   * Records that the file replaces all earlier data about a scope, such as "2025 WY" (plan year and state). The first
   * call for a scope runs `clear`, which deletes the earlier data.
   */
  replace(scope: string, clear: () => void): void;
}

/** Returns why the row was left out on purpose, if it was. @throws RowProblem if it has an error */
export type RowWriter<T> = (row: T) => string | undefined;

interface AnyKind {
  name: string;
  title: string;
}

export interface CsvKind extends AnyKind {
  format: 'csv';
  /** Columns that a file of this kind must have. If a column has several possible names, they are separated by "|". */
  needs: readonly string[];
  /** Also true if a required column is missing, so that the error message can name the column. */
  recognises(columns: Columns): boolean;
  /** Returns the function that stores a row. `columns` are those of the file, for files whose columns name a year. */
  writer(context: ImportContext, columns: Columns): RowWriter<Row>;
}

export interface JsonKind extends AnyKind {
  format: 'json';
  /** Fields that together identify this kind of JSON file. The first object of the file must have all of them. */
  fields: readonly string[];
  writer(context: ImportContext): RowWriter<Readonly<Record<string, unknown>>>;
}

export type FileKind = CsvKind | JsonKind;

export const OTHER_STATE = 'state not requested';
export const SMALL_GROUP = 'small-group market';

export function isWanted(state: string, { states }: KindOptions): boolean {
  return states === undefined || states.has(state);
}

/** The first call for a plan year and state deletes what earlier files stored about them in these tables. */
export function createRowReplacer(
  { database, replace }: ImportContext,
  ...tables: readonly string[]
): (year: number, state: string) => void {
  const statements = tables.map((table) => database.prepare(`delete from ${table} where year = ? and state = ?`));
  return (year, state) => {
    replace(`${year} ${state}`, () => {
      for (const statement of statements) statement.run(year, state);
    });
  };
}
