import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { AuditChain } from '#platform/audit/audit-chain.js';
import { AuditCheckpoint } from '#platform/audit/audit-checkpoint.js';
import { AuditTrail, TRAIL_ACCEPTED, UNCONFIRMED } from '#platform/audit/audit-trail.js';
import { restoreBackup } from '#platform/backup/restore-backup.js';
import { listTables } from '#platform/backup/tables.js';
import { writeBackup } from '#platform/backup/write-backup.js';
import { ormOptions } from '#platform/database/database.module.js';
import { Outbox } from '#platform/events/outbox.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

/** A name with characters that are easily damaged if a file format does not escape them correctly. */
const NAME = 'Zoë "Q" O\u2019Brien\u2028\\n 🌲';
const BACKUP_KEY = 'the key of the backups in this test';

let testApp: TestApp;
let folder: string;
let file: string;
let keys: { backupKey: string; dataKey: string };
let other: TestDatabase;
let before: Record<string, string | null>;
let counts: { tables: number; rows: number };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'site.backup');
  testApp = await TestApp.open();
  keys = { backupKey: BACKUP_KEY, dataKey: testApp.config.dataKey };
  await testApp.signedIn({ name: NAME });
  await testApp.signedIn({}, 'admin');
  await eventually(
    async () => (await testApp.sql.query('select 1 from audit_entries')).rowCount === 4,
    'the entries about two sign-ups and two logins',
  );
  await testApp.stopWorkers();
  before = await contentOf(testApp.database.ownerUrl);
  counts = await writeBackup(testApp.database.ownerUrl, file, keys);
  other = await createDatabase();
});
afterAll(async () => {
  await other.drop();
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

async function contentOf(url: string): Promise<Record<string, string | null>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const content: Record<string, string | null> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ sum: string | null }>(
      `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${pg.escapeIdentifier(name)} t`,
    );
    content[name] = rows[0]?.sum ?? null;
  }
  await client.end();
  return content;
}

const restore = (path = file, own = keys) => restoreBackup(other.ownerUrl, path, own);

describe('a backup', () => {
  it('cannot be read without its key, and only by its owner on this machine', () => {
    const { email } = aSignUp();
    const content = readFileSync(file, 'latin1');
    for (const text of [NAME, email.split('@')[1] ?? '', 'user.signedUp']) expect(content).not.toContain(text);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['another key', () => ({ path: file, own: { ...keys, backupKey: 'another key of the backups, quite long' } })],
    ['another DATA_KEY', () => ({ path: file, own: { ...keys, dataKey: 'another data key of the site, quite long' } })],
    ['a changed byte', () => ({ path: changed((bytes) => bytes.fill(bytes.readUInt8(900) ^ 1, 900, 901)), own: keys })],
    ['its last byte missing', () => ({ path: changed((bytes) => bytes.subarray(0, -1)), own: keys })],
    [
      'another file',
      () => ({ path: changed(() => Buffer.from('something else entirely, and long enough')), own: keys }),
    ],
  ])('is not restored with %s, and nothing is changed', async (_, given) => {
    const empty = await contentOf(other.ownerUrl);
    const { path, own } = given();
    await expect(restore(path, own)).rejects.toThrow(/DATA_KEY|BACKUP_KEY|not complete|not a backup/);
    expect(await contentOf(other.ownerUrl)).toEqual(empty);
  });

  it('is not restored while the site is running', async () => {
    // An idle site closes its database connections after ten seconds, and a slow machine may take that long. The test
    // therefore keeps one connection open, as the workers do, because they look for new events all the time.
    const site = new pg.Client({ connectionString: testApp.database.appUrl });
    await site.connect();
    await expect(restoreBackup(testApp.database.ownerUrl, file, keys)).rejects.toThrow('The site is running');
    await site.end();
  });

  it('brings back every row exactly as it was, replaces newer ones and signs everybody out', async () => {
    expect(await restore()).toMatchObject(counts);
    expect(await contentOf(other.ownerUrl)).toEqual(before);
    expect(counts.rows).toBeGreaterThan(10);
    const client = new pg.Client({ connectionString: other.ownerUrl });
    await client.connect();
    await client.query(
      "insert into outbox (id, name, payload, created_at) values (gen_random_uuid(), 'x', '{}', now())",
    );
    await client.query(
      `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash)
       select id, id::text::bytea, id, now(), now(), now(), 'x', 'x' from users`,
    );
    expect(await restore()).toMatchObject(counts);
    expect(await contentOf(other.ownerUrl)).toEqual(before);
    expect((await client.query('select 1 from sessions')).rowCount).toBe(0);
    await expect(client.query('delete from audit_entries')).rejects.toThrow('append-only');
    await client.end();
  });
});

it('after a restore, the audit trail is whole only once the restore is recorded in it', async () => {
  await restore();
  // The running site adds an audit entry after the backup was made. The checkpoint file outside the database then names
  // an entry that the backup does not contain.
  await testApp.startWorkers();
  await testApp.signedIn();
  await eventually(
    async () => (await new AuditCheckpoint(testApp.config).read()) !== 'missing' && (await savedSeq()) > 4,
    'the newer entry',
  );
  await testApp.stopWorkers();
  const orm = await MikroORM.init(ormOptions(other.appUrl, ENTITIES));
  const em = orm.em.fork();
  const trail = new AuditTrail(
    em,
    new AuditChain(em, testApp.config),
    new AuditCheckpoint(testApp.config),
    new Outbox(em),
  );
  expect((await trail.verify()).firstBad).not.toBeNull();
  expect(await trail.saveHead()).toMatchObject({ reason: UNCONFIRMED.forgotten });

  expect(await trail.accept('restored')).toMatchObject({ entries: 4, firstBad: null, recordedAs: '5' });
  expect(await trail.verify()).toMatchObject({ entries: 5, firstBad: null });
  const [entry] = await em.execute<{ action: string; details: object }[]>('select * from audit_entries where seq = 5');
  expect(entry).toMatchObject({ action: TRAIL_ACCEPTED, details: { reason: 'restored', entries: 4 } });
  await orm.close();
});

function changed(change: (bytes: Buffer) => Buffer): string {
  const path = join(folder, 'changed.backup');
  writeFileSync(path, change(readFileSync(file)));
  return path;
}

async function savedSeq(): Promise<number> {
  const saved = await new AuditCheckpoint(testApp.config).read();
  return typeof saved === 'object' ? Number(saved.seq) : 0;
}
