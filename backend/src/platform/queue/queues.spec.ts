import { QUEUES, type QueueName } from '#contract/queues.js';
import { jobOptions, queueConnection, retryDelay } from './queues.js';

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

it('the queues are in Redis if there is one, else in the database', () => {
  const databaseUrl = 'postgres://db.example.test/site';
  const redisUrl = 'redis://redis.example.test:6379';
  expect(queueConnection({ databaseUrl, redisUrl: undefined })).toBe(databaseUrl);
  expect(queueConnection({ databaseUrl, redisUrl })).toEqual({ url: redisUrl, maxRetriesPerRequest: null });
});
