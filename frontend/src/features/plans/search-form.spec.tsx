import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { ERRORS, type ErrorCode } from '../../../../backend/src/contract/messages/errors.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { api } from '../../api/index.js';
import { newPerson, type Draft } from './draft.js';
import { SearchForm } from './SearchForm.js';

interface Answer { readonly status: number; readonly body: unknown }
/** What the server answers by address; an address that is left out does not answer yet. */
type Answers = Record<string, Answer | 'offline'>;
let answers: Answers = {};
const YEARS = { '/api/market-years': { status: 200, body: { current: 2026, offered: [2026] } } } as const;
const DALLAS = { '/api/counties/by/zip/75001': { status: 200, body: { counties: [{ fips: '48113', name: 'Dallas County', state: 'TX', zipcode: '75001' }] } } } as const;
const failing = (code: ErrorCode) => ({ status: ERRORS[code].status, body: { code, message: ERRORS[code].message, detail: ERRORS[code].message } });

const responseOf = ({ status, body }: Answer) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
/** Calls that wait for an answer. */
const waiting = new Map<string, (answer: Answer) => void>();

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (input) => {
    const answer = answers[String(input)];
    if (answer === undefined) return new Promise((resolve) => waiting.set(String(input), (late) => resolve(responseOf(late))));
    if (answer === 'offline') return Promise.reject(new TypeError('offline'));
    return Promise.resolve(responseOf(answer));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const FILLED: Draft = { income: '48000', zip: '75001', county: '48113 TX', year: '2026', use: 'Medium', people: [{ ...newPerson(0), age: '58', other: 'none' }] };

function Screen({ first, onSearch }: { first: Draft; onSearch: (search: PlanSearch) => Promise<void> }) {
  const [draft, setDraft] = useState(first);
  return <SearchForm draft={draft} setDraft={(changes) => setDraft((before) => ({ ...before, ...changes }))} onSearch={onSearch} />;
}

const soon = () => act(() => new Promise<void>((done) => { setTimeout(done, 20); }));
async function open(server: Answers, changes: Partial<Draft> = {}) {
  answers = server;
  const searches: PlanSearch[] = [];
  const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (defaults) => defaults().concat(api.middleware) });
  const { container } = render(<Provider store={store}><Screen first={{ ...FILLED, ...changes }} onSearch={(search) => Promise.resolve(void searches.push(search))} /></Provider>);
  await soon();
  const text = () => container.textContent ?? '';
  return {
    searches, text,
    arrive: async (late: Record<string, Answer>) => { Object.entries(late).forEach(([address, answer]) => waiting.get(address)?.(answer)); await soon(); },
    type: async (zip: string) => { fireEvent.input(screen.getByLabelText(SEARCH.zipLabel, { exact: false }), { target: { value: zip } }); await soon(); },
    press: async (name: string) => { fireEvent.click(screen.getByRole('button', { name })); await soon(); },
  };
}

describe('the place of a search', () => {
  it('is the only county of the ZIP code, without a question', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { county: '' });
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ place }) => place)).toEqual([{ countyfips: '48113', state: 'TX', zipcode: '75001' }]);
  });

  it.each<[string, Answers]>([
    ['is not known', { '/api/counties/by/zip/00000': failing('plans.zipUnknown') }],
    ['cannot be looked up now', { '/api/counties/by/zip/00000': failing('plans.unavailable') }],
    ['is not complete', {}],
  ])('is never the county of the ZIP code before: the new one %s', async (why, server) => {
    const form = await open({ ...YEARS, ...DALLAS, ...server });
    await form.type(why === 'is not complete' ? '0000' : '00000');
    await form.press(SEARCH.submit);
    expect(form.searches).toEqual([]);
    expect(form.text()).toContain(SEARCH.countyMissing);
  });
});

describe('a press of the button before the form knows the county and the year by itself', () => {
  const UNKNOWN_YET = { county: '', year: '' };

  it('is kept, and searches once they are there', async () => {
    const form = await open(DALLAS, UNKNOWN_YET);
    await form.press(SEARCH.submit);
    expect(form.text()).toContain(SEARCH.busy);
    expect(form.text()).not.toContain(SEARCH.missing);
    await form.arrive(YEARS);
    expect(form.searches.map(({ year, place }) => [year, place.countyfips])).toEqual([[2026, '48113']]);
  });

  it('says what is missing when they cannot be had', async () => {
    const form = await open(DALLAS, UNKNOWN_YET);
    await form.press(SEARCH.submit);
    await form.arrive({ '/api/market-years': failing('plans.unavailable') });
    expect(form.searches).toEqual([]);
    expect(form.text()).toContain(SEARCH.yearMissing);
    expect(form.text()).not.toContain(SEARCH.busy);
  });

  it('no longer counts when another ZIP code is typed', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, UNKNOWN_YET);
    await form.type('00000');
    await form.press(SEARCH.submit);
    await form.type('7500');
    expect(form.text()).not.toContain(SEARCH.busy);
    expect(form.text()).not.toContain(SEARCH.missing);
    await form.type('75001');
    expect(form.searches).toEqual([]);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ place }) => place.zipcode)).toEqual(['75001']);
  });
});

describe('a look-up of counties', () => {
  it('says so while it lasts', async () => {
    expect((await open(YEARS)).text()).toContain(SEARCH.countyBusy);
  });

  it('says that a ZIP code is not known only where the server says it', async () => {
    const form = await open({ ...YEARS, '/api/counties/by/zip/75001': failing('plans.zipUnknown') });
    expect(form.text()).toContain(SEARCH.zipUnknown);
    expect(screen.queryByRole('button', { name: SEARCH.tryAgain })).toBeNull();
  });

  it.each<[string, Answers[string], string]>([
    ['503', failing('plans.unavailable'), ERRORS['plans.unavailable'].message],
    ['429', failing('request.tooMany'), ERRORS['request.tooMany'].message],
    ['a page of a proxy', { status: 502, body: null }, SEARCH.countyFailed],
    ['no network', 'offline', SEARCH.countyFailed],
  ])('that fails by %s says why and can be tried again', async (_, failure, sentence) => {
    const form = await open({ ...YEARS, '/api/counties/by/zip/75001': failure }, { county: '' });
    expect(form.text()).toContain(sentence);
    expect(form.text()).not.toContain(SEARCH.zipUnknown);
    answers = { ...YEARS, ...DALLAS };
    await form.press(SEARCH.tryAgain);
    expect(form.text()).toContain('Dallas County, TX');
    expect(form.text()).not.toContain(sentence);
  });
});

describe('the plan years', () => {
  it('that cannot be had are said to be missing, in plain words, and can be asked for again', async () => {
    const form = await open({ ...DALLAS, '/api/market-years': failing('plans.unavailable') }, { year: '' });
    expect(form.text()).toContain(SEARCH.yearsFailed);
    await form.press(SEARCH.submit);
    expect(form.searches).toEqual([]);
    expect(form.text()).toContain(SEARCH.yearMissing);
    expect(form.text()).not.toMatch(/NaN|Invalid/);
    answers = { ...YEARS, ...DALLAS };
    await form.press(SEARCH.tryAgain);
    expect(form.text()).not.toContain(SEARCH.yearsFailed);
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ year }) => year)).toEqual([2026]);
  });

  it('move a year that is not on offer any more to the current one', async () => {
    const form = await open({ ...YEARS, ...DALLAS }, { year: '2025' });
    await form.press(SEARCH.submit);
    expect(form.searches.map(({ year }) => year)).toEqual([2026]);
  });
});
