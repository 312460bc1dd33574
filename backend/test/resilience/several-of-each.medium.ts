import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp } from '#backend/build-app.js';
import { createLogger, NestLogger } from '#platform/logging/logger.js';
import { WorkersModule } from '#workers/workers.module.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
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
