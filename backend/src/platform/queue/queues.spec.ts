import { PostgresQueueBackend, RedisQueueBackend } from 'bullmq';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '#contract/queues.js';
import { createLogger } from '../logging/logger.js';
import { closeQueue, errorLog, jobOptions, openQueue, retryDelay } from './queues.js';

const minutesOf = (queue: QueueName): number =>
  Array.from({ length: jobOptions(queue).attempts - 1 }, (_, made) => retryDelay(made + 1)).reduce(
    (sum, wait) => sum + wait,
    0,
  ) / 60_000;

it.each(QUEUES)('%s retries a job for at least half an hour', (queue) => {
  expect(minutesOf(queue)).toBeGreaterThan(30);
});

it('an audit entry is retried for a day', () => {
  expect(minutesOf('audit-log')).toBeGreaterThan(24 * 60);
});

it.each([
  [1, 2_000],
  [2, 4_000],
  [8, 256_000],
  [9, 300_000],
  [500, 300_000],
])('after %i failed attempts, the wait is between half of %i ms and all of it', (tries, most) => {
  const waits = Array.from({ length: 100 }, () => retryDelay(tries));
  expect(Math.max(...waits)).toBeLessThanOrEqual(most);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2);
});

it('a job that lost a race in the database is soon retried', () => {
  const conflict = Object.assign(new Error('deadlock detected'), { name: 'DeadlockException' });
  expect(retryDelay(1, conflict)).toBeLessThanOrEqual(100);
  expect(retryDelay(20, conflict)).toBeLessThanOrEqual(2_000);
  expect(retryDelay(1, new Error('the mail server does not answer'))).toBeGreaterThanOrEqual(1_000);
});

it('the queues are in Redis if there is one, else in the database', async () => {
  const databaseUrl = 'postgres://127.0.0.1:9/none';
  const logger = createLogger('silent', 'test');
  for (const redisUrl of ['redis://127.0.0.1:9', undefined]) {
    const queue = openQueue('emails', { databaseUrl, redisUrl }, logger);
    expect(queue.getBackend()).toBeInstanceOf(redisUrl ? RedisQueueBackend : PostgresQueueBackend);
    await closeQueue(queue);
  }
});

it('an outage is logged as debug, and what BullMQ loses without one as a warning', () => {
  const lines: unknown[] = [];
  const logger = { debug: () => lines.push('debug'), warn: () => lines.push('warn') } as unknown as Logger;
  const log = errorLog(logger, 'emails');
  log(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }));
  log(new Error('Connection is closed.'));
  log(new Error('Connection terminated unexpectedly'));
  log(new Error('could not renew lock for job 17'));
  log(new Error('Failed to add repeatable job for next iteration: Connection is closed.'));
  expect(lines).toEqual(['debug', 'debug', 'debug', 'warn', 'warn']);
});
