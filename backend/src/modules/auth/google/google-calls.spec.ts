import type { RequestOptions } from 'node:http';
import { expect, it } from '@jest/globals';
import { limitCalls } from './google-calls.js';

it('every call of the OAuth client keeps its options and is given up after the time limit', async () => {
  const calls: RequestOptions[] = [];
  const client = { _executeRequest: (_library: unknown, options: RequestOptions) => void calls.push(options) };
  limitCalls(client, 1);
  client._executeRequest('https', { path: '/token' });
  const [{ path, signal } = {}] = calls;
  expect(path).toBe('/token');
  if (!signal) throw new Error('the call has no time limit');
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
