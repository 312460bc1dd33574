import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import * as z from 'zod/mini';
import { withConnection } from '../database/connection.js';
import { SealedFileError, unseal } from './sealed-file.js';
import { listMigrations, listTables } from './tables.js';
import { HEADER_MARK, keyFingerprint, type BackupKeys } from './write-backup.js';

const ROWS = 1_000;
/** Tables whose triggers reject every change to existing rows, even by the owner of the database. */
const APPEND_ONLY = ['audit_entries', 'consent_records', 'past_alert_settings'];

const Head = z.object({ backup: z.literal(1), at: z.string(), migrations: z.array(z.string()), dataKey: z.string() });
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const End = z.object({ end: z.literal(true), tables: z.int(), rows: z.int() });

/** Thrown if a backup cannot be restored. The database is then unchanged. The message gives the reason. */
export class RestoreError extends Error {}

interface Restored {
  at: string;
  tables: number;
  rows: number;
}

/**
 * Replaces all rows of the database with those of a backup, in one transaction. The tables must already exist, created
 * by the same migrations as when the backup was made. All sessions and emailed links become invalid. Throws
 * RestoreError, or SealedFileError if the file cannot be decrypted.
 */
export async function restoreBackup(databaseUrl: string, file: string, keys: BackupKeys): Promise<Restored> {
  // If the transaction was not committed, closing the connection also rolls it back.
  return withConnection(databaseUrl, async (client) => {
    await refuseIfInUse(client);
    await client.query('begin');
    await client.query("set local timezone = 'UTC'");
    const restored = await replaceRows(client, linesOf(file, keys.backupKey), keys.dataKey);
    await client.query('commit');
    return restored;
  });
}

/** Throws RestoreError if the site is running, because the site would see a mixture of old and restored data. */
async function refuseIfInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and usename is not null and usename <> current_user`,
  );
  if (rows.length > 0) throw new RestoreError('The site is running: stop the backend and the workers first.');
}

async function replaceRows(client: pg.Client, lines: AsyncGenerator<string>, dataKey: string): Promise<Restored> {
  const first = await lines.next();
  const { at, migrations, dataKey: fingerprint } = z.parse(Head, headerOf(first.done ? '' : first.value));
  if (migrations.join() !== (await listMigrations(client)).join())
    throw new RestoreError(
      `The backup belongs to another version of the site, whose newest migration is ${migrations.at(-1)}. ` +
        'Restore it with that version and start the newer one afterwards.',
    );
  if (fingerprint !== keyFingerprint(dataKey))
    throw new RestoreError('DATA_KEY is not the one of this backup: encrypted answers could not be read any more.');
  const tables = await listTables(client);
  for (const table of APPEND_ONLY) await client.query(`alter table ${table} disable trigger user`);
  const names = [...tables.map(({ name }) => name), 'sessions', 'account_tokens'].map((name) =>
    pg.escapeIdentifier(name),
  );
  await client.query(`truncate ${names.join(', ')}`);
  const counts = await insertAll(client, lines, new Map(tables.map(({ name, columns }) => [name, columns])));
  for (const table of APPEND_ONLY) await client.query(`alter table ${table} enable trigger user`);
  return { at, ...counts };
}

async function insertAll(
  client: pg.Client,
  lines: AsyncGenerator<string>,
  columnsOf: ReadonlyMap<string, string[]>,
): Promise<{ tables: number; rows: number }> {
  const counts = { tables: 0, rows: 0 };
  let insert = '';
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    counts.rows += batch.length;
    batch = [];
  };
  for await (const text of lines) {
    const header = headerOf(text);
    if (header === null) {
      batch.push(text);
      if (batch.length === ROWS) await flush();
      continue;
    }
    await flush();
    const end = z.safeParse(End, header);
    if (end.success && end.data.tables === counts.tables && end.data.rows === counts.rows) return counts;
    counts.tables += 1;
    insert = insertInto(z.parse(TableLine, header), columnsOf);
  }
  throw new SealedFileError('The file is not complete: its end is missing.');
}

/** Parses a line that describes the rows after it or ends the backup. Returns null if it is a table row. */
const headerOf = (line: string): unknown => (line.startsWith(HEADER_MARK) ? JSON.parse(line.slice(1)) : null);

function insertInto({ table, columns }: z.infer<typeof TableLine>, columnsOf: ReadonlyMap<string, string[]>): string {
  const known = columnsOf.get(table);
  if (!known || columns.some((column) => !known.includes(column)))
    throw new RestoreError(`The table ${table} of the backup is not like the one of this database.`);
  const [name, list] = [pg.escapeIdentifier(table), columns.map((column) => pg.escapeIdentifier(column)).join(', ')];
  return `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`;
}

async function* linesOf(file: string, backupKey: string): AsyncGenerator<string> {
  const plain = createGunzip();
  const feeding = pipeline(unseal(createReadStream(file), backupKey), plain);
  // If reading the backup file fails, the pipeline passes the error on to the decompressed stream, and the loop that
  // reads the decompressed stream throws the error. The pipeline's own promise can therefore be ignored.
  feeding.catch(() => undefined);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let waiting = '';
  for await (const piece of plain) {
    const lines = (waiting + decoder.decode(piece as Buffer, { stream: true })).split('\n');
    waiting = lines.pop() ?? '';
    yield* lines;
  }
  await feeding;
}
