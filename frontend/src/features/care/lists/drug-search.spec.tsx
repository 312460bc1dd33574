import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { DRUG } from '#contract/messages/care/drugs.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, NO_ACTIONS } from '#features/session/session.builder.js';
import { careListsChanged } from '../storage/care-lists.slice.js';
import { CareLists } from './CareLists.js';

const FOUND = ['861007', '861004'].map((rxcui, index) => ({
  rxcui,
  name: 'Metformin',
  strength: `${500 * (index + 1)} mg`,
  full_name: '',
  rxterms_dose_form: 'Tab',
}));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a medicine that is on the list already is not offered, and the search says so if nothing else is found', async () => {
  let found = FOUND;
  globalThis.fetch = async () => Response.json(found);
  const store = aStoreFor(null);
  store.dispatch(careListsChanged({ medicines: [{ rxcui: '861007', name: 'Metformin, 500 mg' }] }));
  render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <CareLists zip="" />
      </AuthContext>
    </Provider>,
  );
  fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value: 'metformin' } });
  expect(await screen.findByRole('option', { name: /Metformin, 1000 mg/ })).toBeTruthy();
  expect(screen.getAllByRole('option', { name: /Metformin/ })).toHaveLength(1);
  expect(screen.getByText(DRUG.found(1))).toBeTruthy();
  found = FOUND.slice(0, 1);
  fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value: 'metformin 500' } });
  expect(await screen.findByText(DRUG.allListed)).toBeTruthy();
});
