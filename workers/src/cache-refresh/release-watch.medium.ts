import { randomBytes } from 'node:crypto';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { PlansModule, PlansService } from '../../../backend/src/modules/plans/index.js';
import { readConfig } from '../../../backend/src/platform/config/config.js';
import { createLogger } from '../../../backend/src/platform/logging/logger.js';
import { answeringServer, json } from '../../../backend/src/platform/marketplace/answering-server.testing.js';
import { PlatformModule } from '../../../backend/src/platform/platform.module.js';
import { createDatabase, type TestDatabase } from '../../../backend/test/harness/database.js';
import { ReleaseWatch } from './release-watch.js';

const secret = () => randomBytes(32).toString('base64url');
let database: TestDatabase;
let server: Awaited<ReturnType<typeof answeringServer>>;
let context: INestApplicationContext;
let sql: pg.Client;
let released = '2026-11-01';
const log: string[] = [];

beforeAll(async () => {
  database = await createDatabase();
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
  server = await answeringServer((asked, response, request) => {
    const answers: Record<string, unknown> = {
      '/versions': [{ name: 'plans', updated: released }],
      '/coverage/stats': { last_refreshed_at: '2026-11-01' },
      '/market-years': { current: 2026, supported: [2026] },
    };
    json(answers[asked.path] ?? {})(asked, response, request);
  });
  const config = readConfig({
    NODE_ENV: 'test', APP_URL: 'http://localhost:3000', DATABASE_URL: database.appUrl, SMTP_URL: 'smtp://127.0.0.1:9', MARKETPLACE_API_URL: server.url, MARKETPLACE_API_KEY: 'old-key-7',
    SESSION_SECRET: secret(), DATA_KEY: secret(), AUDIT_KEY: secret(), LOG_LEVEL: 'silent',
  });
  @Module({ imports: [PlatformModule.with(config, createLogger('fatal', 'test', { write: (line) => void log.push(line) }), []), PlansModule], providers: [ReleaseWatch] })
  class Root {}
  context = await NestFactory.createApplicationContext(Root, { logger: false });
});
afterAll(async () => {
  await context?.close();
  await server?.close();
  await sql?.end();
  await database?.drop();
});

const yearsAsked = (): number => server.asked.filter(({ path }) => path === '/market-years').length;

it('asks anew for what people looked at once the marketplace has new data, and not before', async () => {
  const watch = context.get(ReleaseWatch);
  await context.get(PlansService).currentYear();
  await watch.renewAfterRelease();
  await watch.renewAfterRelease();
  expect(yearsAsked()).toBe(1);
  released = '2026-11-15';
  await watch.renewAfterRelease();
  expect(yearsAsked()).toBe(2);
});

it('a key that the marketplace refuses is told in the log by the workers too, loud, once, and without the key', async () => {
  server.answer(json({ message: 'Invalid authentication credentials old-key-7' }, 401));
  await expect(context.get(ReleaseWatch).renewAfterRelease()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(log).toEqual([expect.stringContaining('THE MARKETPLACE REFUSES OUR KEY')]);
  expect(log.join()).not.toContain('old-key-7');
});

it('sweeps away what is too old to stand in', async () => {
  await sql.query("update cache_entries set fresh_until = now() - interval '2 days'");
  await context.get(ReleaseWatch).sweep();
  expect((await sql.query('select 1 from cache_entries')).rows).toHaveLength(0);
});

it('a question under way ends when the process stops', async () => {
  const watch = context.get(ReleaseWatch);
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  server.answer(() => resolve());
  const running = watch.renewAfterRelease();
  await isAsked;
  watch.onModuleDestroy();
  expect(await running).toBe('stopped with the process; the next run asks');
});
