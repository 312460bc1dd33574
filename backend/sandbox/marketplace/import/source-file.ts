import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { numberIn } from './database.js';

const SAMPLE_BYTES = 64 * 1024;

export interface Progress {
  rowsRead: number;
  rowsKept: number;
  isFinished: boolean;
}

/**
 * Returns a fingerprint of a file, computed from the import settings, the file size and the first and last 64 KB. It
 * identifies a file that has already been imported even if its path has changed.
 */
export async function fingerprintOf(path: string, settings: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const digest = createHash('sha256').update(`${size}|${settings}|`);
    for (const position of [0, Math.max(0, size - SAMPLE_BYTES)]) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, position);
      digest.update(buffer.subarray(0, bytesRead));
    }
    return digest.digest('hex');
  } finally {
    await file.close();
  }
}

/**
 * Stored progress of the import of one file. It is committed together with the imported rows, so that a later run can
 * continue an interrupted import.
 */
export class SourceFileRecord {
  private readonly saveFile;
  private readonly saveSkipped;

  constructor(
    private readonly database: DatabaseSync,
    private readonly fingerprint: string,
  ) {
    this.saveFile = database.prepare('insert or replace into source_file values (?, ?, ?, ?, ?, ?, ?)');
    this.saveSkipped = database.prepare('insert or replace into skipped_row values (?, ?, ?)');
  }

  load(): Progress & { skipped: Map<string, number> } {
    const row = this.database.prepare('select * from source_file where fingerprint = ?').get(this.fingerprint) ?? {};
    const skipped = this.database
      .prepare('select reason, rows from skipped_row where fingerprint = ?')
      .all(this.fingerprint);
    return {
      rowsRead: numberIn(row, 'rows_read'),
      rowsKept: numberIn(row, 'rows_kept'),
      isFinished: numberIn(row, 'is_finished') === 1,
      skipped: new Map(skipped.map((each) => [String(each['reason']), numberIn(each, 'rows')])),
    };
  }

  save(kind: string, name: string, progress: Progress, skipped: ReadonlyMap<string, number>): void {
    const { rowsRead, rowsKept, isFinished } = progress;
    this.saveFile.run(this.fingerprint, kind, name, rowsRead, rowsKept, isFinished ? 1 : 0, new Date().toISOString());
    for (const [reason, rows] of skipped) this.saveSkipped.run(this.fingerprint, reason, rows);
  }

  forget(): void {
    this.database.prepare('delete from source_file where fingerprint = ?').run(this.fingerprint);
    this.database.prepare('delete from skipped_row where fingerprint = ?').run(this.fingerprint);
  }
}
