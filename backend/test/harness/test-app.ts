import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext, ValueProvider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import pg from 'pg';
import { AppModule } from '#backend/app.module.js';
import { readConfig, type Config } from '#platform/config/config.js';
import { createApp } from '#platform/http/app.fastify.js';
import { createLogger, NestLogger } from '#platform/logging/logger.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { WorkersModule } from '#workers/workers.module.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { Browser } from './browser.js';
import { createDatabase, type TestDatabase } from './database.js';
import type { FaultProxy } from './fault-proxy.js';
import { MailCatcher } from './mail-catcher.js';

const secret = () => randomBytes(32).toString('base64url');

interface TestAppOptions {
  env?: Record<string, string>;
  workers?: boolean;
  /** Store that contains the queues. With `postgres`, the app runs as if no Redis were available. */
  queues?: 'redis' | 'postgres';
  redisUrl?: string;
  /** A proxy in front of the test run's PostgreSQL, through which the app and its workers connect to their database. */
  databaseProxy?: FaultProxy;
  logTo?: { write: (line: string) => void };
  providers?: ValueProvider[];
}

class Provided {}

/** The whole system for one test file: web process, workers, PostgreSQL, queues and mail server. */
export class TestApp {
  workers: INestApplicationContext | null = null;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: Config,
    readonly environment: Record<string, string>,
    readonly database: TestDatabase,
    readonly mailbox: MailCatcher,
    readonly sql: pg.Client,
    private readonly folder: string,
    private readonly logTo: TestAppOptions['logTo'],
  ) {}

  /** Opens an app before the tests of this file or `describe`, and closes it after them. */
  static forTests(options?: TestAppOptions | (() => Promise<TestAppOptions>)): TestApp {
    const testApp = Object.create(TestApp.prototype) as TestApp;
    beforeAll(async () => {
      Object.assign(testApp, await TestApp.open(typeof options === 'function' ? await options() : options));
    });
    afterAll(() => testApp.close());
    return testApp;
  }

  static async open({
    env = {},
    workers = true,
    queues = 'redis',
    redisUrl: given,
    databaseProxy,
    logTo,
    providers = [],
  }: TestAppOptions = {}): Promise<TestApp> {
    const folder = mkdtempSync(join(tmpdir(), 'testApp-'));
    const redisUrl = given ?? (queues === 'redis' ? await ownRedis() : undefined);
    const [database, mailbox] = await Promise.all([
      createDatabase({ withQueues: redisUrl === undefined }),
      MailCatcher.open(),
    ]);
    const environment = {
      ...standardEnvironment(folder),
      DATABASE_URL: databaseProxy?.through(database.appUrl) ?? database.appUrl,
      REDIS_URL: redisUrl ?? '',
      SMTP_URL: mailbox.url,
      ...env,
    };
    const config = readConfig(environment);
    const logger = createLogger(config.logLevel, 'test', logTo);
    const webConfig = readConfig(environment, { withAuditKey: false });
    const root = AppModule.with(webConfig, logger);
    const provided = { module: Provided, global: true, providers, exports: providers };
    const app = await createApp({ ...root, imports: [...(root.imports ?? []), provided] }, webConfig, logger);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const sql = new pg.Client({ connectionString: database.ownerUrl });
    await sql.connect();
    const testApp = new TestApp(app, config, environment, database, mailbox, sql, folder, logTo);
    if (workers) await testApp.startWorkers();
    return testApp;
  }

  async startWorkers(): Promise<void> {
    const logger = createLogger(this.config.logLevel, 'test-workers', this.logTo);
    this.workers = await NestFactory.createApplicationContext(WorkersModule.with(this.config, logger), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
  }

  async stopWorkers(): Promise<void> {
    await this.workers?.close();
    this.workers = null;
  }

  browser(userAgent?: string, address?: string): Browser {
    return new Browser(this.app, userAgent, address);
  }

  /** Opens a separate browser in which a new person has signed up, confirmed the email address and signed in. */
  async signedIn(
    changes: Parameters<typeof aSignUp>[0] = {},
    role = 'patient',
  ): Promise<{ browser: Browser; email: string; password: string; id: string }> {
    const signup = aSignUp(changes);
    const browser = this.browser();
    await browser.post('/api/users/signup', signup);
    const { rows } = await this.sql.query<{ id: string }>(
      'update users set email_confirmed_at = now(), role = $2 where email = $1 returning id',
      [signup.email.toLowerCase(), role],
    );
    await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
    return { browser, email: signup.email.toLowerCase(), password: signup.password, id: rows[0]?.id ?? '' };
  }

  async close(): Promise<void> {
    await this.stopWorkers();
    await this.app.close();
    await this.sql.end();
    await this.mailbox.close();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Opens the local marketplace, and an app that calls it, before the tests of this file or `describe`, and closes both
 * after them. Each test begins with a marketplace that has no faults and has counted no calls.
 */
export function withMarketplace(options: TestAppOptions = {}): { marketplace: Marketplace; testApp: TestApp } {
  const marketplace = {} as Marketplace;
  const testApp = TestApp.forTests(async () => {
    Object.assign(marketplace, await startMarketplace({ port: 0, apiKey: 'test-key' }));
    return { workers: false, ...options, env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, ...options.env } };
  });
  afterAll(() => marketplace.close());
  beforeEach(() => {
    marketplace.clearFaults();
    marketplace.calls.reset();
  });
  return { marketplace, testApp };
}

const standardEnvironment = (folder: string): Record<string, string> => ({
  NODE_ENV: 'test',
  APP_URL: 'http://localhost:3000',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
  TIMEOUT_FACTOR: '20',
  FRONTEND_DIR: join(folder, 'no-frontend'),
  MARKETPLACE_API_URL: 'http://127.0.0.1:9/api/v1',
  MARKETPLACE_API_KEY: 'test-key',
  SESSION_SECRET: secret(),
  DATA_KEY: secret(),
  AUDIT_KEY: secret(),
  AUDIT_HEAD_FILE: join(folder, 'audit-head.jsonl'),
});

/**
 * Empties the Redis database that only this Jest worker uses, and returns its URL. Returns undefined if the test run
 * has no Redis.
 */
async function ownRedis(): Promise<string | undefined> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) return undefined;
  const url = Object.assign(new URL(server), { pathname: `/${process.env['JEST_WORKER_ID'] ?? '1'}` }).href;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}
