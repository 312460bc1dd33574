import { beforeEach, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { GoogleHandshake } from './google-handshake.js';

const NOW = Date.parse('2026-11-02T12:00:00Z');
const cookies: { value: string; maxAge?: number }[] = [];
const cipher = { encrypt: (text: string) => Buffer.from(text), decrypt: (body: Buffer) => body.toString() };
const httpAdapter = {
  setCookie: (_reply: unknown, _name: string, value: string, { maxAge }: { maxAge: number }) =>
    void cookies.push({ value, maxAge }),
  clearCookie: () => undefined,
};
const config = { appUrl: 'http://localhost:3000' };
const handshakes = new GoogleHandshake(cipher as never, { httpAdapter } as never, config as never);
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

/**
 * Begins a sign-in with Google and completes it after the given number of seconds. Returns the arguments that were
 * passed to Passport's callback when the sign-in was completed. `stateOf` can change the state that Google sends back.
 */
function endAfter(seconds: number, stateOf = (state: string) => state): unknown[] {
  jest.setSystemTime(NOW);
  const results: unknown[] = [];
  const done = (...given: unknown[]) => void results.push(given);
  handshakes.store({} as FastifyRequest, 'verifier', { next: '/plans', nonce: 'nonce' }, null, done);
  const [, state] = results.pop() as [null, string];
  const { value } = cookies.at(-1) ?? {};
  jest.setSystemTime(NOW + seconds * 1_000);
  const request = { headers: { cookie: `__Host-google_handshake=${value}` } } as FastifyRequest;
  handshakes.verify(request, stateOf(state), null, done);
  return results;
}

it('a sign-in with Google must end within ten minutes, with the state it began with', () => {
  expect(endAfter(599)).toEqual([[null, 'verifier', { next: '/plans' }]]);
  expect(endAfter(600)).toEqual([[null, false]]);
  expect(endAfter(1, (state) => `${state.slice(0, -1)}!`)).toEqual([[null, false]]);
  expect(endAfter(1, () => '')).toEqual([[null, false]]);
  expect(cookies.map(({ maxAge }) => maxAge)).toEqual([600, 600, 600, 600]);
});
