import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { ormOptions } from '#platform/database/database.module.js';
import { refuseUnfitDatabase } from '#platform/database/refuse-unfit-database.js';
import { migrate } from '#sandbox/site/site.js';
import { createDatabase, emptyDatabase, type TestDatabase } from '../harness/database.js';
import { Program } from '../harness/program.js';

const secret = (letter: string) => letter.repeat(3) + Array.from({ length: 32 }, (_, index) => index).join('');
const SETTINGS = {
  NODE_ENV: 'production',
  APP_URL: 'https://www.example.org',
  PORT: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MARKETPLACE_API_URL: 'http://127.0.0.1:9/api/v1',
  MARKETPLACE_API_KEY: 'test-key',
  SESSION_SECRET: secret('a'),
  DATA_KEY: secret('b'),
  AUDIT_KEY: '',
};
let database: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  [database, empty] = await Promise.all([createDatabase(), emptyDatabase()]);
});
afterAll(async () => {
  await database.drop();
  await empty.drop();
});

it('the backend ends with one sentence, without a stack trace, if its role may change the audit trail', async () => {
  const backend = Program.start('backend', { ...SETTINGS, DATABASE_URL: database.ownerUrl });
  expect(await backend.ended).toBe(78);
  expect(backend.log).toContain('DATABASE_URL: its role postgres may change the audit trail.');
  expect(backend.log).not.toMatch(/^\s+at /m);
});

async function verdictOn(databaseUrl: string): Promise<string> {
  const orm = await MikroORM.init(ormOptions(databaseUrl, ENTITIES));
  return refuseUnfitDatabase(orm)
    .then(
      () => 'fit',
      (error: Error) => error.message,
    )
    .finally(() => orm.close());
}

it('a role that may change a single column of the audit trail is refused, too', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const role = new URL(database.appUrl).username;
  await owner.query(`grant update (details) on audit_entries to ${role}`);
  const verdict = await verdictOn(database.appUrl);
  await owner.query(`revoke update (details) on audit_entries from ${role}`);
  await owner.end();
  expect(verdict).toContain(`its role ${role} may change the audit trail.`);
});

it('a database is fit for a start only after migrate has run with this version of the site', async () => {
  const notSetUp = 'The database is not set up: run migrate, with the version of the site that is to start.';
  expect([await verdictOn(database.appUrl), await verdictOn(empty.ownerUrl)]).toEqual(['fit', notSetUp]);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('alter table consent_records drop column time_zone');
  await owner.end();
  expect(await verdictOn(database.appUrl)).toBe(notSetUp);
});

it('the launcher repeats the words of a refused setting, and does not call it a failure of the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-'));
  const settings = { ...SETTINGS, DATABASE_URL: database.appUrl, FIRM_FACEBOOK: 'http://www.facebook.com/firm' };
  const launcher = { MAILBOX_PORT: '', MARKETPLACE_PORT: '', DATA_DIR: folder, SUPERADMIN_EMAIL: '' };
  await expect(migrate(process.execPath, { ...settings, ...launcher })).rejects.toThrow(
    /^The settings cannot be used\. Please correct these in \.env or the environment:\n {2}FIRM_FACEBOOK: /,
  );
  rmSync(folder, { recursive: true, force: true });
});
