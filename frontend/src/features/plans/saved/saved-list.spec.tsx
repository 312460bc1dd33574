import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Person } from '#contract/api/plans.contract.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { saveInBrowser } from '../storage/saved-in-browser.slice.js';
import { SavedList } from './SavedList.js';

const aSearch = (people: Person[]) => ({
  preferences: NO_PREFERENCES,
  search: {
    household: { income: 40_000, people },
    market: 'Individual' as const,
    place: { countyfips: '48113', state: 'TX', zipcode: '75201' },
    year: 2027,
  },
});
const person = (age: number, changes: Partial<Person> = {}): Person => ({ age, aptc_eligible: true, ...changes });

const PLAN = {
  id: '0f0a8a43-66a5-4ab1-9a2e-2f7c1f3d0b11',
  savedAt: '2026-11-01T00:00:00Z',
  plan_id: '11111TX0000001',
  name: 'Gold 1',
  year: 2027,
  search: null,
  price: null,
};
const show = (store: ReturnType<typeof aStoreFor>) => renderWithStore(store, <SavedList />);

it('saved searches are told apart by the ages and, where these are the same, by the other coverage', () => {
  const store = aStoreFor(null);
  const searches = [
    aSearch([person(59)]),
    aSearch([person(63), person(61)]),
    aSearch([person(60)]),
    aSearch([person(60, { has_mec: false })]),
  ];
  store.dispatch(saveInBrowser({ searches, plans: [] }));
  show(store);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.split('. ')[0])).toEqual([
    'ZIP code 75201, one person, age 59, income $40,000, 2027',
    'ZIP code 75201, 2 people, ages 63 and 61, income $40,000, 2027',
    'ZIP code 75201, one person, age 60, income $40,000, 2027, other coverage not given',
    'ZIP code 75201, one person, age 60, income $40,000, 2027, no other coverage',
  ]);
});

it('a person without a connection reads that an item could not be removed, and still sees it', async () => {
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'DELETE') throw new TypeError('Failed to fetch');
    return Response.json({ searches: [], plans: [PLAN] });
  };
  show(aStoreFor(aUser()));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText(SAVED_WORDS.notRemoved)).toBeTruthy();
  expect(screen.getByRole('link', { name: SAVED_PARTS.plan(PLAN.name, PLAN.year) })).toBeTruthy();
});
