import { expect, it, jest } from '@jest/globals';
import type { AUTH } from '#contract/api/auth.contract.js';
import type { SAVED_ITEMS } from '#contract/api/saved.contract.js';
import { REQUEST_LIMITS } from '#contract/loading-delays.js';
import { aStore } from '#store/store.builder.js';
import { api, mutation, query } from './api.js';

const LIST = { method: 'GET', path: '/api/list', access: 'anyone' } as const;
const CHANGE = { method: 'POST', path: '/api/list', access: 'anyone' } as const;
const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    readList: query<typeof SAVED_ITEMS.list>(build, LIST, { provides: ['Users'] }),
    changeList: mutation<typeof AUTH.logout>(build, CHANGE, { invalidates: ['Users'] }),
  }),
});
const { readList, changeList } = listApi.endpoints;

it('a list that was being read when it changed is read once more, after each such change', async () => {
  const store = aStore();
  const held: (() => void)[] = [];
  let version = 0;
  globalThis.fetch = (_, init) => {
    if (init?.method === 'POST') version += 1;
    const answer = Response.json({ version });
    return init?.method === 'POST'
      ? Promise.resolve(answer)
      : new Promise((resolve) => held.push(() => resolve(answer)));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const shown = () => readList.select(undefined)(store.getState()).data;
  const change = async () => {
    await store.dispatch(changeList.initiate(undefined));
    await settle();
  };
  const arrive = async () => {
    held.shift()?.();
    await settle();
  };
  void store.dispatch(readList.initiate(undefined));
  await settle();
  await change();
  await arrive();
  await change();
  expect(held).toHaveLength(1);
  await arrive();
  expect(shown()).toEqual({ version: 1 });
  await arrive();
  expect(shown()).toEqual({ version: 2 });
  expect(held).toEqual([]);
});

it('reading may take longer than changing, because the server may wait for the marketplace', async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise<Response>(() => undefined);
  const store = aStore();
  const reading = store.dispatch(readList.initiate(undefined));
  const changing = store.dispatch(changeList.initiate(undefined));
  await jest.advanceTimersByTimeAsync(REQUEST_LIMITS.changing);
  expect((await changing).error).toEqual({ status: 'timeout' });
  expect(readList.select(undefined)(store.getState()).status).toBe('pending');
  await jest.advanceTimersByTimeAsync(REQUEST_LIMITS.reading - REQUEST_LIMITS.changing);
  expect((await reading).error).toEqual({ status: 'timeout' });
});
