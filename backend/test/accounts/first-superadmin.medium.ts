import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { ensureSuperadmin, SuperadminError } from '#modules/users/index.js';
import { localSecrets } from '#sandbox/processes/secrets.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';

const EMAIL = 'Chief@Example.test';
let database: TestDatabase;
let sql: pg.Client;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  database = await createDatabase();
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const emails = async (): Promise<string[]> =>
  (await sql.query<{ email: string }>("select email from users where role = 'superadmin'")).rows.map(
    (row) => row.email,
  );

it.each([
  ['SUPERADMIN_PASSWORD', 'is short', EMAIL, 'q7 rivers'],
  ['SUPERADMIN_PASSWORD', 'is common', EMAIL, 'password1234'],
  ['SUPERADMIN_PASSWORD', 'is built from the address', EMAIL, 'chief-example-1'],
  ['SUPERADMIN_EMAIL', 'is no address', 'chief', 'quiet river stones'],
])('the first superadmin is not created if %s %s, and the error says so', async (setting, _, email, password) => {
  const refusal: unknown = await ensureSuperadmin(database.appUrl, { email, password }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(SuperadminError);
  expect(refusal).toHaveProperty('message', expect.stringMatching(new RegExp(`Please change ${setting}: [A-Z].+`)));
  expect(await emails()).toEqual([]);
});

it('an existing account with that address is not made superadmin', async () => {
  await sql.query(
    "insert into users (id, email, created_at, updated_at) values (gen_random_uuid(), 'a@b.test', now(), now())",
  );
  await expect(
    ensureSuperadmin(database.appUrl, { email: 'a@b.test', password: 'quiet river stones' }),
  ).rejects.toThrow('Please change SUPERADMIN_EMAIL');
});

it('the password that npm start makes up is accepted, and later settings change nothing', async () => {
  const password = localSecrets(folder).SUPERADMIN_PASSWORD;
  await ensureSuperadmin(database.appUrl, { email: EMAIL, password });
  await ensureSuperadmin(database.appUrl, { email: 'other', password: 'x' });
  expect(await emails()).toEqual([EMAIL.toLowerCase()]);
});
