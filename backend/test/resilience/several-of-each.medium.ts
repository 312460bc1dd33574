import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp } from '#backend/app.module.js';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { createLogger, NestLogger } from '#platform/logging/logger.js';
import { WorkersModule } from '#workers/workers.module.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { TestApp } from '../harness/test-app.js';

const PEOPLE = 12;
let secondBackend: NestFastifyApplication;
const moreWorkers: INestApplicationContext[] = [];
const testApp = TestApp.forTests();
beforeAll(async () => {
  const logger = createLogger('silent', 'second');
  secondBackend = await buildApp(testApp.config, logger);
  await secondBackend.init();
  await secondBackend.getHttpAdapter().getInstance().ready();
  for (let count = 0; count < 2; count += 1)
    moreWorkers.push(
      await NestFactory.createApplicationContext(WorkersModule.with(testApp.config, logger), {
        logger: new NestLogger(logger),
        abortOnError: false,
      }),
    );
});
afterAll(async () => {
  for (const worker of moreWorkers) await worker.close();
  await secondBackend.close();
});

const count = async (query: string): Promise<number> =>
  Number((await testApp.sql.query<{ n: string }>(query)).rows[0]?.n);

it('two backends and three workers on the same stores do everything exactly once', async () => {
  expect(
    await eventually(async () => (await count('select count(*) as n from worker_heartbeats')) === 3, 'three workers'),
  ).toBe(true);
  const people = Array.from({ length: PEOPLE }, () => aSignUp());
  const answers = await Promise.all(
    people.map((person, index) =>
      (index % 2 ? new Browser(secondBackend) : testApp.browser()).post('/api/users/signup', person),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
  await eventually(
    async () => (await count("select count(*) as n from audit_entries where action = 'user.signedUp'")) >= PEOPLE,
    'every entry',
  );
  await eventually(() => testApp.mailbox.mails.length >= PEOPLE, 'every mail');
  await eventually(
    async () => (await count('select count(*) as n from outbox where published_at is null')) === 0,
    'an empty outbox',
  );

  expect(people.map(({ email }) => testApp.mailbox.to(email).length)).toEqual(people.map(() => 1));
  expect(await count("select count(*) as n from audit_entries where action = 'user.signedUp'")).toBe(PEOPLE);
  expect(await count('select count(*) - max(seq) as n from audit_entries')).toBe(0);
  expect(await count('select count(*) as n from audit_checks')).toBe(1);
});

it('a person who signs in or out on one backend is signed in or out on the other', async () => {
  const { browser } = await testApp.signedIn();
  const elsewhere = new Browser(secondBackend);
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/api/auth/me')).body).toMatchObject({ ok: true });
  await browser.post('/api/auth/logout');
  expect((await elsewhere.get('/api/auth/me')).body).toMatchObject({ ok: false });
});

if (IS_FULL)
  describe('five backends behind a proxy that calls them in turn', () => {
    const limited = TestApp.forTests({ env: { RATE_LIMIT_FACTOR: '1' }, workers: false });
    let backends: NestFastifyApplication[];
    beforeAll(async () => {
      const logger = createLogger('silent', 'one of five');
      const others = await Promise.all(Array.from({ length: 4 }, () => buildApp(limited.config, logger)));
      for (const backend of others) await backend.init();
      backends = [limited.app, ...others];
    });
    afterAll(async () => {
      for (const backend of backends.slice(1)) await backend.close();
    });

    let turn = 0;
    const next = (address: string): Browser => {
      turn += 1;
      return new Browser(backends[turn % backends.length] ?? limited.app, undefined, address);
    };
    const ORDINARY: readonly ((visitor: Browser, email: string) => Promise<{ status: number }>)[] = [
      (visitor) => visitor.get('/api/auth/me'),
      (visitor) => visitor.get('/api/market-years'),
      (visitor) => visitor.get('/api/openapi.json'),
      (visitor, email) => visitor.post('/api/auth/login_user', { email, password: 'seven calm rivers' }),
      (visitor) => visitor.get('/api/auth/me'),
    ];

    it('refuse none of 100 ordinary visitors', async () => {
      const statuses: number[] = [];
      for (let visitor = 0; visitor < 100; visitor += 1)
        for (let round = 0; round < 4; round += 1)
          for (const ask of ORDINARY) {
            const { status } = await ask(next(`192.0.2.${visitor}`), `visitor-${visitor}@example.test`);
            statuses.push(status);
          }
      expect(statuses).toHaveLength(2_000);
      expect(statuses.filter((status) => status === 429)).toEqual([]);
    });

    it('refuse a flood of wrong passwords from one address at the limit of one address', async () => {
      const login = async (attempt: number): Promise<number> => {
        const body = { email: `stranger-${attempt}@example.test`, password: 'seven calm rivers' };
        return (await next('198.51.100.7').post('/api/auth/login_user', body)).status;
      };
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 30; attempt += 1) statuses.push(await login(attempt));
      expect(statuses.indexOf(429)).toBe(RATE_LIMITS.loginAddress.points);
      expect(new Set(statuses.slice(statuses.indexOf(429)))).toEqual(new Set([429]));
    });
  });
