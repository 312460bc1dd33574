import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNCONFIRMED } from '#platform/audit/audit-trail.js';
import { eventually } from '#test/harness/eventually.js';
import { IS_FULL } from '#test/harness/extent.js';
import { LaunchedPerson, LaunchedSite, statusOf } from '#test/harness/launched-site.js';
import { describeWithRedis } from '#test/harness/with-redis.js';

let site: LaunchedSite;
let person: LaunchedPerson;
let login: { email: string; password: string };
/** Email address and password of a person who signed up after the backup was made. */
let later: { email: string; password: string };
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lists-'));
  site = await LaunchedSite.start();
  ({ person, login } = await LaunchedPerson.signedIn(site));
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, ...lines: string[]): string => {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  return join(folder, name);
};

describe('npm start', () => {
  it('prints only addresses that respond', async () => {
    const addresses = site.said.match(/https?:\/\/\S+/g) ?? [];
    expect(addresses.some((address) => address.endsWith('/api/openapi.json'))).toBe(true);
    expect(await Promise.all(addresses.map(async (address) => [address, await statusOf(address)]))).toEqual(
      addresses.map((address) => [address, 200]),
    );
  });
});

const describeOnLinux = existsSync('/proc/self/environ') ? describe : describe.skip;
describeOnLinux('a program gets only the settings that it needs', () => {
  it.each([
    ['backend', ['AUDIT_KEY', 'DATABASE_ADMIN_URL', 'SUPERADMIN_PASSWORD']],
    ['workers', ['DATABASE_ADMIN_URL', 'SUPERADMIN_PASSWORD']],
  ])('%s', (name, withheld) => {
    const lines = readFileSync(`/proc/${site.pidOf(name)}/environ`, 'utf8').split('\0');
    const filled = lines.filter((line) => !line.endsWith('=')).map((line) => line.split('=')[0]);
    expect(filled).toContain('DATABASE_URL');
    expect(filled.filter((setting) => withheld.includes(setting ?? ''))).toEqual([]);
  });
});

// Of the operator's commands, `npm test` runs only the backup here, and tests elsewhere what the others do.
if (IS_FULL)
  describe('a command finds the database of a running npm start', () => {
    it('va:import', async () => {
      const list = file(
        'va.csv',
        'va_product,trade_name,generic,dosage_form,va_class_name,rx_otc',
        'QUIXOLINE 5MG TAB,QUIXOL,QUIXOLINE,TAB,TESTS,prescription',
      );
      expect(await site.command('va:import', list, '--date', '2026-10-01')).toMatchObject({
        code: 0,
        said: expect.stringContaining('1 products of 2026-10-01 are now the list.'),
      });
      expect((await person.call('GET', '/api/va/formulary?q=quixol')).body).toMatchObject({
        drugs: [{ id: 'quixoline 5mg tab' }],
        listDate: '2026-10-01',
      });
    });

    it('drugs:import', async () => {
      const list = file(
        'RxTerms.txt',
        'RXCUI|FULL_GENERIC_NAME|BRAND_NAME|DISPLAY_NAME|ROUTE|NEW_DOSE_FORM|RXN_DOSE_FORM|STRENGTH|' +
          'SUPPRESS_FOR|IS_RETIRED',
        '4711|quixoline 5 MG Oral Tablet||quixoline (Oral Pill)|Oral|Tabs|Oral Tablet|5 mg||',
      );
      expect(await site.command('drugs:import', list, '--date', '2026-11-03')).toMatchObject({
        code: 0,
        said: expect.stringContaining('1 products of 2026-11-03 are now the list.'),
      });
    });

    it('second-factor:remove, which helps superadmins only', async () => {
      expect(await site.command('second-factor:remove', login.email)).toMatchObject({
        code: 1,
        said: expect.stringContaining('No superadmin has this address. Nothing was changed.'),
      });
    });

    it('audit:verify', async () => {
      expect(await site.command('audit:verify')).toMatchObject({
        code: 0,
        said: expect.stringContaining('The audit trail is whole'),
      });
      expect(await site.command('audit:verify', '--newest', '1:0000000000000000')).toMatchObject({
        code: 1,
        said: expect.stringContaining(`First bad entry: 1. It ${UNCONFIRMED.noted}.`),
      });
    });
  });

if (IS_FULL)
  describe('audit:accept, after the file that names the newest entry was lost,', () => {
    beforeAll(() => rmSync(site.auditHeadFile));
    const wrong: [what: string, given: string[]][] = [
      ['a reason that it does not know', ['--reason', 'because']],
      ['no reason', []],
      ['an option that it does not know', ['--force']],
    ];
    it.each(wrong)('says how it is used if it gets %s, and changes nothing', async (_, given) => {
      expect(await site.command('audit:accept', ...given)).toMatchObject({
        code: 1,
        said: expect.stringContaining('npm run audit:accept -- --reason restored | file-lost | key-changed'),
      });
      expect(existsSync(site.auditHeadFile)).toBe(false);
    });

    it('writes the file anew and records that, and the trail is whole again', async () => {
      expect(await site.command('audit:accept', '--reason', 'file-lost')).toMatchObject({
        code: 0,
        said: expect.stringMatching(/Accepted: \d+ entries\. Entry \d+ records it\./),
      });
      expect(statSync(site.auditHeadFile).mode & 0o777).toBe(0o600);
      expect(await site.command('audit:verify')).toMatchObject({
        code: 0,
        said: expect.stringContaining('The audit trail is whole'),
      });
    });
  });

/**
 * Matches the part of the output of the backup and restore commands that counts rows, such as "1024 rows of 17 tables".
 */
const ROWS = /\d+ rows of \d+ tables/;
let rowsOfBackup: string | undefined;
const backup = (): string => join(folder, 'site.backup');

describe('a backup of a running npm start', () => {
  it('holds all rows', async () => {
    const { code, said } = await site.command('backup', backup());
    expect([code, said]).toEqual([0, expect.stringMatching(ROWS)]);
    rowsOfBackup = ROWS.exec(said)?.[0];
  });
});

/**
 * Kills one of the site's programs and waits until the launcher has restarted it. The function then signs up a person,
 * waits for the confirmation email, and requests the session and a list of counties.
 */
async function killAndTry(name: string): Promise<{ isAnother: boolean; me: number; counties: number }> {
  const killed = site.pidOf(name);
  process.kill(killed, 'SIGKILL');
  await eventually(() => site.said.includes(`${name} stopped by itself (ended by SIGKILL)`), `word of ${name}`);
  await eventually(() => site.said.includes(`${name} was started again`), `${name} again`);
  await eventually(() => site.isReady(), 'the site');
  later = await person.signUp();
  await person.confirmationFor(later.email);
  return {
    isAnother: site.pidOf(name) !== killed,
    me: (await person.call('GET', '/api/auth/me')).status,
    counties: (await person.call('GET', '/api/counties/by/zip/82001')).status,
  };
}
const ALL_WELL = { isAnother: true, me: 200, counties: 200 };

/**
 * Programs that the test kills, one after another. `npm test` kills only the backend, because the launcher restarts all
 * programs in the same way.
 */
const KILLED = IS_FULL ? ['backend', 'workers', 'PostgreSQL', 'mailbox', 'marketplace', 'google'] : ['backend'];

describe('when a program of npm start is killed', () => {
  it.each(KILLED)('%s restarts, sessions continue, and a new person gets the confirmation email', async (name) => {
    expect(await killAndTry(name)).toEqual(ALL_WELL);
  });

  if (IS_FULL)
    describeWithRedis('Redis restarts too:', () => {
      it('sessions continue, and a new person gets the confirmation email', async () => {
        expect(await killAndTry('Redis')).toEqual(ALL_WELL);
      });
    });

  it("and keeps failing, npm start stops and prints the program's name and the path of its log", async () => {
    const port = Number(new URL(site.mailbox).port);
    process.kill(site.pidOf('mailbox'), 'SIGKILL');
    const inTheWay = createServer((socket) => socket.destroy());
    await eventually(
      () =>
        new Promise<boolean>((resolve) => {
          inTheWay.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
        }),
      'the port',
    );
    expect(await site.ended).toBe(1);
    inTheWay.close();
    expect(site.said).toMatch(/mailbox does not stay up, so everything else is stopped too\./);
    expect(site.said).toMatch(/Its log: \S+logs\/mailbox\.log/);
    expect(await statusOf(site.url)).toBe(0);
  });
});

if (IS_FULL)
  describe('after npm start has ended', () => {
    it('a restore brings back the rows of the backup, and records itself in a whole audit trail', async () => {
      const { code, said } = await site.command('restore', backup(), '--replace');
      expect([code, said]).toEqual([0, expect.stringContaining('The audit trail is whole')]);
      expect(ROWS.exec(said)?.[0]).toBe(rowsOfBackup);
      expect(said).toMatch(/Entry \d+ records that it was restored/);
    });

    it('people of the backup log in at the next start, later ones are gone, and the audit continues', async () => {
      site = await site.startAgain();
      expect(await person.logIn(site, later)).toBe(401);
      expect(await person.logIn(site, login)).toBe(200);
      expect(await site.command('audit:verify')).toMatchObject({
        code: 0,
        said: expect.stringContaining('The audit trail is whole'),
      });
    });
  });
