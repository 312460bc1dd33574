import { beforeEach, expect, it } from '@jest/globals';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { aStore } from '#store/store.builder.js';
import { searchCompleted, selectLastSearch } from './last-search.slice.js';

/** A search as an older release stored it, without the amount of care that the people expect. */
const written = {
  household: { income: 40_000, people: [{ age: 50, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
} as const;
const keepText = (text: string) => localStorage.setItem(PRIVATE_KEYS.search, text);
const readSearch = () => selectLastSearch(aStore().getState());
beforeEach(() => localStorage.clear());

it('a stored search without a level of care gets the usual level', () => {
  keepText(JSON.stringify(written));
  expect(readSearch()).toEqual({
    ...written,
    household: { ...written.household, people: [{ ...written.household.people[0], utilization_level: 'Medium' }] },
  });
});

it('a stored level of care is unchanged', () => {
  aStore().dispatch(
    searchCompleted({
      ...written,
      household: { income: 1, people: [{ age: 50, aptc_eligible: true, utilization_level: 'High' }] },
    }),
  );
  expect(readSearch()?.household.people[0]?.utilization_level).toBe('High');
});

it.each(['', 'null', '{', '[]', '{"household":{}}', JSON.stringify({ ...written, year: 'soon' })])(
  'no search is read from %s',
  (text) => {
    keepText(text);
    expect(readSearch()).toBeNull();
  },
);
