import { beforeEach, expect, it } from '@jest/globals';
import { PRIVATE_KEYS } from '../session/index.js';
import { keepSearch, readSearch } from './kept.js';

/** As the specification writes it (specification 2, section 3): without a level of care. */
const written = { household: { income: 40_000, people: [{ age: 50, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] }, market: 'Individual', place: { countyfips: '48113', state: 'TX', zipcode: '75001' }, year: 2026 } as const;
const keepText = (text: string) => localStorage.setItem(PRIVATE_KEYS.search, text);
beforeEach(() => localStorage.clear());

it('a search in the specification\'s own form is read, and the usual care is expected', () => {
  keepText(JSON.stringify(written));
  expect(readSearch()).toEqual({ ...written, household: { ...written.household, people: [{ ...written.household.people[0], utilization_level: 'Medium' }] } });
});

it('care that was named stays as it was', () => {
  keepSearch({ ...written, household: { income: 1, people: [{ age: 50, aptc_eligible: true, utilization_level: 'High' }] } });
  expect(readSearch()?.household.people[0]?.utilization_level).toBe('High');
});

it.each(['', 'null', '{', '[]', '{"household":{}}', JSON.stringify({ ...written, year: 'soon' })])('nothing is read from %s', (text) => {
  keepText(text);
  expect(readSearch()).toBeNull();
});
