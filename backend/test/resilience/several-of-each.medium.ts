import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WorkersModule } from '../../../workers/src/workers.module.js';
import { buildApp } from '../../src/build-app.js';
import { createLogger, NestLog } from '../../src/platform/logging/logger.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { House } from '../harness/house.js';

const PEOPLE = 40;
let house: House;
let secondBackend: NestFastifyApplication;
const moreWorkers: INestApplicationContext[] = [];
beforeAll(async () => {
  house = await House.open();
  const logger = createLogger('silent', 'second');
  secondBackend = await buildApp(house.config, logger);
  await secondBackend.init();
  await secondBackend.getHttpAdapter().getInstance().ready();
  for (let count = 0; count < 2; count += 1) moreWorkers.push(await NestFactory.createApplicationContext(WorkersModule.with(house.config, logger), { logger: new NestLog(logger), abortOnError: false }));
}, 30_000);
afterAll(async () => {
  for (const worker of moreWorkers) await worker.close();
  await secondBackend.close();
  await house.close();
});

const count = async (query: string): Promise<number> => Number((await house.sql.query<{ n: string }>(query)).rows[0]?.n);

it('two backends and three workers on the same stores do everything once', async () => {
  expect(await eventually(async () => (await count('select count(*) as n from worker_heartbeats')) === 3, 'three workers')).toBe(true);
  const people = Array.from({ length: PEOPLE }, () => aSignUp());
  const answers = await Promise.all(people.map((person, index) => (index % 2 ? new Browser(secondBackend) : house.browser()).post('/api/users/signup', person)));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
  await eventually(async () => (await count("select count(*) as n from audit_entries where action = 'user.signedUp'")) >= PEOPLE, 'every entry');
  await eventually(() => house.mailbox.mails.length >= PEOPLE, 'every mail');
  await eventually(async () => (await count('select count(*) as n from outbox where published_at is null')) === 0, 'an empty outbox');

  expect(people.map(({ email }) => house.mailbox.to(email).length)).toEqual(people.map(() => 1));
  expect(await count("select count(*) as n from audit_entries where action = 'user.signedUp'")).toBe(PEOPLE);
  expect(await count('select count(*) - max(seq) as n from audit_entries')).toBe(0);
  // Each clock ran on one worker only: every check of the audit trail that nobody asked for is one row.
  expect(await count('select count(*) as n from audit_checks')).toBe(1);
}, 60_000);

it('somebody who signs in at one backend is signed in at the other, and signed out at both', async () => {
  const { browser } = await house.signedIn();
  const elsewhere = new Browser(secondBackend);
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/api/auth/me')).body).toMatchObject({ ok: true });
  await browser.post('/api/auth/logout');
  expect((await elsewhere.get('/api/auth/me')).body).toMatchObject({ ok: false });
});
