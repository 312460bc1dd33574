import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PLAN_CALLS } from '#contract/calls.js';
import { claimPrivateStorage, clearPrivateStorage } from '#features/session/storage/private-storage.js';
import { privateDataCleared } from '#store/index.js';
import { aStore } from '#store/store.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { SEARCH } from '../messages/plans.js';
import { aPlan, aReply } from '../model/builders/plan.builder.js';
import { newPerson, type Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { coverageKindsOf, isDraftChanged } from '../model/search/submitted-search.js';
import { storedSearch, useSubmitted } from '../storage/answers.slice.js';
import { useSearch, useSendSearch } from './use-search.js';

const draft: Draft = {
  income: '48000',
  zip: '75001',
  county: '48113 TX',
  year: '2026',
  use: 'Medium',
  people: [
    { ...newPerson(0), age: '66', other: 'medicare' },
    { ...newPerson(1), age: '60', other: 'none' },
  ],
};
const search = z.parse(PlanSearch, JSON.parse(JSON.stringify(z.parse(PlanSearch, toSearchRequest(draft)))));

it('the kinds of other coverage are known as long as the form shows the same search', () => {
  expect(coverageKindsOf(search, draft)).toEqual(['medicare', 'none']);
});

it.each<[string, Partial<Draft>]>([
  ['another income', { income: '50000' }],
  ['another person', { people: draft.people.slice(1) }],
  ['an answer left out', { people: draft.people.map((person) => ({ ...person, other: '' })) }],
])('the kinds of other coverage become unknown when the form has %s', (_, changes) => {
  expect(coverageKindsOf(search, { ...draft, ...changes })).toBeNull();
});

describe('results are current only as long as the form shows their search', () => {
  const asked = { search, kinds: coverageKindsOf(search, draft) };
  it.each<[string, boolean, Partial<Draft>]>([
    ['the same', false, {}],
    ['the same income in another notation', false, { income: '$48,000' }],
    ['another income', true, { income: '50000' }],
    ['an income that is being typed', true, { income: '' }],
    ['another place', true, { zip: '75002' }],
    ['another year', true, { year: '2027' }],
    ['another use of care', true, { use: 'High' }],
    ['one person less', true, { people: draft.people.slice(1) }],
    [
      'another kind of other coverage',
      true,
      { people: draft.people.map((person) => ({ ...person, other: 'va' as const })) },
    ],
    [
      'no answer about other coverage, which counts as none',
      false,
      { people: draft.people.map((person) => (person.other === 'none' ? { ...person, other: '' as const } : person)) },
    ],
  ])('%s: whether the form counts as changed is %s', (_, changed, changes) => {
    expect(isDraftChanged(asked, { ...draft, ...changes })).toBe(changed);
  });
});

describe('a plan search', () => {
  let answer: { status: number; body?: unknown } | null;
  beforeEach(() => {
    globalThis.fetch = async (input) => {
      if (String(input) === PLAN_CALLS.listMarketYears.path)
        return Response.json({ current: 2027, offered: [2027, 2026] });
      if (String(input) !== PLAN_CALLS.search.path) return Response.json({ past: [] });
      if (!answer) throw new TypeError('offline');
      return Response.json(answer.body ?? null, { status: answer.status });
    };
  });
  const found = { status: 200, body: aReply([aPlan()]) };
  const failed = { status: 503, body: { code: 'plans.unavailable', message: 'Later.', detail: 'Later.' } };

  function opened() {
    const store = aStore();
    const { result } = renderHook(() => ({ ...useSearch(useSubmitted()), send: useSendSearch() }), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    const send = (income: string) => {
      const entries = { ...draft, income };
      return result.current.send({ search: z.parse(PlanSearch, toSearchRequest(entries)), entries });
    };
    return {
      store,
      now: () => result.current,
      start: (gives: typeof answer, income = draft.income) => {
        answer = gives;
        let running: Promise<unknown> = Promise.resolve();
        act(() => {
          running = send(income);
        });
        return () => act(async () => void (await running));
      },
      run: async (gives: typeof answer, income = draft.income) => {
        answer = gives;
        await act(async () => void (await send(income)));
        await waitFor(() => expect(result.current.isBusy).toBe(false));
      },
    };
  }

  it('shows an error after a failure and keeps the older results until one succeeds', async () => {
    const { now, run } = opened();
    await run(found);
    expect(now()).toMatchObject({ answer: { kind: 'plans' }, isBusy: false, problem: null });
    await run(failed, '50000');
    expect(now()).toMatchObject({
      answer: { kind: 'plans', search },
      isBusy: false,
      problem: { text: SEARCH.failed, info: `Later. ${SEARCH.nothingLost}`, retry: LOADING.retry },
    });
    await run(found, '50000');
    expect(now()).toMatchObject({ answer: { search: { household: { income: 50_000 } } }, problem: null });
  });

  it.each([
    ['the connection, if there was no answer', null, `${SEARCH.unreachable} ${SEARCH.nothingLost}`, LOADING.retry],
    [
      'a minute of waiting, if the server failed',
      { status: 500 },
      `${SEARCH.failedHere} ${SEARCH.nothingLost}`,
      LOADING.retry,
    ],
    ['only what the server says, if it refused the search', { ...failed, status: 429 }, 'Later.', undefined],
  ])('recommends after a failure %s', async (_, gives, info, retry) => {
    const { now, run } = opened();
    await run(gives);
    expect(now().problem).toEqual({ text: SEARCH.failed, info, retry });
  });

  it('removes the message that nothing was found as soon as the next search starts', async () => {
    const { now, run, start } = opened();
    await run({ status: 200, body: aReply() });
    expect(now().answer).not.toBeNull();
    const finish = start(failed, '50000');
    expect(now()).toMatchObject({ answer: null, isBusy: true });
    await finish();
    await waitFor(() => expect(now().isBusy).toBe(false));
    expect(now()).toMatchObject({ answer: null, problem: { text: SEARCH.failed } });
  });

  it('for a year in which no plans are sold any more has no outcome', async () => {
    storedSearch.write({ ...search, year: 2024 });
    answer = found;
    const { now } = opened();
    await waitFor(() => expect(now()).toMatchObject({ answer: null, isYearGone: true, currentYear: 2027 }));
  });

  it.each([
    ['is stored for the next visit', false],
    ['is not stored if the person logs out meanwhile', true],
  ])('%s', async (_, logsOut) => {
    claimPrivateStorage('a');
    const { start, store } = opened();
    const finish = start(found);
    if (logsOut) {
      clearPrivateStorage();
      act(() => void store.dispatch(privateDataCleared()));
    }
    await finish();
    expect(storedSearch.read() === null).toBe(logsOut);
  });

  it.each([
    [
      'its name and address',
      { hix_name: 'Covered California', hix_url: 'https://www.coveredca.com/' },
      { name: 'Covered California', url: 'https://www.coveredca.com/' },
    ],
    [
      'no unsafe address',
      { hix_name: 'kynect', hix_url: 'http://kynect.example.test/' },
      { name: 'kynect', url: undefined },
    ],
    ['nothing, where nothing is known', undefined, { name: undefined, url: undefined }],
  ])('in a state with its own exchange names the exchange, with %s', async (_, errors, marketplace) => {
    const { now, run } = opened();
    await run({ status: 400, body: { code: 'plans.stateExchange', message: '', detail: '', errors } });
    expect(now()).toMatchObject({
      answer: { kind: 'otherMarketplace', marketplace: { isTerritory: false, ...marketplace } },
      problem: null,
    });
  });

  it('in a territory shows a notice for territories', async () => {
    const { now, run } = opened();
    await run({ status: 400, body: { code: 'plans.territory', message: '', detail: '' } });
    expect(now().answer).toMatchObject({ kind: 'otherMarketplace', marketplace: { isTerritory: true } });
  });
});
