import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { FaultProxy } from '#test/harness/fault-proxy.js';
import { MailCatcher } from '#test/harness/mail-catcher.js';
import { isPermanentRefusal, Mailer } from './mailer.js';

const MINUTE = 60_000;
const SENDER = { mailFrom: 'site@example.test', appUrl: 'https://site.example' };
const MAIL = { to: 'rosa@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', eventId: 'event-1' };
let server: MailCatcher;
let mailer: Mailer;
let now: number;

beforeEach(async () => {
  server = await MailCatcher.open();
  mailer = new Mailer({ smtpUrl: server.url, ...SENDER }, pino({ level: 'silent' }));
  now = Date.now();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'setInterval'], now });
});
afterEach(async () => {
  jest.useRealTimers();
  mailer.onApplicationShutdown();
  await server.close();
});

const later = (minutes: number): void => void jest.setSystemTime((now += minutes * MINUTE));

it('checks the mail server once in ten minutes, no matter how often its state is requested', async () => {
  for (let minute = 0; minute < 9; minute += 1) {
    expect((await mailer.serverState()).isReachable).toBe(true);
    later(1);
  }
  expect(server.connections).toBe(1);
  later(1);
  await mailer.serverState();
  expect(server.connections).toBe(2);
});

it('learns from each sent email whether the mail server works', async () => {
  await mailer.send(MAIL);
  later(9);
  const { isReachable, checkedAt } = await mailer.serverState();
  expect(isReachable).toBe(true);
  expect(checkedAt.getTime()).toBe(now - 9 * MINUTE);
  expect(server.connections).toBe(1);
});

it('reports a failed email immediately, and checks again after a minute', async () => {
  expect((await mailer.serverState()).isReachable).toBe(true);
  server.isBusy = true;
  await expect(mailer.send(MAIL)).rejects.toThrow();
  expect((await mailer.serverState()).isReachable).toBe(false);
  server.isBusy = false;
  expect((await mailer.serverState()).isReachable).toBe(false);
  later(1);
  expect((await mailer.serverState()).isReachable).toBe(true);
});

it('counts a rejected address as a response of the mail server', async () => {
  server.refused.set(MAIL.to, 550);
  await expect(mailer.send(MAIL)).rejects.toThrow();
  expect((await mailer.serverState()).isReachable).toBe(true);
  await mailer.sendUnlessRefused(MAIL);
  server.refused.set(MAIL.to, 450);
  await expect(mailer.sendUnlessRefused(MAIL)).rejects.toThrow();
});

it('counts an email without a usable address as a permanent refusal', async () => {
  const outcome = await mailer.send({ ...MAIL, to: '' }).catch((error: unknown) => error);
  expect(isPermanentRefusal(outcome)).toBe(true);
});

it('does not count an unreachable mail server as a permanent refusal', async () => {
  await server.close();
  const outcome = await mailer.send(MAIL).catch((error: unknown) => error);
  expect(outcome).toHaveProperty('code', 'ESOCKET');
  expect(isPermanentRefusal(outcome)).toBe(false);
});

it('gives up a mail server that accepts the connection and then says nothing', async () => {
  const proxy = await FaultProxy.before(server.url);
  const smtpUrl = `${proxy.through(server.url)}/?greetingTimeout=300&socketTimeout=300`;
  const impatient = new Mailer({ smtpUrl, ...SENDER }, pino({ level: 'silent' }));
  proxy.freeze();
  await expect(impatient.send(MAIL)).rejects.toThrow();
  expect(server.mails).toHaveLength(0);
  proxy.restore();
  impatient.onApplicationShutdown();
  proxy.close();
});
