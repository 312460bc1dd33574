import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { storageChanged } from '#store/listeners.js';
import { aStore } from '#store/store.builder.js';
import { plansApi } from '../api/plans.api.js';
import { CHANGED_ANSWERS } from '../messages/answers/changed-answers.js';
import { newPerson, type Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { coverageKindsOf } from '../model/search/submitted-search.js';
import { draftChanged, searchSubmitted, selectDraft, selectSubmitted, storedSearch } from '../storage/answers.slice.js';
import { ChangedAnswers } from './ChangedAnswers.js';
import { useNewerSearch } from './use-search.js';

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

/** Presses "Undo" as after a reload, when only what the browser has stored is known, and returns the answers. */
function undo(): Draft {
  const store = aStore();
  renderWithStore(
    store,
    <ChangedAnswers
      submitted={selectSubmitted(store.getState()) ?? { search, kinds }}
      isBusy={false}
      onUpdate={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: CHANGED_ANSWERS.undo }));
  return selectDraft(store.getState());
}

it('"Undo" brings back every answer of the plans on the screen as it was typed, even after a reload', () => {
  const store = aStore();
  store.dispatch(draftChanged(SEARCHED));
  store.dispatch(searchSubmitted({ search, entries: SEARCHED }));
  store.dispatch(draftChanged({ income: '', people: [{ ...newPerson(0), age: '60' }] }));
  expect(undo()).toEqual(SEARCHED);
});

it('if the answers as they were typed are not known, "Undo" makes them from the search', () => {
  storedSearch.write(search);
  const { income, people } = undo();
  expect([income, ...people.map(({ age, other }) => `${age} ${other}`)]).toEqual(['48000', '58 none', '57 other']);
});

it('while a search is in progress, it cannot be undone', () => {
  const store = aStore();
  renderWithStore(store, <ChangedAnswers submitted={{ search, kinds }} isBusy onUpdate={() => undefined} />);
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
  renderWithStore(store, <ChangedAnswers submitted={{ search, kinds }} isBusy={false} onUpdate={() => undefined} />);
  expect(screen.getByText(CHANGED_ANSWERS.elsewhere, { exact: false })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([CHANGED_ANSWERS.undo]);
});

it('after the site has replaced a year that stood in, it names both years, and "Undo" chooses the earlier one', () => {
  const store = aStore();
  store.dispatch(draftChanged({ ...SEARCHED, isYearAssumed: true }));
  store.dispatch(draftChanged({ year: '2028', isYearAssumed: false }));
  renderWithStore(store, <ChangedAnswers submitted={{ search, kinds }} isBusy={false} onUpdate={() => undefined} />);
  expect(screen.getByText(CHANGED_ANSWERS.noteOnYear('2028', 2027))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: CHANGED_ANSWERS.undo }));
  expect(selectDraft(store.getState())).toMatchObject({ year: '2027', isYearAssumed: false });
});

describe('after another tab has found plans for other answers', () => {
  const NEWER: Draft = { ...SEARCHED, income: '70k' };
  function searchInOtherTab(changes: Partial<Draft> = {}) {
    const store = aStore();
    store.dispatch(draftChanged(SEARCHED));
    store.dispatch(searchSubmitted({ search, entries: SEARCHED }));
    store.dispatch(draftChanged(changes));
    const stored = { ...z.parse(PlanSearch, toSearchRequest(NEWER)), entries: NEWER };
    localStorage.setItem(PRIVATE_KEYS.search, JSON.stringify(stored));
    store.dispatch(storageChanged(PRIVATE_KEYS.search));
    return store;
  }
  const Newer = () => <p>{useNewerSearch()?.entries.income ?? 'none'}</p>;
  const show = (store: ReturnType<typeof aStore>) =>
    renderWithStore(
      store,
      <>
        <Newer />
        <ChangedAnswers submitted={{ search, kinds, entries: SEARCHED }} isBusy={false} onUpdate={() => undefined} />
      </>,
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
    expect(storedSearch.read()?.entries).toEqual(SEARCHED);
    expect(screen.getByText('none')).toBeTruthy();
  });

  it('answers that were changed in this tab are not lost', () => {
    show(searchInOtherTab({ income: '50k' }));
    expect(screen.getByText('none')).toBeTruthy();
    expect(screen.getByText(CHANGED_ANSWERS.note)).toBeTruthy();
  });
});
