import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as z from 'zod/mini';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { api } from '../../api/index.js';
import { newPerson, type Draft } from './draft.js';
import { searchOf } from './search-entries.js';
import { claimPrivateStorage, clearPrivateStorage } from '../session/private-storage.js';
import { keepSearch, readSearch } from './kept.js';
import { kindsOf, useSearch } from './use-search.js';

const draft: Draft = { income: '48000', zip: '75001', county: '48113 TX', year: '2026', use: 'Medium', people: [{ ...newPerson(0), age: '66', other: 'medicare' }, { ...newPerson(1), age: '60', other: 'none' }] };
const search = z.parse(PlanSearch, JSON.parse(JSON.stringify(z.parse(PlanSearch, searchOf(draft)))));

it('the form knows the kinds of other coverage of a search it still shows', () => {
  expect(kindsOf(search, draft)).toEqual(['medicare', 'none']);
});

it('the form knows them of a search that was kept and read again, too', () => {
  keepSearch(search);
  expect(kindsOf(readSearch() ?? search, draft)).toEqual(['medicare', 'none']);
});

it.each<[string, Partial<Draft>]>([
  ['another income', { income: '50000' }], ['another person', { people: draft.people.slice(1) }], ['an answer left out', { people: draft.people.map((person) => ({ ...person, other: '' })) }],
])('the form does not know them once it says %s', (_, changes) => {
  expect(kindsOf(search, { ...draft, ...changes })).toBeNull();
});

describe('a search', () => {
  const realFetch = globalThis.fetch;
  let answer: { status: number; body: unknown };
  beforeEach(() => {
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status, headers: { 'content-type': 'application/json' } }));
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const found = { status: 200, body: { plans: [], total: 0, dropped: 0, eligibility: { aptc: 0, csr: null, is_medicaid_chip: false, in_coverage_gap: false, people: [] }, provenance: { asOf: '2026-11-02T10:00:00.000Z', source: 'sample', stale: false } } };
  const failed = { status: 503, body: { code: 'plans.unavailable', message: 'Later.', detail: 'Later.' } };

  function opened() {
    const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (standard) => standard().concat(api.middleware) });
    const { result } = renderHook(useSearch, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
    return { now: () => result.current, run: async (gives: typeof answer) => { answer = gives; await act(async () => { await result.current.run({ search, kinds: null }); }); } };
  }

  it('that fails says why and keeps the older answer; the next one that works takes the failure away', async () => {
    const { now, run } = opened();
    await run(found);
    expect(now()).toMatchObject({ answer: { kind: 'plans' }, isBusy: false, problem: null });
    await run(failed);
    expect(now()).toMatchObject({ answer: { kind: 'plans' }, isBusy: false, problem: { text: SEARCH.failed, info: 'Later.' } });
    await run(found);
    expect(now().problem).toBeNull();
  });

  it('is busy from the start to the answer', async () => {
    const { now } = opened();
    answer = found;
    let running: Promise<unknown> = Promise.resolve();
    act(() => { running = now().run({ search, kinds: null }); });
    expect(now().isBusy).toBe(true);
    await act(async () => { await running; });
    expect(now().isBusy).toBe(false);
  });

  it.each([['is kept for the next visit', false], ['is not kept when the person logged out meanwhile', true]])('%s', async (_, logsOut) => {
    clearPrivateStorage();
    claimPrivateStorage('a');
    const { now } = opened();
    answer = found;
    await act(async () => {
      const running = now().run({ search, kinds: null });
      if (logsOut) clearPrivateStorage();
      await running;
    });
    expect(readSearch() === null).toBe(logsOut);
  });

  it.each([
    ['its name and address', { hix_name: 'Covered California', hix_url: 'https://www.coveredca.com/' }, { name: 'Covered California', url: 'https://www.coveredca.com/' }],
    ['no unsafe address', { hix_name: 'kynect', hix_url: 'http://kynect.example.test/' }, { name: 'kynect', url: undefined }],
    ['nothing, where nothing is known', undefined, { name: undefined, url: undefined }],
  ])('in a state with its own exchange is answered by it, with %s', async (_, errors, away) => {
    const { now, run } = opened();
    await run({ status: 400, body: { code: 'plans.stateExchange', message: '', detail: '', errors } });
    expect(now()).toMatchObject({ answer: { kind: 'away', away: { isTerritory: false, ...away } }, problem: null });
  });

  it('in a territory is answered by that', async () => {
    const { now, run } = opened();
    await run({ status: 400, body: { code: 'plans.territory', message: '', detail: '' } });
    expect(now().answer).toMatchObject({ kind: 'away', away: { isTerritory: true } });
  });
});
