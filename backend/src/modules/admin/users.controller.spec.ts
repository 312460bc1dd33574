import { beforeEach, expect, it } from '@jest/globals';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AdminUsersController } from './users.controller.js';

const actor = { userId: 'staff' } as AuthContext;
const params = { id: 'person' };
let done: string[] = [];
let failure: Error | null = null;
/**
 * Fake actions on accounts. After a short delay, each action records its name, or throws `failure` if a test has set
 * the variable `failure`.
 */
const actions = new Proxy({} as Record<string, () => Promise<void>>, {
  get: (_, name) => async () => {
    await new Promise(setImmediate);
    if (failure) throw failure;
    done.push(String(name));
  },
});
const users = {
  act: async (_actor: AuthContext, _id: string, action: (change: object) => Promise<void>) => action({}),
  erase: () => actions['erase']?.(),
};
const controller = new AdminUsersController({} as never, users as never, actions as never, {} as never, {} as never);
beforeEach(() => {
  done = [];
  failure = null;
});

it.each<[string, () => Promise<unknown>]>([
  ['close', () => controller.close(actor, { params } as never)],
  ['erase', () => controller.erase(actor, { params, body: { reason: 'asked' } } as never)],
])('staff are told whether %s is done or has failed', async (name, call) => {
  expect(await call()).toEqual({ ok: true });
  expect(done).toEqual([name]);
  failure = new Error('no');
  await expect(call()).rejects.toThrow(failure);
});
