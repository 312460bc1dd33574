import { setImmediate as later } from 'node:timers/promises';
import { beforeEach, expect, it } from '@jest/globals';
import { AppError } from '#platform/errors/app-error.js';
import { ProofAttempts } from './proof-attempts.js';

const log: unknown[] = [];
let isSlowed = false;
const attempts = new ProofAttempts(
  {
    flush: async () => {
      await later();
      log.push('stored');
    },
  } as never,
  {
    take: async () => {
      if (isSlowed) throw new AppError('request.tooMany');
    },
    clear: async () => void log.push('cleared'),
  } as never,
  { publish: (name: string, payload: { isSlowed: boolean }) => void log.push([name, payload.isSlowed]) } as never,
);
const make = (check: () => Promise<string | null>) =>
  attempts.make({
    userId: 'person',
    kind: 'own password',
    by: 'password',
    check,
    refusal: new AppError('users.wrongPassword'),
  });
beforeEach(() => {
  log.length = 0;
  isSlowed = false;
});

it('a wrong entry is refused after it has been recorded', async () => {
  await expect(make(async () => null)).rejects.toMatchObject({ code: 'users.wrongPassword' });
  expect(log).toEqual([['user.proofFailed', false], 'stored']);
});

it('after too many entries, none is checked, which is recorded too', async () => {
  isSlowed = true;
  await expect(make(async () => 'right')).rejects.toMatchObject({ code: 'request.tooMany' });
  expect(log).toEqual([['user.proofFailed', true], 'stored']);
});

it('a correct entry resets the count of wrong ones', async () => {
  expect(await make(async () => 'right')).toBe('right');
  expect(log).toEqual(['cleared']);
});
