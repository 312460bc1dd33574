import { expect, it, jest } from '@jest/globals';
import { PostgresQueueBackend } from 'bullmq';
import { lastingPostgresBackend } from './queues.js';

const backend = lastingPostgresBackend('emails', { connection: 'postgres://127.0.0.1:9/none' } as never);
const ready = () => Reflect.get(backend, 'readyPromise');

it('a failed attempt to connect is not remembered, but a successful one is', async () => {
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

it('a worker that cannot take a job gets the error only after a pause, so that it does not retry at once', async () => {
  const began = performance.now();
  jest.spyOn(PostgresQueueBackend.prototype, 'moveToActive').mockRejectedValueOnce(new Error('the database is away'));
  await expect(backend.moveToActive('token')).rejects.toThrow('the database is away');
  expect(performance.now() - began).toBeGreaterThan(500);
});
