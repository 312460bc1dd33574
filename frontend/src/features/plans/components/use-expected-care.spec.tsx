import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { InStore } from '#store/store.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { storedPreferences } from '../storage/choices.slice.js';
import { useExpectedCare } from './use-own-care-costs.js';

const { household, ...place } = new RandomHousehold(20_261_127).search();
const people = household.people.map((person) => ({ ...person, utilization_level: 'High' as const }));
const search = { ...place, household: { ...household, people } };
const VISITS = { primaryVisits: 3, specialistVisits: 1, genericFills: 12, brandFills: 0 };

it.each([
  ['a household without own visits expects what it has answered', search, null, 'High'],
  ['own visits take the place of the answer', search, VISITS, undefined],
  ['nothing is expected for a household that is not known', null, null, undefined],
])('%s', (_, of, ownCare, expected) => {
  storedPreferences.write({ ...NO_PREFERENCES, ownCare });
  expect(renderHook(() => useExpectedCare(of), { wrapper: InStore }).result.current).toBe(expected);
});
