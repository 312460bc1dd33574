import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { MailCatcher } from '#test/harness/mail-catcher.js';
import { Mailer } from './mailer.js';

const MINUTE = 60_000;
const MAIL = { to: 'rosa@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', eventId: 'event-1' };
let server: MailCatcher;
let mailer: Mailer;
let now: number;

beforeEach(async () => {
  server = await MailCatcher.open();
  mailer = new Mailer(
    { smtpUrl: server.url, mailFrom: 'site@example.test', appUrl: 'https://site.example' },
    pino({ level: 'silent' }),
  );
  now = Date.now();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'setInterval'], now });
});
afterEach(async () => {
  jest.useRealTimers();
  mailer.onApplicationShutdown();
  await server.close();
});

const later = (minutes: number): void => void jest.setSystemTime((now += minutes * MINUTE));

it('asks the mail server whether it answers once in ten minutes, however often somebody wants to know', async () => {
  for (let minute = 0; minute < 9; minute += 1) {
    expect((await mailer.serverState()).isReachable).toBe(true);
    later(1);
  }
  expect(server.connections).toBe(1);
  later(1);
  await mailer.serverState();
  expect(server.connections).toBe(2);
});

it('learns from each mail what it would otherwise ask', async () => {
  await mailer.send(MAIL);
  later(9);
  const { isReachable, checkedAt } = await mailer.serverState();
  expect(isReachable).toBe(true);
  expect(checkedAt.getTime()).toBe(now - 9 * MINUTE);
  expect(server.connections).toBe(1);
});

it('knows at once when a mail cannot be handed over, and asks again after a minute', async () => {
  expect((await mailer.serverState()).isReachable).toBe(true);
  server.isBusy = true;
  await expect(mailer.send(MAIL)).rejects.toThrow();
  expect((await mailer.serverState()).isReachable).toBe(false);
  server.isBusy = false;
  expect((await mailer.serverState()).isReachable).toBe(false);
  later(1);
  expect((await mailer.serverState()).isReachable).toBe(true);
});

it('takes a refused address for an answer', async () => {
  server.refused.set(MAIL.to, 550);
  await expect(mailer.send(MAIL)).rejects.toThrow();
  expect((await mailer.serverState()).isReachable).toBe(true);
  await mailer.sendUnlessRefused(MAIL);
  server.refused.set(MAIL.to, 450);
  await expect(mailer.sendUnlessRefused(MAIL)).rejects.toThrow();
});
