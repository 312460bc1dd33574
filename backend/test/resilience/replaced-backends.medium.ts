import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { findPort } from '#sandbox/processes/ports.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { emptyDatabase, type TestDatabase } from '../harness/database.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { Program } from '../harness/program.js';
import { TestApp } from '../harness/test-app.js';
import { LoadBalancer } from './load-balancer.js';
import { buildVersionBefore } from './version-before.js';

/**
 * Number of people who call the site at the same time, and number of calls between two steps of replacing a backend.
 */
const [CALLERS, CALLS_PER_STEP] = IS_FULL ? [10, 50] : [3, 20];

let balancer: LoadBalancer;
const running: Program[] = [];
let addresses = 0;
const testApp = TestApp.forTests({ workers: false });

async function endAll(): Promise<void> {
  await Promise.all(running.splice(0).map((program) => program.kill()));
  balancer.close();
}

const environment = (database = testApp.database): Record<string, string> => ({
  ...testApp.environment,
  NODE_ENV: 'production',
  RATE_LIMIT_FACTOR: '1',
  TIMEOUT_FACTOR: '1',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: database.appUrl,
  DATABASE_ADMIN_URL: database.ownerUrl,
});

/** Returns an IP address that has not called before, so that rate limits do not reject calls that come from it. */
const newAddress = (): string => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

const isAlive = (url: string): Promise<boolean> =>
  fetch(url, { headers: { 'x-forwarded-for': newAddress() } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

interface Version {
  readonly database?: TestDatabase;
  /** Folder of another version of the site. Without it, the version that is being tested is started. */
  readonly folder?: string;
}

async function addBackend({ database, folder }: Version = {}): Promise<Program> {
  const port = await findPort();
  const settings = { ...environment(database), AUDIT_KEY: '', PORT: String(port) };
  const backend = Program.start('backend', settings, folder);
  running.push(backend);
  await eventually(() => isAlive(`http://127.0.0.1:${port}/health/live`), 'the new backend');
  balancer.backends.push(port);
  return backend;
}

async function call(path: string, { cookie, body }: { cookie?: string; body?: object } = {}) {
  const answer = await fetch(`${balancer.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return { status: answer.status, text: await answer.text(), cookie: set.join('; ') };
}

/** Lets people call the site all the time, with `ask`, while `work` replaces its processes. Returns all answers. */
async function underLoad<T>(ask: () => Promise<T>, work: (someCalls: () => Promise<void>) => Promise<void>) {
  const answers: T[] = [];
  const load = { isOver: false };
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!load.isOver) answers.push(await ask());
  });
  await work(async () => {
    const enough = answers.length + CALLS_PER_STEP;
    await eventually(() => answers.length >= enough, 'some calls');
  });
  load.isOver = true;
  await Promise.all(callers);
  return answers;
}

describe('under load', () => {
  beforeAll(async () => {
    balancer = await LoadBalancer.start();
  });
  afterAll(endAll);

  it('every call is answered while backends are replaced one after the other', async () => {
    const old = IS_FULL ? [await addBackend(), await addBackend()] : [await addBackend()];
    const answers = await underLoad(
      async () => (await call('/api/auth/me')).status,
      async (someCalls) => {
        await someCalls();
        for (const backend of old) {
          await addBackend();
          await someCalls();
          expect(await backend.stop()).toBe(0);
          await someCalls();
        }
      },
    );
    expect(balancer.lost).toBe(0);
    expect([...new Set(answers)]).toEqual([200]);
    expect(answers.length).toBeGreaterThanOrEqual((1 + 2 * old.length) * CALLS_PER_STEP);
  });
});

if (IS_FULL)
  describe('the version before the newest migration is replaced under load', () => {
    const ACTIONS = ['user.confirmed', 'user.signedIn', 'user.signedUp'];
    let database: TestDatabase;
    let before: Required<Version>;
    beforeAll(async () => {
      [database, balancer] = await Promise.all([emptyDatabase(), LoadBalancer.start()]);
      before = { database, folder: buildVersionBefore() };
    });
    afterAll(async () => {
      await endAll();
      await database.drop();
      rmSync(before.folder, { recursive: true, force: true });
    });

    const migrate = (version: Version) => Program.start('migrate', environment(database), version.folder).ended;
    function addWorkers(version: Version): Program {
      const workers = Program.start('workers', environment(database), version.folder);
      running.push(workers);
      return workers;
    }

    /** A new person signs up, follows the link in the email and signs in. Returns the session cookie. */
    async function newPerson(): Promise<string> {
      const { email, password, ...others } = aSignUp();
      expect(await call('/api/users/signup', { body: { email, password, ...others } })).toMatchObject({ status: 201 });
      const token = await testApp.mailbox.tokenFor(email.toLowerCase(), 'confirm');
      expect(await call(`/auth/confirm?token=${token}`)).toMatchObject({ status: 200 });
      return (await call('/api/auth/login_user', { body: { email, password } })).cookie;
    }
    const isSignedIn = async (cookie = ''): Promise<unknown> =>
      (JSON.parse((await call('/api/auth/me', { cookie })).text) as { ok: unknown }).ok;

    async function entriesByAction(): Promise<number[]> {
      const sql = new pg.Client({ connectionString: database.ownerUrl });
      await sql.connect();
      const { rows } = await sql
        .query<{ count: number }>(
          `select count(distinct event_id)::int as count from audit_entries where action = any($1)
           group by action order by action`,
          [ACTIONS],
        )
        .finally(() => sql.end());
      return rows.map(({ count }) => count);
    }

    it('no call is lost, people stay signed in, and emails and audit entries arrive', async () => {
      expect(await migrate(before)).toBe(0);
      const old = [await addBackend(before), await addBackend(before)];
      const oldWorkers = addWorkers(before);
      const cookies = [await newPerson()];
      let turn = 0;
      const answers = await underLoad(
        () => isSignedIn(cookies[(turn += 1) % cookies.length]),
        async (someCalls) => {
          const step = async () => {
            await someCalls();
            cookies.push(await newPerson());
          };
          await step();
          expect(await migrate({ database })).toBe(0);
          await step();
          for (const backend of old) {
            await addBackend({ database });
            await step();
            expect(await backend.stop()).toBe(0);
            await step();
          }
          addWorkers({ database });
          await step();
          expect(await oldWorkers.stop()).toBe(0);
          await step();
        },
      );
      expect(balancer.lost).toBe(0);
      expect([...new Set(answers)]).toEqual([true]);
      await eventually(
        async () => (await entriesByAction()).join() === ACTIONS.map(() => cookies.length).join(),
        'the audit entries',
      );
    });
  });
