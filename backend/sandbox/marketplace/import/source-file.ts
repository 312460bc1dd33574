import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { numberIn, textIn } from './database.js';

/** Rows of a file that were left out for one reason. */
export interface LeftOut {
  rows: number;
  /** Numbers of the first such rows. */
  examples: number[];
}

export interface ImportReport {
  name: string;
  kind: string;
  title: string;
  rowsRead: number;
  rowsKept: number;
  /** Number of wrong rows that were left out because the caller asked for it; the file is then only partly in. */
  rowsBad: number;
  /** Rows that were left out, by reason. */
  leftOut: ReadonlyMap<string, LeftOut>;
  wasAlreadyIn: boolean;
}

/**
 * Returns a fingerprint of the import settings and the file's bytes. By its fingerprint, a file that was imported
 * before is recognized even under another path.
 */
export async function fingerprintOf(path: string, settings: string): Promise<string> {
  const digest = createHash('sha256').update(`${settings}|`);
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/**
 * Returns the report on an earlier import of the same file, or undefined if it is not in the store, or if a later file
 * has replaced some of what it said.
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

/** Notes an imported file and what it is now the source of. A file that is the source of nothing is forgotten. */
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
