import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { AccountTokens } from '#modules/auth/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { findPort } from '#sandbox/processes/ports.js';
import { startPostgres, type Postgres } from '#sandbox/stores/postgres.js';
import { startRedis, type Redis } from '#sandbox/stores/redis.js';
import { eventually } from '../../harness/eventually.js';
import { Program } from '../../harness/program.js';
import { TestApp } from '../../harness/test-app.js';
import { describeWithRedis } from '../../harness/with-redis.js';
import { addEvents, EVENTS_PER_MAIL } from '../event-load.js';

const KILLS = 20;
const EVENTS = 1_000;
const MAILS = EVENTS / EVENTS_PER_MAIL;
/**
 * Number of emails that one worker sends at the same time. These emails may be sent again after the worker has been
 * killed.
 */
const MAILS_AT_ONCE = 5;

describeWithRedis('workers, Redis and PostgreSQL that end in the middle of their work', () => {
  const shared = { ...process.env };
  let folder: string;
  let postgres: Postgres;
  let redis: Redis | null;
  let testApp: TestApp;
  let worker: Program;

  /** The stores of this test keep their data on disk, because the test restarts them. */
  const ports = { postgres: 0, redis: 0 };
  const password = randomBytes(12).toString('hex');
  const openPostgres = () =>
    startPostgres({
      dir: join(folder, 'postgres'),
      port: ports.postgres,
      password,
      logFile: join(folder, 'postgres.log'),
    });
  const openRedis = () =>
    startRedis({
      dir: join(folder, 'redis'),
      toolDir: process.env['TEST_TOOL_DIR'] ?? '',
      port: ports.redis,
      password,
      logFile: join(folder, 'redis.log'),
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'soak-'));
    Object.assign(ports, { postgres: await findPort(), redis: await findPort() });
    [postgres, redis] = await Promise.all([openPostgres(), openRedis()]);
    process.env['TEST_PG_URL'] = postgres.url;
    testApp = await TestApp.open({ workers: false, ...(redis && { redisUrl: redis.url }) });
    testApp.sql.on('error', () => undefined);
  });
  afterAll(async () => {
    await worker?.kill();
    await testApp?.close();
    await Promise.all([redis?.stop(), postgres?.stop()]);
    process.env['TEST_PG_URL'] = shared['TEST_PG_URL'];
    rmSync(folder, { recursive: true, force: true });
  });

  async function query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    return client
      .query<R>(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
  const count = async (text: string): Promise<number> => Number((await query<{ n: string }>(text))[0]?.n);
  const entries = () => count('select count(*) as n from audit_entries');

  /** Waits until a few more audit entries have been written. */
  async function someWork(when: string): Promise<void> {
    const before = await entries();
    await eventually(async () => (await entries()) > Math.min(before + 3, EVENTS - 1), `some work ${when}`);
  }

  const startWorker = () => (worker = Program.start('workers', { ...testApp.environment, LOG_LEVEL: 'silent' }));
  const restartPostgres = async () => {
    await postgres.stop();
    postgres = await openPostgres();
  };
  const restartRedis = async () => {
    await redis?.stop();
    redis = await openRedis();
  };
  /** Functions that restart Redis and PostgreSQL, with the number of workers that are killed before the restart. */
  const RESTARTS = [
    { after: Math.floor(KILLS / 3), restart: restartRedis },
    { after: Math.floor((2 * KILLS) / 3), restart: restartPostgres },
  ];

  it(`lose none of ${EVENTS} events, write nothing twice, repeat only mails under way (${KILLS} kills)`, async () => {
    const addresses = await addEvents(testApp.sql, EVENTS);
    startWorker();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await someWork('before the kill');
      // Redis or PostgreSQL restarts while a worker is using it. The same worker must then continue its work.
      for (const { restart } of RESTARTS.filter(({ after }) => after === kill)) {
        await restart();
        await someWork('of the same worker after the restart of a store');
      }
      await worker.kill();
      startWorker();
    }
    const mailed = "select count(*) as n from inbox where handler = 'emails:user.resetRequested'";
    await eventually(async () => (await entries()) === EVENTS && (await count(mailed)) === MAILS, 'the rest');

    expect(await count('select count(distinct event_id) as n from audit_entries')).toBe(EVENTS);
    expect(await count('select max(seq) as n from audit_entries')).toBe(EVENTS);
    expect(await count('select count(*) as n from outbox where published_at is null')).toBe(0);
    const repeated = testApp.mailbox.mails.length - MAILS;
    expect(repeated).toBeGreaterThanOrEqual(0);
    expect(repeated).toBeLessThanOrEqual(KILLS * MAILS_AT_ONCE);
    const tokens = testApp.app.get(AccountTokens, { strict: false });
    for (const address of addresses) {
      const mails = testApp.mailbox.to(address);
      expect(mails.length).toBeGreaterThanOrEqual(1);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      for (const { text } of mails) {
        const token = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
        expect(
          await withEntityManager(testApp.app.get(EntityManager), () => tokens.find(token, 'reset')),
        ).not.toBeNull();
      }
    }
  });
});
