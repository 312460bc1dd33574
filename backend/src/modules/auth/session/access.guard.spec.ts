import { expect, it, jest } from '@jest/globals';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { Serve } from '#platform/endpoint/serve.js';
import { AccessGuard } from './access.guard.js';

const admin: AuthContext = { userId: 'ann', role: 'admin', accountRole: 'admin', sessionId: 'session', isFresh: true };
/** An administrator who must first set up a second factor has only the rights of a patient. */
const withoutFactor: AuthContext = { ...admin, role: 'patient' };
const stale = { isFresh: false };

/** Asks the guard, and returns its decision with what it logged and sent to the audit trail. */
async function decide(change: Partial<Endpoint>, caller: AuthContext | null) {
  const endpoint = { method: 'GET', path: '/api/x', ...change } as Endpoint;
  const [publish, flush, warn] = [jest.fn(), jest.fn(), jest.fn()];
  const guard = new AccessGuard(
    { load: async () => caller } as never,
    { read: () => 'token' } as never,
    { publish } as never,
    { flush } as never,
    { warn } as never,
  );
  const handler = async (): Promise<void> => undefined;
  Serve(endpoint)({}, 'handler', { value: handler });
  const context = { getHandler: () => handler, switchToHttp: () => ({ getRequest: () => ({ id: 'r' }) }) };
  const outcome = await guard.canActivate(context as never).catch((error: { code: string }) => error.code);
  return { outcome, audited: publish.mock.calls, flushed: flush.mock.calls.length, warn };
}

it.each<[Partial<Endpoint>, AuthContext | null, true | string]>([
  [{ access: 'anyone' }, null, true],
  [{ access: 'anyone' }, { ...withoutFactor, ...stale }, true],
  [{ access: 'signedIn' }, null, 'auth.signedOut'],
  [{ access: 'signedIn' }, withoutFactor, true],
  [{ access: 'signedIn' }, { ...admin, ...stale }, true],
  [{ access: 'signedIn', freshSignIn: 'always' }, { ...withoutFactor, ...stale }, 'auth.freshSignInNeeded'],
  [{ access: 'admins' }, null, 'auth.signedOut'],
  [{ access: 'admins' }, { ...admin, role: 'operations', accountRole: 'operations' }, 'auth.forbidden'],
  [{ access: 'admins' }, withoutFactor, 'auth.secondFactorMissing'],
  [{ access: 'admins' }, { ...withoutFactor, ...stale }, 'auth.secondFactorMissing'],
  [{ access: 'admins' }, admin, true],
  [{ access: 'admins', freshSignIn: 'always' }, admin, true],
  [{ access: 'admins', freshSignIn: 'always' }, { ...admin, ...stale }, 'auth.freshSignInNeeded'],
  [{ access: 'admins', freshSignIn: 'forSomeInput' }, { ...admin, ...stale }, true],
  [{ access: 'superadmins', freshSignIn: 'always' }, { ...admin, ...stale }, 'auth.forbidden'],
  [{ access: 'superadmins' }, withoutFactor, 'auth.forbidden'],
])('%j with %j: %s', async (endpoint, caller, outcome) => {
  expect((await decide(endpoint, caller)).outcome).toBe(outcome);
});

it('a refusal is logged, and sent to the audit trail only if someone is signed in', async () => {
  const [guest, member] = [
    await decide({ access: 'superadmins' }, null),
    await decide({ access: 'superadmins' }, admin),
  ];
  for (const { warn } of [guest, member])
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ method: 'GET', route: '/api/x' }), 'access refused']]);
  expect([guest.audited, guest.flushed]).toEqual([[], 0]);
  expect(member.audited).toEqual([['access.refused', { actorId: 'ann', method: 'GET', route: '/api/x' }]]);
  expect(member.flushed).toBe(1);
});
