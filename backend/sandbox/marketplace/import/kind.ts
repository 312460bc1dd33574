import type { DatabaseSync } from 'node:sqlite';
import type { Columns, Row } from './row.js';

export interface KindOptions {
  /** Plan year that the caller named, for files that do not state it themselves. */
  year: number | undefined;
  /** Two-letter codes of the states whose rows are imported. Undefined means all states. */
  states: ReadonlySet<string> | undefined;
}

/** What the import of one file offers to the writer of its kind. */
export interface ImportContext extends KindOptions {
  database: DatabaseSync;
  /** Name of the file without its folder. */
  fileName: string;
  /**
   * Returns the plan year of a row.
   * @throws RowProblem if it is impossible, or not that of the file's other rows.
   */
  planYear(cell: string): number;
  /**
   * Says that the file states anew what is known of a scope, such as "2025 WY". The first time, `clear` deletes what an
   * earlier file stated, so that withdrawn plans disappear.
   */
  replace(scope: string, clear: () => void): void;
}

/**
 * Stores one row of an official file. Returns undefined, or the reason if the row was left out as it should be.
 * @throws RowProblem if the row is wrong.
 */
export type RowWriter<T> = (row: T) => string | undefined;

interface AnyKind {
  name: string;
  title: string;
}

export interface CsvKind extends AnyKind {
  format: 'csv';
  /** Columns that the kind needs; several names of one column are joined by "|". */
  needs: readonly string[];
  /** Returns whether a file with these columns is of this kind, even if it lacks some of the columns needed. */
  recognises(columns: Columns): boolean;
  writer(context: ImportContext): RowWriter<Row>;
}

export interface JsonKind extends AnyKind {
  format: 'json';
  /** Fields by which the objects of such a file are known. */
  fields: readonly string[];
  writer(context: ImportContext): RowWriter<Readonly<Record<string, unknown>>>;
}

/** A kind of official file, with the code that recognizes it and imports its rows. */
export type FileKind = CsvKind | JsonKind;

export const OTHER_STATE = 'state not requested';
export const SMALL_GROUP = 'small-group market';

export function isWanted(state: string, { states }: KindOptions): boolean {
  return states === undefined || states.has(state);
}

/**
 * Returns a function that prepares some tables for the rows of a plan year and state: what an earlier file stored for
 * them is deleted once.
 */
export function replacing(
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
