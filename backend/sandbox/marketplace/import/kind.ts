import type { DatabaseSync } from 'node:sqlite';
import type { Columns, Row } from './row.js';

export interface KindOptions {
  /** For files that do not name their year. */
  year: number | undefined;
  /** Two-letter codes to keep; undefined = all. */
  states: ReadonlySet<string> | undefined;
}

/** Writes one row; answers why a row was left out, or undefined when it was kept. */
export type RowWriter = (row: Row) => string | undefined;

/** One kind of official file. */
export interface FileKind {
  name: string;
  title: string;
  /** True for the header of such a file. */
  recognises(columns: Columns): boolean;
  writer(database: DatabaseSync, options: KindOptions): RowWriter;
}

export const OTHER_STATE = 'state not asked for';
export const SMALL_GROUP = 'small-group market';

export function isWanted(state: string, { states }: KindOptions): boolean {
  return states === undefined || states.has(state);
}
