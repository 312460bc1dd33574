import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { derivedKey } from '../crypto/cipher.js';
import { seal } from './sealed-file.js';
import { listMigrations, listTables, type Table } from './tables.js';

const ROWS = 1_000;
export const HEADER_MARK = '#';

export interface BackupKeys {
  backupKey: string;
  /** Key of the site's encrypted columns. The backup contains a fingerprint of this key, but not the key itself. */
  dataKey: string;
}

/** A consistent snapshot while the site runs. Returns the numbers of tables and rows. */
export async function writeBackup(
  databaseUrl: string,
  file: string,
  { backupKey, dataKey }: BackupKeys,
): Promise<{ tables: number; rows: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const counts = { tables: 0, rows: 0 };
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local timezone = 'UTC'");
    await pipeline(
      linesOf(client, keyFingerprint(dataKey), counts),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => seal(packed, backupKey),
      createWriteStream(unfinished, { mode: 0o600, flags: 'w' }),
    );
    await client.query('commit');
    await rename(unfinished, file);
    return counts;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}

/** Tells a restore whether the site still has the key of the backup. */
export const keyFingerprint = (dataKey: string): string =>
  derivedKey(dataKey, 'fingerprint in backups').toString('hex').slice(0, 16);

async function* linesOf(
  client: pg.Client,
  fingerprint: string,
  counts: { tables: number; rows: number },
): AsyncGenerator<string> {
  const migrations = await listMigrations(client);
  yield line({ backup: 1, at: new Date().toISOString(), migrations, dataKey: fingerprint });
  for (const table of await listTables(client)) {
    counts.tables += 1;
    yield line({ table: table.name, columns: table.columns });
    for await (const rows of batchesOf(client, table)) {
      counts.rows += rows.length;
      yield rows.map((row) => `${row}\n`).join('');
    }
  }
  yield line({ end: true, ...counts });
}

async function* batchesOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<string[]> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await client.query(
    `declare rows_of_table no scroll cursor for
     select to_json(t)::text as row from (select ${list} from ${pg.escapeIdentifier(name)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS} from rows_of_table`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close rows_of_table');
}

const line = (value: object): string => `${HEADER_MARK}${JSON.stringify(value)}\n`;
