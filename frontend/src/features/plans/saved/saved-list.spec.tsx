import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { Person } from '#contract/api/plans.contract.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, NO_ACTIONS } from '#features/session/session.builder.js';
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

it('saved searches are told apart by the ages and, where these are the same, by the other coverage', () => {
  const store = aStoreFor(null);
  const searches = [
    aSearch([person(59)]),
    aSearch([person(63), person(61)]),
    aSearch([person(60)]),
    aSearch([person(60, { has_mec: false })]),
  ];
  store.dispatch(saveInBrowser({ searches, plans: [] }));
  render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter>
          <SavedList />
        </MemoryRouter>
      </AuthContext>
    </Provider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.split('. ')[0])).toEqual([
    'ZIP code 75201, one person of 59, income $40,000, 2027',
    'ZIP code 75201, 2 people of 63 and 61, income $40,000, 2027',
    'ZIP code 75201, one person of 60, income $40,000, 2027, other coverage not said',
    'ZIP code 75201, one person of 60, income $40,000, 2027, no other coverage',
  ]);
});
