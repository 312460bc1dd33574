import * as z from 'zod/mini';
import { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { newPerson, type Draft } from './draft.js';
import { searchOf } from './search-entries.js';
import { kindsOf } from './use-search.js';

const draft: Draft = { income: '48000', zip: '75001', county: '48113 TX', year: '2026', use: 'Medium', people: [{ ...newPerson(0), age: '66', other: 'medicare' }, { ...newPerson(1), age: '60', other: 'none' }] };
const search = z.parse(PlanSearch, JSON.parse(JSON.stringify(z.parse(PlanSearch, searchOf(draft)))));

it('the form knows the kinds of other coverage of a search it still shows', () => {
  expect(kindsOf(search, draft)).toEqual(['medicare', 'none']);
});

it.each<[string, Partial<Draft>]>([
  ['another income', { income: '50000' }], ['another person', { people: draft.people.slice(1) }], ['an answer left out', { people: draft.people.map((person) => ({ ...person, other: '' })) }],
])('the form does not know them once it says %s', (_, changes) => {
  expect(kindsOf(search, { ...draft, ...changes })).toBeNull();
});
