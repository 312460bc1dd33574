import type { DatabaseSync } from 'node:sqlite';

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
  /** Rows that the importer left out on purpose, grouped by the reason. */
  leftOut: ReadonlyMap<string, LeftOut>;
}

/** Records a file and what comes from it now, and forgets files whose data was all replaced. */
export function saveImported(
  database: DatabaseSync,
  { kind, name }: Pick<ImportReport, 'kind' | 'name'>,
  scopes: Iterable<string>,
): void {
  const { lastInsertRowid: file } = database
    .prepare('insert into source_file (kind, name, imported_at) values (?, ?, ?)')
    .run(kind, name, new Date().toISOString());
  const saveScope = database.prepare('insert or replace into scope values (?, ?, ?)');
  for (const scope of scopes) saveScope.run(kind, scope, file);
  database.exec('delete from source_file where id not in (select file from scope)');
}

const grouped = new Intl.NumberFormat('en-US');

export function describe({ name, title, rowsRead, rowsKept, leftOut }: ImportReport): string {
  const lines = [
    `${name}: ${title}: ${grouped.format(rowsRead)} rows read, ${grouped.format(rowsKept)} kept`,
    ...[...leftOut].map(
      ([reason, { rows, examples }]) =>
        `  ${grouped.format(rows)} left out: ${reason} (${rows === 1 ? 'row' : 'rows'} ` +
        `${examples.join(', ')}${rows > examples.length ? ' …' : ''})`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
