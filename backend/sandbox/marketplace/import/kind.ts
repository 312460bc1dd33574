import type { DatabaseSync } from 'node:sqlite';
import type { Columns, Row } from './row.js';

export interface KindOptions {
  /** Plan year of files that do not state it themselves. */
  year: number | undefined;
  /** Two-letter codes of the states whose rows are imported; undefined means all states. */
  states: ReadonlySet<string> | undefined;
}

/** Writes one row of an official file to the database. Returns undefined, or the reason if the row was left out. */
export type RowWriter = (row: Row) => string | undefined;

/** A kind of official file: how to recognize it and how to import its rows. */
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
