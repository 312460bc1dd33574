import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_ERRORS } from '#contract/errors/all-errors.js';
import { writeBackup } from '#platform/backup/write-backup.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { FINNEY, newSearch, replyOf } from '../builders/plans.builder.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf, type Answer } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { isSignedIn, type Person } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

let marketplace: Marketplace;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({ env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
  person = await testApp.signedIn();
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});
afterEach(freeDisk);

/**
 * Makes every write to the database fail as if PostgreSQL's disk were full, with the same SQLSTATE and message.
 * Creating a file system that is really full would require administrator rights.
 */
async function fillDisk(): Promise<void> {
  await testApp.sql.query(`
    create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'disk_full',
        message = 'could not extend file "base/1/2": No space left on device';
    end $$;
    do $$ declare t record; begin
      for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format(
          'create trigger full_disk before insert or update on %I execute function full_disk()', t.relname);
      end loop;
    end $$`);
}

async function freeDisk(): Promise<void> {
  await testApp.sql.query('drop function if exists full_disk cascade');
}

function expectPlainSentence(answer: Answer): void {
  expect([answer.status, errorOf(answer).message]).toEqual([503, ALL_ERRORS['server.busy'].message]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('while the disk of PostgreSQL is full', () => {
  it('nobody can sign up, the reason is said in a plain sentence, and nothing is stored by half', async () => {
    const signup = aSignUp();
    await fillDisk();
    expectPlainSentence(await testApp.browser().post('/api/users/signup', signup));
    await freeDisk();
    const email = signup.email.toLowerCase();
    expect((await testApp.sql.query('select 1 from users where email = $1', [email])).rowCount).toBe(0);
    expect((await testApp.browser().post('/api/users/signup', signup)).status).toBe(201);
    await testApp.mailbox.next(email, 'confirm');
    expect(testApp.mailbox.to(email)).toHaveLength(1);
  });

  it('people stay signed in and read what is there, even after the minute in which no use is recorded', async () => {
    await testApp.sql.query("update sessions set seen_at = now() - interval '2 minutes'");
    await fillDisk();
    expect(await isSignedIn(person.browser)).toBe(true);
    expect((await person.browser.get('/api/account')).status).toBe(200);
    expect((await testApp.browser().get('/health/live')).status).toBe(200);
  });

  it('new searches are answered, although their answers cannot be kept', async () => {
    await fillDisk();
    const reply = replyOf(await person.browser.post('/api/plans/search', newSearch({ place: FINNEY })));
    expect(reply.plans).toHaveLength(reply.total);
  });

  it('an export is refused, and works once there is room', async () => {
    await fillDisk();
    expectPlainSentence(await person.browser.post('/api/account/export'));
    await freeDisk();
    expect((await person.browser.post('/api/account/export')).status).toBe(200);
  });

  it('mails and audit entries wait, and none is missing afterwards', async () => {
    const signup = aSignUp();
    await testApp.stopWorkers();
    expect((await testApp.browser().post('/api/users/signup', signup)).status).toBe(201);
    await fillDisk();
    await testApp.startWorkers();
    await eventually(
      async () => (await testApp.sql.query("select 1 from pg_stat_activity where query like '%from outbox%'")).rowCount,
      'the workers to try',
    );
    await freeDisk();
    await testApp.mailbox.next(signup.email.toLowerCase(), 'confirm');
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from audit_entries join users on users.id = target_id
             where action = 'user.signedUp' and email = $1`,
            [signup.email.toLowerCase()],
          )
        ).rowCount === 1,
      'the audit entry',
    );
  });
});

const describeOnLinux = existsSync('/dev/full') ? describe : describe.skip;
describeOnLinux('while the disk for backups is full, as /dev/full of Linux is', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'full-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a backup fails, leaves no piece of itself behind and keeps the previous one', async () => {
    const file = join(folder, 'site.backup');
    writeFileSync(file, 'the previous backup');
    // Every write to the Linux device /dev/full fails as on a full disk.
    symlinkSync('/dev/full', `${file}.unfinished`);
    const keys = { backupKey: 'the key of the backups in this test', dataKey: testApp.config.dataKey };
    await expect(writeBackup(testApp.database.ownerUrl, file, keys)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync(file, 'utf8')).toBe('the previous backup');
    expect(() => lstatSync(`${file}.unfinished`)).toThrow('ENOENT');
  });
});
