import type { DatabaseSync } from 'node:sqlite';
import type { Columns, Row } from './row.js';

export interface KindOptions {
  /** Plan year to use for files that do not state one. */
  year: number | undefined;
  /** Two-letter codes of the states whose rows are imported. Undefined means all states. */
  states: ReadonlySet<string> | undefined;
}

/**
 * Writes one row of an official file to the database. Returns undefined on success, or the reason why the row was
 * skipped.
 */
export type RowWriter = (row: Row) => string | undefined;

/** A kind of official file, with the code that recognizes it and imports its rows. */
export interface FileKind {
  name: string;
  title: string;
  /** Returns whether a file with these columns is of this kind. */
  recognises(columns: Columns): boolean;
  writer(database: DatabaseSync, options: KindOptions): RowWriter;
}

export const OTHER_STATE = 'state not requested';
export const SMALL_GROUP = 'small-group market';

export function isWanted(state: string, { states }: KindOptions): boolean {
  return states === undefined || states.has(state);
}
