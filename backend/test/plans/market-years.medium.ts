import { randomBytes } from 'node:crypto';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PlansModule, PlansService } from '#modules/plans/index.js';
import { CACHE_CLOCK } from '#platform/cache/answer-cache.js';
import { readConfig } from '#platform/config/config.js';
import { createLogger } from '#platform/logging/logger.js';
import { json, startFakeServer } from '#platform/marketplace/fake-server.testing.js';
import { PlatformModule } from '#platform/platform.module.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';

const secret = () => randomBytes(32).toString('base64url');
let database: TestDatabase;
let server: Awaited<ReturnType<typeof startFakeServer>>;
let context: INestApplicationContext;
let now = 0;

@Global()
@Module({ providers: [{ provide: CACHE_CLOCK, useValue: () => now }], exports: [CACHE_CLOCK] })
class ClockModule {}

beforeAll(async () => {
  database = await createDatabase();
  server = await startFakeServer(json({ current: 2026, supported: [2025, 2026, 2027] }));
  const config = readConfig({
    NODE_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: database.appUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MARKETPLACE_API_URL: server.url,
    MARKETPLACE_API_KEY: 'k',
    SESSION_SECRET: secret(),
    DATA_KEY: secret(),
    AUDIT_KEY: secret(),
    LOG_LEVEL: 'silent',
  });
  @Module({ imports: [PlatformModule.with(config, createLogger('silent', 'test'), []), ClockModule, PlansModule] })
  class Root {}
  context = await NestFactory.createApplicationContext(Root, { logger: false });
});
afterAll(async () => {
  await context?.close();
  await server?.close();
  await database?.drop();
});

it('the new plan year is offered from midnight on November 1 in New York, even with cached data', async () => {
  const offered = async (at: string) => {
    now = Date.parse(at);
    return (await context.get(PlansService).marketYears()).offered;
  };
  expect(await offered('2026-10-31T23:59:00-04:00')).toEqual([2026]);
  expect(await offered('2026-11-01T00:01:00-04:00')).toEqual([2026, 2027]);
  expect(server.requests).toHaveLength(1);
});
