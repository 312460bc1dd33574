import { beforeEach, expect, it } from '@jest/globals';
import { SAVED } from '../../../../backend/src/contract/limits.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { NO_PREFERENCES } from '../../../../backend/src/contract/preferences.js';
import { forgetHere, planKey, saveHere, searchKey } from './saved-here.js';

const search = (income: number): PlanSearch => ({
  household: { income, people: [{ age: 50, aptc_eligible: true, gender: undefined }] }, market: 'Individual', place: { countyfips: '48113', state: 'TX', zipcode: '75001' }, year: 2026,
});
const aSearch = (income = 40_000) => ({ search: search(income), preferences: NO_PREFERENCES });
const aPlan = (number: number) => ({ plan_id: `11111TX${String(number).padStart(7, '0')}`, name: `Plan ${number}`, year: 2026, search: null });
const written = () => JSON.parse(localStorage.getItem('savedItems') ?? '{"searches":[],"plans":[]}') as { searches: { search: PlanSearch }[]; plans: { name: string }[] };

beforeEach(() => localStorage.clear());

it('the same search is known again whatever the order of its fields, and after a trip through storage', () => {
  const { search: asked, preferences } = aSearch();
  const turned = Object.fromEntries(Object.entries(asked).toReversed());
  expect(searchKey({ preferences, search: JSON.parse(JSON.stringify(turned)) as PlanSearch })).toBe(searchKey(aSearch()));
  expect(searchKey(aSearch(40_001))).not.toBe(searchKey(aSearch()));
  expect(searchKey({ search: asked, preferences: { ...preferences, dental: true } })).not.toBe(searchKey(aSearch()));
});

it('keeps each search and plan once, the newest first', () => {
  saveHere({ searches: [aSearch(1), aSearch(2)], plans: [aPlan(1)] });
  saveHere({ searches: [aSearch(2)], plans: [aPlan(2), aPlan(1)] });
  expect(written().searches.map((each) => each.search.household.income)).toEqual([2, 1]);
  expect(written().plans.map(({ name }) => name)).toEqual(['Plan 2', 'Plan 1']);
});

it('says what does not fit and changes nothing then', () => {
  saveHere({ searches: Array.from({ length: SAVED.searches }, (_, index) => aSearch(index)), plans: [] });
  expect(saveHere({ searches: [aSearch(99_999)], plans: [aPlan(1)] })).toBe(1);
  expect(written().searches).toHaveLength(SAVED.searches);
  expect(written().plans).toEqual([]);
});

it('forgets one and leaves the others', () => {
  saveHere({ searches: [aSearch()], plans: [aPlan(1), aPlan(2)] });
  forgetHere(planKey(aPlan(1)));
  forgetHere(searchKey(aSearch()));
  expect(written()).toMatchObject({ searches: [], plans: [{ name: 'Plan 2' }] });
});

it('reads nothing from a storage somebody else has written', () => {
  localStorage.setItem('savedItems', '{"searches":[{"search":{"household":{"income":-1}}}],"plans":[]}');
  saveHere({ searches: [], plans: [aPlan(1)] });
  expect(written()).toMatchObject({ searches: [], plans: [{ name: 'Plan 1' }] });
});
