import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { numberIn, textIn } from './database.js';

export interface LeftOut {
  rows: number;
  examples: number[];
}

export interface ImportReport {
  name: string;
  kind: string;
  title: string;
  rowsRead: number;
  rowsKept: number;
  /**
   * Number of invalid rows that were left out because the user allowed invalid rows. If the number is above 0, only
   * part of the file was imported.
   */
  rowsBad: number;
  /** Rows that the importer left out on purpose, grouped by the reason. */
  leftOut: ReadonlyMap<string, LeftOut>;
  wasAlreadyIn: boolean;
}

/**
 * Returns a SHA-256 hash of the import settings and the file's content. It shows whether a file was imported before,
 * even if the file has been moved or renamed.
 */
export async function fingerprintOf(path: string, settings: string): Promise<string> {
  const digest = createHash('sha256').update(`${settings}|`);
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/**
 * Returns the report on an earlier import of the same file. Returns undefined if the file was never imported, or if a
 * later import has replaced some of its data.
 */
export function findImported(database: DatabaseSync, fingerprint: string): ImportReport | undefined {
  const row = database
    .prepare(
      `select * from source_file f where fingerprint = ?
       and scopes = (select count(*) from scope s where s.fingerprint = f.fingerprint)`,
    )
    .get(fingerprint);
  if (!row) return undefined;
  const reasons = database.prepare('select * from left_out where fingerprint = ?').all(fingerprint);
  return {
    name: textIn(row, 'name'),
    kind: textIn(row, 'kind'),
    title: textIn(row, 'title'),
    rowsRead: numberIn(row, 'rows_read'),
    rowsKept: numberIn(row, 'rows_kept'),
    rowsBad: numberIn(row, 'rows_bad'),
    leftOut: new Map(
      reasons.map((each) => [
        textIn(each, 'reason'),
        { rows: numberIn(each, 'rows'), examples: textIn(each, 'examples').split(',').map(Number) },
      ]),
    ),
    wasAlreadyIn: true,
  };
}

/**
 * Records an imported file and the parts of the data that now come from it. If all data of an earlier file has been
 * replaced, the record of that file is removed.
 */
export function saveImported(
  database: DatabaseSync,
  fingerprint: string,
  report: ImportReport,
  scopes: Iterable<string>,
): void {
  const saveScope = database.prepare('insert or replace into scope values (?, ?, ?)');
  let count = 0;
  for (const scope of scopes) {
    saveScope.run(report.kind, scope, fingerprint);
    count += 1;
  }
  const { kind, name, title, rowsRead, rowsKept, rowsBad } = report;
  database
    .prepare('insert or replace into source_file values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(fingerprint, kind, name, title, rowsRead, rowsKept, rowsBad, count, new Date().toISOString());
  database.prepare('delete from left_out where fingerprint = ?').run(fingerprint);
  const saveReason = database.prepare('insert into left_out values (?, ?, ?, ?)');
  for (const [reason, { rows, examples }] of report.leftOut) {
    saveReason.run(fingerprint, reason, rows, examples.join());
  }
  database.exec(`
    delete from source_file where fingerprint not in (select fingerprint from scope);
    delete from left_out where fingerprint not in (select fingerprint from source_file)`);
}
