import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
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

async function start(changes: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const backend = Program.start('backend', { ...SETTINGS, DATABASE_URL: database.appUrl, ...changes });
  const code = await backend.ended;
  return { code, said: backend.log };
}

const NOT_SET_UP = 'The database is not set up: run migrate, with the version of the site that is to start.\n';
async function withoutNewestColumn(): Promise<Record<string, string>> {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('alter table consent_records drop column time_zone');
  await owner.end();
  return {};
}

describe('the backend ends with one sentence, without a stack trace,', () => {
  it.each<[string, () => Record<string, string> | Promise<Record<string, string>>, string]>([
    [
      'if its database role may change the audit trail',
      () => ({ DATABASE_URL: database.ownerUrl }),
      'DATABASE_URL: its role postgres may change the audit trail.',
    ],
    ['if migrate has not run', () => ({ DATABASE_URL: empty.ownerUrl }), NOT_SET_UP],
    [
      'if it could read the key of the audit trail',
      () => ({ AUDIT_KEY: secret('c') }),
      'AUDIT_KEY: must not be given to the backend, only to the workers and the commands\n',
    ],
    ['if only an older migrate has run', withoutNewestColumn, NOT_SET_UP],
  ])('%s', async (_, changes, sentence) => {
    const { code, said } = await start(await changes());
    expect([code, said]).toEqual([78, expect.stringContaining(sentence)]);
    expect(said).not.toMatch(/^\s+at /m);
  });
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
