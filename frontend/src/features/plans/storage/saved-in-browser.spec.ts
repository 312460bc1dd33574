import { beforeEach, expect, it } from '@jest/globals';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { ItemsToSave } from '#contract/api/saved.contract.js';
import { SAVED } from '#contract/limits/plans.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { aStore } from '#store/store.builder.js';
import { itemRemoved, planKey, saveInBrowser, searchKey } from './saved-in-browser.slice.js';

const search = (income: number): PlanSearch => ({
  household: { income, people: [{ age: 50, aptc_eligible: true, gender: undefined }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
});
const aSearch = (income = 40_000) => ({ search: search(income), preferences: NO_PREFERENCES });
const aPlan = (number: number) => ({
  plan_id: `11111TX${String(number).padStart(7, '0')}`,
  name: `Plan ${number}`,
  year: 2026,
  search: null,
  price: null,
});
const written = () =>
  JSON.parse(localStorage.getItem('savedItems') ?? '{"searches":[],"plans":[]}') as {
    searches: { search: PlanSearch }[];
    plans: { name: string }[];
  };

let store = aStore();
const saveHere = (items: ItemsToSave) => store.dispatch(saveInBrowser(items));
beforeEach(() => {
  store = aStore();
});

it('a search is recognized whatever the order of its fields, and after being stored and read back', () => {
  const { search: asked, preferences } = aSearch();
  const turned = Object.fromEntries(Object.entries(asked).toReversed());
  expect(searchKey({ preferences, search: JSON.parse(JSON.stringify(turned)) as PlanSearch })).toBe(
    searchKey(aSearch()),
  );
  expect(searchKey(aSearch(40_001))).not.toBe(searchKey(aSearch()));
  expect(searchKey({ search: asked, preferences: { ...preferences, dental: true } })).not.toBe(searchKey(aSearch()));
});

it('a search with the answer that there is no other coverage is another one than without an answer', () => {
  const { search: asked, preferences } = aSearch();
  const people = asked.household.people.map((person) => ({ ...person, has_mec: false }));
  const said = { preferences, search: { ...asked, household: { ...asked.household, people } } };
  saveHere({ searches: [aSearch()], plans: [] });
  saveHere({ searches: [said], plans: [] });
  expect(written().searches).toEqual([said, { preferences, search: JSON.parse(JSON.stringify(asked)) as PlanSearch }]);
});

it('each search and plan is saved only once, with the newest first', () => {
  saveHere({ searches: [aSearch(1), aSearch(2)], plans: [aPlan(1)] });
  saveHere({ searches: [aSearch(2)], plans: [aPlan(2), aPlan(1)] });
  expect(written().searches.map((each) => each.search.household.income)).toEqual([2, 1]);
  expect(written().plans.map(({ name }) => name)).toEqual(['Plan 2', 'Plan 1']);
});

it('if all items together exceed the limit, none is saved', () => {
  saveHere({ searches: Array.from({ length: SAVED.searches }, (_, index) => aSearch(index)), plans: [] });
  expect(saveHere({ searches: [aSearch(99_999)], plans: [aPlan(1)] })).toBe('full');
  expect(written().searches).toHaveLength(SAVED.searches);
  expect(written().plans).toEqual([]);
});

it('removing one item leaves the others', () => {
  saveHere({ searches: [aSearch()], plans: [aPlan(1), aPlan(2)] });
  store.dispatch(itemRemoved(planKey(aPlan(1))));
  store.dispatch(itemRemoved(searchKey(aSearch())));
  expect(written()).toMatchObject({ searches: [], plans: [{ name: 'Plan 2' }] });
});

it('invalid stored data is ignored', () => {
  localStorage.setItem('savedItems', '{"searches":[{"search":{"household":{"income":-1}}}],"plans":[]}');
  store = aStore();
  saveHere({ searches: [], plans: [aPlan(1)] });
  expect(written()).toMatchObject({ searches: [], plans: [{ name: 'Plan 1' }] });
});
