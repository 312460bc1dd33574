import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { storageChanged } from '#store/listeners.js';
import { aStore } from '#store/store.builder.js';
import { plansApi } from '../api/plans.api.js';
import { CHANGED_ANSWERS } from '../messages/answers/changed-answers.js';
import { draftOf } from '../model/search/draft-of.js';
import { newPerson, type Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { coverageKindsOf, isDraftChanged } from '../model/search/submitted-search.js';
import { searchCompleted, selectLastSearch } from '../storage/last-search.slice.js';
import { draftChanged, selectDraft } from '../storage/search-draft.slice.js';
import { rememberDraftOf } from '../storage/searched-draft.slice.js';
import { takeOverDraftOf } from '../storage/take-over-draft.js';
import { ChangedAnswers } from './ChangedAnswers.js';
import { useNewerAnswers } from './use-newer-answers.js';

/** Answers that a search alone does not contain: an amount as it was typed, a relationship and a kind of coverage. */
const SEARCHED: Draft = {
  income: '48k',
  zip: '75001',
  county: '48113 TX',
  year: '2027',
  use: 'Medium',
  people: [
    { ...newPerson(0), age: '58', other: 'none' },
    { ...newPerson(5, 'spouse'), age: '57', other: 'va' },
  ],
};
const search = z.parse(PlanSearch, toSearchRequest(SEARCHED));
const kinds = coverageKindsOf(search, SEARCHED);

beforeEach(() => localStorage.clear());

/** Searches for plans with some answers and then changes them. */
function changeAfterSearch(): void {
  const store = aStore();
  store.dispatch(draftChanged(SEARCHED));
  store.dispatch(rememberDraftOf(search));
  store.dispatch(draftChanged({ income: '', people: [{ ...newPerson(0), age: '60' }] }));
}

/** Presses "Undo" as after a reload, when only what the browser has stored is known, and returns the answers. */
function undo(): Draft {
  const store = aStore();
  render(
    <Provider store={store}>
      <ChangedAnswers submitted={{ search, kinds: null }} isBusy={false} onUpdate={() => undefined} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: CHANGED_ANSWERS.undo }));
  return selectDraft(store.getState());
}

it('"Undo" brings back every answer of the plans on the screen as it was typed, even after a reload', () => {
  changeAfterSearch();
  expect(undo()).toEqual(SEARCHED);
});

it('answers that changed while the plans were searched are not remembered as those of the plans', () => {
  const store = aStore();
  store.dispatch(draftChanged({ ...SEARCHED, zip: '33101' }));
  store.dispatch(rememberDraftOf(search));
  expect(isDraftChanged({ search, kinds: null }, undo())).toBe(false);
});

it('while a search is in progress, it cannot be undone', () => {
  const store = aStore();
  render(
    <Provider store={store}>
      <ChangedAnswers submitted={{ search, kinds }} isBusy onUpdate={() => undefined} />
    </Provider>,
  );
  expect(screen.queryByRole('button', { name: CHANGED_ANSWERS.undo })).toBeNull();
});

it('if another marketplace serves the new place, only the earlier answers are offered', () => {
  const store = aStore();
  store.dispatch(draftChanged({ ...SEARCHED, zip: '83702', county: '16001 ID' }));
  const counties = [{ fips: '16001', name: 'Ada County', state: 'ID', zipcode: '83702' }];
  const own = { name: 'Your Health Idaho', url: null, own_since: null, enrollment: null };
  const value = { counties, marketplaces: [{ state: 'ID', kind: 'own' as const, ...own }] };
  const arg = { params: { zip: '83702' } };
  store.dispatch(plansApi.util.upsertQueryEntries([{ endpointName: 'counties', arg, value }]));
  render(
    <Provider store={store}>
      <ChangedAnswers submitted={{ search, kinds }} isBusy={false} onUpdate={() => undefined} />
    </Provider>,
  );
  expect(screen.getByText(CHANGED_ANSWERS.elsewhere, { exact: false })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([CHANGED_ANSWERS.undo]);
});

it('if the answers as they were typed are not known, they are made from the search', () => {
  for (const other of [null, { ...SEARCHED, zip: '33101' }]) {
    const { income, people } = draftOf({ search, kinds }, other);
    expect([income, ...people.map((person) => `${person.age} ${person.other}`)]).toEqual(['48000', '58 none', '57 va']);
  }
  expect(draftOf({ search, kinds: null }, null).people.map(({ other }) => other)).toEqual(['none', 'other']);
});

it('after the site has replaced a year that stood in, it names both years, and "Undo" chooses the earlier one', () => {
  const store = aStore();
  store.dispatch(draftChanged({ ...SEARCHED, isYearAssumed: true }));
  store.dispatch(rememberDraftOf(search));
  store.dispatch(draftChanged({ year: '2028', isYearAssumed: false }));
  render(
    <Provider store={store}>
      <ChangedAnswers submitted={{ search, kinds }} isBusy={false} onUpdate={() => undefined} />
    </Provider>,
  );
  expect(screen.getByText(CHANGED_ANSWERS.noteOnYear('2028', 2027))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: CHANGED_ANSWERS.undo }));
  expect(selectDraft(store.getState())).toMatchObject({ year: '2027', isYearAssumed: false });
});

describe('after another tab has found plans for other answers', () => {
  const NEWER: Draft = { ...SEARCHED, income: '70k' };
  function searchInOtherTab(changes: Partial<Draft> = {}) {
    const store = aStore();
    store.dispatch(draftChanged(SEARCHED));
    store.dispatch(searchCompleted(search));
    store.dispatch(rememberDraftOf(search));
    store.dispatch(draftChanged(changes));
    localStorage.setItem(PRIVATE_KEYS.search, JSON.stringify(toSearchRequest(NEWER)));
    localStorage.setItem(PRIVATE_KEYS.searched, JSON.stringify(NEWER));
    [PRIVATE_KEYS.search, PRIVATE_KEYS.searched].forEach((key) => store.dispatch(storageChanged(key)));
    return store;
  }
  const Newer = () => <p>{useNewerAnswers({ search, kinds })?.income ?? 'none'}</p>;
  const show = (store: ReturnType<typeof aStore>) =>
    render(
      <Provider store={store}>
        <Newer />
        <ChangedAnswers submitted={{ search, kinds }} isBusy={false} onUpdate={() => undefined} />
      </Provider>,
    );

  it('the plans on the screen are for earlier answers, and the newer ones are offered', () => {
    show(searchInOtherTab());
    expect(screen.getByText(CHANGED_ANSWERS.noteOnTab)).toBeTruthy();
    expect(screen.getByText('70k')).toBeTruthy();
  });

  it('"Undo" makes the answers of this tab the last ones again', () => {
    const store = searchInOtherTab();
    show(store);
    fireEvent.click(screen.getByRole('button', { name: CHANGED_ANSWERS.undo }));
    expect(selectLastSearch(store.getState())).toEqual(search);
    expect(screen.getByText('none')).toBeTruthy();
  });

  it.each([
    ['takes over the answers', NEWER.income, NEWER.income],
    ['keeps answers that nobody has searched for yet', '50k', '50k'],
  ])('a tab that comes back to the plans which another tab has found %s', (_, typedLast, income) => {
    const store = searchInOtherTab({ income: typedLast === NEWER.income ? SEARCHED.income : typedLast });
    localStorage.setItem(PRIVATE_KEYS.searchDraft, JSON.stringify({ ...NEWER, income: typedLast }));
    store.dispatch(takeOverDraftOf(z.parse(PlanSearch, toSearchRequest(NEWER))));
    expect(selectDraft(store.getState()).income).toBe(income);
  });

  it('answers that were changed in this tab are not lost', () => {
    show(searchInOtherTab({ income: '50k' }));
    expect(screen.getByText('none')).toBeTruthy();
    expect(screen.getByText(CHANGED_ANSWERS.note)).toBeTruthy();
  });
});
