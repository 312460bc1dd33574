import { expect, it } from '@jest/globals';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { SessionAccess } from './session-access.js';

const person = { userId: 'person', role: 'patient' } as AuthContext;
/** Session access with a fake store. In this store, the session of one person was looked up a moment ago. */
const access = new SessionAccess(
  {
    load: async () => ({ ...person, isLoaded: true }),
    recent: async () => person,
    recentNow: (token: string) => (token === 'known' ? person : null),
  } as never,
  { read: ({ headers }: { headers: { cookie?: string } }) => headers.cookie ?? null } as never,
);
const endpoint = (change: Partial<Endpoint>) => ({ access: 'signedIn', recentSession: true, ...change }) as Endpoint;
const withCookie = (cookie?: string) => ({ headers: { ...(cookie && { cookie }) } });

it.each([
  ['a session that was just looked up', 'known', {}, person],
  ['another session', 'other', {}, null],
  ['no session', undefined, {}, null],
  ['a role that may not call the endpoint', 'known', { access: 'admins' }, null],
  ['an endpoint that needs the current session', 'known', { recentSession: undefined }, null],
] as const)('decides immediately, without a database query, about %s', (_, cookie, change, expected) => {
  expect(access.admit(withCookie(cookie), endpoint(change))).toBe(expected);
});

it('looks a session up again unless the endpoint accepts one from a moment ago', async () => {
  expect(await access.identify(withCookie('known'), endpoint({}))).toBe(person);
  expect(await access.identify(withCookie('known'), endpoint({ recentSession: undefined }))).toMatchObject({
    isLoaded: true,
  });
  expect(await access.identify(withCookie(), endpoint({}))).toBeNull();
});
