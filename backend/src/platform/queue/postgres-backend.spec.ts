import { expect, it, jest } from '@jest/globals';
import { PostgresQueueBackend } from 'bullmq';
import { lastingPostgresBackend } from './postgres-backend.js';

const backend = lastingPostgresBackend('emails', { connection: 'postgres://127.0.0.1:9/none' } as never);
const ready = () => Reflect.get(backend, 'readyPromise');

it('an attempt to connect that failed is not remembered, one that succeeded is', async () => {
  const attempt = jest.spyOn(PostgresQueueBackend.prototype, 'waitUntilReady');
  attempt.mockRejectedValueOnce(new Error('the database is away'));
  Reflect.set(backend, 'readyPromise', 'the first attempt');
  await expect(backend.waitUntilReady()).rejects.toThrow('the database is away');
  expect(ready()).toBeUndefined();
  attempt.mockResolvedValueOnce(undefined);
  Reflect.set(backend, 'readyPromise', 'the second attempt');
  await backend.waitUntilReady();
  expect([ready(), attempt.mock.calls.length]).toEqual(['the second attempt', 2]);
});

it('a worker that cannot take a job is told why after a pause, so that it does not try without one', async () => {
  const began = performance.now();
  jest.spyOn(PostgresQueueBackend.prototype, 'moveToActive').mockRejectedValueOnce(new Error('the database is away'));
  await expect(backend.moveToActive('token')).rejects.toThrow('the database is away');
  expect(performance.now() - began).toBeGreaterThan(500);
});
