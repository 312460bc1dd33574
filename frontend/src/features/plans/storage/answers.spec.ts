import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { storageChanged } from '#store/listeners.js';
import { aStore } from '#store/store.builder.js';
import { draftFromSearch, EMPTY_DRAFT, newPerson } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { draftChanged, searchSubmitted, selectSubmitted } from './answers.slice.js';

/** A search as an older release stored it, without the amount of care that the people expect. */
const written = {
  household: { income: 40_000, people: [{ age: 50, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
} as const;
const keepText = (text: string) => localStorage.setItem(PRIVATE_KEYS.search, text);
const readSearch = () => selectSubmitted(aStore().getState())?.search ?? null;

it('a stored search without a level of care gets the usual level', () => {
  keepText(JSON.stringify(written));
  expect(readSearch()).toEqual({
    ...written,
    household: { ...written.household, people: [{ ...written.household.people[0], utilization_level: 'Medium' }] },
  });
});

it('a stored level of care is unchanged', () => {
  const search = {
    ...written,
    household: { income: 1, people: [{ age: 50, aptc_eligible: true, utilization_level: 'High' as const }] },
  };
  aStore().dispatch(searchSubmitted({ search, entries: draftFromSearch(search) }));
  expect(readSearch()?.household.people[0]?.utilization_level).toBe('High');
});

it.each(['', 'null', '{', '[]', '{"household":{}}', JSON.stringify({ ...written, year: 'soon' })])(
  'no search is read from %s',
  (text) => {
    keepText(text);
    expect(readSearch()).toBeNull();
  },
);

it('a stored search keeps the kinds of other coverage, which the search itself lacks', () => {
  const people = [{ ...newPerson(0), age: '50', other: 'va' as const }];
  const entries = { ...EMPTY_DRAFT, income: '40k', zip: '75001', county: '48113 TX', year: '2026', people };
  const search = z.parse(PlanSearch, toSearchRequest(entries));
  const store = aStore();
  store.dispatch(searchSubmitted({ search, entries }));
  store.dispatch(draftChanged({ income: '1' }));
  expect(selectSubmitted(aStore().getState())).toEqual({ search, entries, kinds: ['va'] });
});

it('a tab takes over the search of another tab if it has none of its own, and forgets it after a logout there', () => {
  const store = aStore();
  const other = () => selectSubmitted(store.getState())?.search.place ?? null;
  expect(other()).toBeNull();
  keepText(JSON.stringify(written));
  store.dispatch(storageChanged(PRIVATE_KEYS.search));
  expect(other()).toEqual(written.place);
  localStorage.clear();
  store.dispatch(storageChanged(null));
  expect(other()).toBeNull();
});
