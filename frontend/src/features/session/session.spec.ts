import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { api, mutation } from '#api/index.js';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { privateDataCleared, startListening, storageChanged } from '#store/index.js';
import { aStore } from '#store/store.builder.js';
import { wasChangeRefused } from './return-path/SessionEnded.js';
import { sessionApi } from './session.api.js';
import { aStoreFor, aUser } from './session.builder.js';
import { logOut, refreshSession, selectSession } from './session.js';
import { pendingLogout } from './storage/pending-logout.js';
import { claimPrivateStorage, clearPrivateStorage, PRIVATE_KEYS, VISIT_KEYS } from './storage/private-storage.js';

let me: unknown;
let refusal: unknown = null;
const asked: string[] = [];
const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
beforeEach(() => {
  clearPrivateStorage();
  asked.length = 0;
  globalThis.fetch = (url) => {
    asked.push(String(url));
    if (String(url) === SESSION_CALLS.me.path) return json(me);
    return refusal ? json(refusal, 401) : json({ ok: true });
  };
});
afterEach(() => {
  refusal = null;
});
const NOBODY = { ok: false, user: null, onboarded: false };
const cleared = jest.fn();
startListening({ predicate: privateDataCleared.match, effect: cleared });

it('a request rejected because the session has ended triggers a session check', async () => {
  const store = aStoreFor(aUser());
  me = NOBODY;
  refusal = { code: 'auth.signedOut', message: 'Sign in' };
  await store.dispatch(sessionApi.endpoints.setOnboarded.initiate());
  await Promise.all(store.dispatch(sessionApi.util.getRunningQueriesThunk()));
  expect(asked).toContain(SESSION_CALLS.me.path);
  expect(selectSession(store.getState()).isSignedIn).toBe(false);
});

const saveApi = api.injectEndpoints({
  endpoints: (build) => ({ save: mutation<typeof DRUGS.saveMine>(build, DRUGS.saveMine) }),
});

it('a change refused because the session has ended is remembered until the next login', async () => {
  const store = aStoreFor(aUser());
  me = NOBODY;
  refusal = { code: 'auth.signedOut', message: 'Sign in' };
  await store.dispatch(sessionApi.endpoints.setOnboarded.initiate());
  expect(wasChangeRefused(location.pathname)).toBe(false);
  const next = aStoreFor(aUser());
  await next.dispatch(saveApi.endpoints.save.initiate({ body: { medicines: [] } }));
  expect(wasChangeRefused(location.pathname)).toBe(true);
  aStoreFor(aUser());
  expect(wasChangeRefused(location.pathname)).toBe(false);
});

it("a logout removes the person's data from the browser, the store and the session", async () => {
  const store = aStoreFor(aUser());
  localStorage.setItem(PRIVATE_KEYS.search, '{}');
  cleared.mockClear();
  await store.dispatch(logOut(() => undefined));
  expect(localStorage.getItem(PRIVATE_KEYS.search)).toBeNull();
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(selectSession(store.getState())).toEqual({
    user: null,
    isSignedIn: false,
    onboarded: false,
    loading: false,
    isCheckFailed: false,
  });
});

it('the id of the account is stored from before a logout is sent until the server confirms it', async () => {
  const store = aStoreFor(aUser());
  const seenWhenSent: unknown[] = [];
  globalThis.fetch = () => {
    seenWhenSent.push(pendingLogout());
    return seenWhenSent.length === 1 ? json({}, 503) : json({ ok: true });
  };
  await store.dispatch(logOut(() => undefined));
  expect(pendingLogout()).toBe(aUser().id);
  await store.dispatch(logOut(() => undefined));
  expect(seenWhenSent).toEqual([aUser().id, aUser().id]);
  expect(pendingLogout()).toBeNull();
});

it('the id is stored even if the person logs out during the first session check of a page', async () => {
  aStoreFor(aUser());
  globalThis.fetch = () => json({}, 503);
  await aStore().dispatch(logOut(() => undefined));
  expect(pendingLogout()).toBe(aUser().id);
});

it('stored data remains if the same person signs in and is removed if somebody else does', () => {
  aStoreFor(aUser());
  localStorage.setItem(PRIVATE_KEYS.search, '{}');
  cleared.mockClear();
  aStoreFor(aUser());
  expect(localStorage.getItem(PRIVATE_KEYS.search)).toBe('{}');
  expect(cleared).not.toHaveBeenCalled();
  aStoreFor({ ...aUser(), id: '00000000-0000-4000-8000-000000000001' });
  expect(localStorage.getItem(PRIVATE_KEYS.search)).toBeNull();
  expect(cleared).toHaveBeenCalledTimes(1);
});

it("a logout in another tab is noticed through the browser's storage", async () => {
  const store = aStoreFor(aUser());
  me = NOBODY;
  store.dispatch(storageChanged(PRIVATE_KEYS.owner));
  await Promise.all(store.dispatch(sessionApi.util.getRunningQueriesThunk()));
  expect(selectSession(store.getState()).isSignedIn).toBe(false);
});

it('a logout in another tab removes what only this tab has, and the end of a session does not', async () => {
  const store = aStoreFor(aUser());
  claimPrivateStorage(aUser().id);
  me = NOBODY;
  cleared.mockClear();
  sessionStorage.setItem(VISIT_KEYS.deadlines, '"birth date"');
  store.dispatch(storageChanged(PRIVATE_KEYS.owner));
  await Promise.all(store.dispatch(sessionApi.util.getRunningQueriesThunk()));
  expect(sessionStorage.getItem(VISIT_KEYS.deadlines)).toBe('"birth date"');
  expect(cleared).not.toHaveBeenCalled();
  localStorage.removeItem(PRIVATE_KEYS.owner);
  store.dispatch(storageChanged(PRIVATE_KEYS.owner));
  expect(sessionStorage.getItem(VISIT_KEYS.deadlines)).toBeNull();
  expect(cleared).toHaveBeenCalledTimes(1);
  await Promise.all(store.dispatch(sessionApi.util.getRunningQueriesThunk()));
});

it('a person stays signed in if a later session check gets no response', async () => {
  const store = aStoreFor(aUser());
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await store.dispatch(refreshSession());
  expect(selectSession(store.getState()).user).toEqual(aUser());
});

it('a logout in another tab takes effect even if the server cannot be reached', async () => {
  const store = aStoreFor(aUser());
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  clearPrivateStorage();
  store.dispatch(storageChanged(PRIVATE_KEYS.owner));
  await waitFor(() => expect(selectSession(store.getState()).isSignedIn).toBe(false));
});

it.each([
  ['is_admin', { is_admin: true }, 'admin'],
  ['the role', { role: 'admin' }, 'admin'],
  ['role_id', { role_id: 'admin' }, 'admin'],
  ['is_superadmin', { is_superadmin: true }, 'superadmin'],
  ['the role', { role: 'superadmin' }, 'superadmin'],
  ['role_id', { role_id: 'superadmin' }, 'superadmin'],
] as const)('%s alone makes a person staff', (_, told, role) => {
  const { user } = selectSession(aStoreFor({ ...aUser(), ...told }).getState());
  expect(user).toMatchObject({ role, is_admin: true, is_superadmin: role === 'superadmin' });
});
