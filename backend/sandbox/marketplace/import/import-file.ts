import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { types } from 'node:util';
import { EndlessRecord } from './csv-records.js';
import { openEntries, type Entry, type OpenEntries } from './entries.js';
import { RowProblem } from './kinds/cells.js';
import type { ImportContext, KindOptions } from './kinds/kind.js';
import { openFile } from './open-file.js';
import { planYears } from './plan-years.js';
import { saveImported, type ImportReport, type LeftOut } from './source-file.js';

/** Maximum number of invalid rows that an error message lists. The import stops after that many. */
const PROBLEMS_SHOWN = 20;
const EXAMPLES = 5;

/**
 * Imports one official file in a single transaction: either all of it is imported or the database stays unchanged.
 * @throws Error if the file cannot be read, is of an unknown kind, contains nothing to import, or contains an invalid
 * row. The message names the file and the rows.
 */
export async function importFile(database: DatabaseSync, path: string, options: KindOptions): Promise<ImportReport> {
  const name = basename(path);
  try {
    const file = await openFile(path);
    try {
      const entries = await openEntries(file);
      return await inTransaction(database, () => new FileImport(database, name, options, entries).run());
    } finally {
      file.close();
    }
  } catch (error) {
    throw new Error(`${name} was not imported: ${messageOf(error)}`, { cause: error });
  }
}

/** SQLite's result codes for a locked database and for a violated constraint. */
const [BUSY, CONSTRAINT] = [5, 19];

function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if (sqliteCode(error) === BUSY) return 'another import is running';
  if ('code' in error && error.code === 'ENOENT') return 'there is no such file';
  return error.message;
}

function sqliteCode(error: unknown): number | undefined {
  return types.isNativeError(error) && 'errcode' in error ? Number(error.errcode) % 256 : undefined;
}

function duplicateIn(error: unknown): string | undefined {
  return sqliteCode(error) === CONSTRAINT ? 'an earlier row of this file is about the same' : undefined;
}

async function inTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec('begin immediate');
  try {
    const result = await work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

class FileImport {
  private readonly leftOut = new Map<string, LeftOut>();
  private readonly problems: string[] = [];
  private readonly scopes = new Set<string>();
  private rowsRead = 0;
  private rowsKept = 0;
  private lastRow = 1;

  constructor(
    private readonly database: DatabaseSync,
    private readonly name: string,
    private readonly options: KindOptions,
    private readonly entries: OpenEntries,
  ) {}

  async run(): Promise<ImportReport> {
    await this.readAll();
    if (this.problems.length > 0) throw this.refusal();
    if (this.rowsRead === 0) throw new Error('it has a header but no rows');
    if (this.rowsKept === 0) throw new Error(`none of its ${this.rowsRead} rows can be used${this.reasons()}`);
    const report = this.report();
    saveImported(this.database, report, this.scopes);
    return report;
  }

  private async readAll(): Promise<void> {
    try {
      for await (const entry of this.entries.start(this.context())) {
        this.lastRow = entry.row;
        this.rowsRead += 1;
        this.store(entry);
        if (this.problems.length >= PROBLEMS_SHOWN) return;
      }
    } catch (error) {
      if (error instanceof EndlessRecord) throw new Error(`row ${error.row}: ${error.message}`, { cause: error });
      throw new Error(`${messageOf(error)} (after row ${this.lastRow})`, { cause: error });
    }
  }

  private store(entry: Entry): void {
    try {
      const reason = entry.store();
      if (reason === undefined) this.rowsKept += 1;
      else this.note(reason, entry.row);
    } catch (error) {
      const problem = error instanceof RowProblem ? error.message : duplicateIn(error);
      if (problem === undefined) throw error;
      this.problems.push(`  row ${entry.row}: ${problem}`);
    }
  }

  private note(reason: string, row: number): void {
    const known = this.leftOut.get(reason) ?? { rows: 0, examples: [] };
    known.rows += 1;
    if (known.examples.length < EXAMPLES) known.examples.push(row);
    this.leftOut.set(reason, known);
  }

  private context(): ImportContext {
    return {
      ...this.options,
      database: this.database,
      fileName: this.name,
      planYear: planYears(this.options.year),
      replace: (scope, clear) => {
        if (this.scopes.has(scope)) return;
        this.scopes.add(scope);
        clear();
      },
    };
  }

  private refusal(): Error {
    const stopped = this.problems.length >= PROBLEMS_SHOWN ? '\n  (reading stopped here)' : '';
    return new Error(
      `nothing of it is stored, because of these rows:\n${this.problems.join('\n')}${stopped}\n` +
        '  Fetch the file again or correct it.',
    );
  }

  private reasons(): string {
    const all = [...this.leftOut].map(([reason, { rows, examples }]) => `${rows} ${reason} (row ${examples[0]} first)`);
    return `: ${all.join('; ')}`;
  }

  private report(): ImportReport {
    return {
      name: this.name,
      kind: this.entries.kind.name,
      title: this.entries.kind.title,
      rowsRead: this.rowsRead,
      rowsKept: this.rowsKept,
      leftOut: this.leftOut,
    };
  }
}
