import { randomBytes } from 'node:crypto';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { PlansService } from '#modules/plans/index.js';
import { readConfig } from '#platform/config/config.js';
import { createLogger } from '#platform/logging/logger.js';
import { json, startFakeServer } from '#platform/marketplace/fake-server.testing.js';
import { PlatformModule } from '#platform/platform.module.js';
import { createDatabase, type TestDatabase } from '#test/harness/database.js';
import { CacheRefreshModule } from './cache-refresh.module.js';
import { ReleaseWatch } from './release-watch.js';

const secret = () => randomBytes(32).toString('base64url');
let database: TestDatabase;
let server: Awaited<ReturnType<typeof startFakeServer>>;
let context: INestApplicationContext;
let sql: pg.Client;
let released = '2026-11-01';
const log: string[] = [];

beforeAll(async () => {
  database = await createDatabase();
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
  server = await startFakeServer((received, response, request) => {
    const answers: Record<string, unknown> = {
      '/versions': [{ name: 'plans', updated: released }],
      '/coverage/stats': { last_refreshed_at: '2026-11-01' },
      '/market-years': { current: 2026, supported: [2026] },
    };
    json(answers[received.path] ?? {})(received, response, request);
  });
  const config = readConfig({
    NODE_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: database.appUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MARKETPLACE_API_URL: server.url,
    MARKETPLACE_API_KEY: 'old-key-7',
    SESSION_SECRET: secret(),
    DATA_KEY: secret(),
    AUDIT_KEY: secret(),
    LOG_LEVEL: 'silent',
  });
  @Module({
    imports: [
      PlatformModule.with(config, createLogger('fatal', 'test', { write: (line) => void log.push(line) }), []),
      CacheRefreshModule,
    ],
  })
  class Root {}
  context = await NestFactory.createApplicationContext(Root, { logger: false });
});
afterAll(async () => {
  await context?.close();
  await server?.close();
  await sql?.end();
  await database?.drop();
});

const yearsAsked = (): number => server.requests.filter(({ path }) => path === '/market-years').length;

it('renews used entries only if the marketplace has new data', async () => {
  const watch = context.get(ReleaseWatch);
  await context.get(PlansService).currentYear();
  await watch.renewAfterRelease();
  await watch.renewAfterRelease();
  expect(yearsAsked()).toBe(1);
  released = '2026-11-15';
  await watch.renewAfterRelease();
  expect(yearsAsked()).toBe(2);
});

it('workers log a rejected API key as fatal, once, and without the key', async () => {
  server.answer(json({ message: 'Invalid authentication credentials old-key-7' }, 401));
  await expect(context.get(ReleaseWatch).renewAfterRelease()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(log).toEqual([expect.stringContaining('THE MARKETPLACE REFUSES OUR KEY')]);
  expect(log.join()).not.toContain('old-key-7');
});

it('deletes entries that are too old to be used', async () => {
  await sql.query("update cache_entries set fresh_until = now() - interval '2 days'");
  await context.get(ReleaseWatch).sweep();
  expect((await sql.query('select 1 from cache_entries')).rows).toHaveLength(0);
});

it('a call in progress ends when the process stops', async () => {
  const watch = context.get(ReleaseWatch);
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  server.answer(() => resolve());
  const running = watch.renewAfterRelease();
  await isAsked;
  watch.onModuleDestroy();
  expect(await running).toBe('stopped with the process; the next run asks');
});
