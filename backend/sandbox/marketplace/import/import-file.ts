import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { csvRecords } from './csv-records.js';
import type { FileKind, KindOptions } from './kind.js';
import { kindOf } from './kinds.js';
import { openText, type OpenText } from './open-text.js';
import { Columns } from './row.js';
import { fingerprintOf, SourceFileRecord } from './source-file.js';

export interface ImportOptions extends KindOptions {
  /** Name of the file kind. It is required only if the file's header matches several kinds. */
  kind: string | undefined;
  /** Whether to import the file again if it has already been imported. */
  again: boolean;
  /** Callback that receives the progress of the import after each batch of rows. */
  onProgress?: (report: ImportReport, percent: number) => void;
  /** Number of rows after which the import stops. Tests use it to simulate an interruption. */
  stopAfter?: number;
}

export interface ImportReport {
  name: string;
  kind: string;
  title: string;
  rowsRead: number;
  rowsKept: number;
  /** Number of skipped rows, by reason. */
  skipped: ReadonlyMap<string, number>;
  /** Number of rows that an earlier, interrupted run had already read. */
  resumedAt: number;
  wasAlreadyIn: boolean;
  isFinished: boolean;
}

const BATCH_ROWS = 5000;

/**
 * Imports one official file into the database. Rows are written in batches, and each batch is committed together with
 * the progress made so far, so that an interrupted import continues where it stopped.
 * @throws if the file cannot be read or its kind is unknown.
 */
export async function importFile(database: DatabaseSync, path: string, options: ImportOptions): Promise<ImportReport> {
  const year = options.year ?? yearAfterName(path);
  const settings = `${options.kind ?? ''}|${year ?? ''}|${[...(options.states ?? [])].toSorted().join()}`;
  const record = new SourceFileRecord(database, await fingerprintOf(path, settings));
  if (options.again) record.forget();
  const text = await openText(path);
  const records = csvRecords(text.chunks);
  try {
    const header = await records.next();
    const columns = new Columns(header.done === true ? [] : header.value);
    const kind = kindOf(columns, options.kind);
    if (!kind) throw new Error(`${basename(path)}: not one of the files that can be read (see --help)`);
    const run = new ImportRun(database, record, kind, basename(path), { ...options, year });
    return await run.readAll(records, columns, text);
  } finally {
    await records.return(undefined);
  }
}

/**
 * Returns the plan year to which quality ratings apply, or undefined if the file name contains no year. It is the year
 * after the one in the name, because ratings published in autumn apply to the next year's plans.
 */
function yearAfterName(path: string): number | undefined {
  const found = /20\d\d/.exec(basename(path));
  return found ? Number(found[0]) + 1 : undefined;
}

class ImportRun {
  private readonly start;
  private readonly skipped: Map<string, number>;
  private rowsRead: number;
  private rowsKept: number;

  constructor(
    private readonly database: DatabaseSync,
    private readonly record: SourceFileRecord,
    private readonly kind: FileKind,
    private readonly name: string,
    private readonly options: ImportOptions,
  ) {
    this.start = record.load();
    this.skipped = this.start.skipped;
    this.rowsRead = this.start.rowsRead;
    this.rowsKept = this.start.rowsKept;
  }

  async readAll(records: AsyncIterable<string[]>, columns: Columns, text: OpenText): Promise<ImportReport> {
    if (this.start.isFinished) return this.report(true);
    const write = this.kind.writer(this.database, this.options);
    let toSkip = this.start.rowsRead;
    this.database.exec('begin');
    try {
      for await (const fields of records) {
        if (toSkip > 0) {
          toSkip -= 1;
          continue;
        }
        if (this.rowsRead === this.options.stopAfter) return this.commit(false);
        this.note(write(columns.row(fields)));
        if (this.rowsRead % BATCH_ROWS > 0) continue;
        const report = this.commit(false);
        this.options.onProgress?.(report, (100 * text.readBytes()) / text.totalBytes);
        this.database.exec('begin');
      }
      return this.commit(true);
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback');
      throw error;
    }
  }

  private note(reason: string | undefined): void {
    this.rowsRead += 1;
    if (reason === undefined) this.rowsKept += 1;
    else this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  private commit(isFinished: boolean): ImportReport {
    const progress = { rowsRead: this.rowsRead, rowsKept: this.rowsKept, isFinished };
    this.record.save(this.kind.name, this.name, progress, this.skipped);
    this.database.exec('commit');
    return this.report(isFinished);
  }

  private report(isFinished: boolean): ImportReport {
    return {
      name: this.name,
      kind: this.kind.name,
      title: this.kind.title,
      rowsRead: this.rowsRead,
      rowsKept: this.rowsKept,
      skipped: this.skipped,
      resumedAt: this.start.isFinished ? 0 : this.start.rowsRead,
      wasAlreadyIn: this.start.isFinished,
      isFinished,
    };
  }
}
