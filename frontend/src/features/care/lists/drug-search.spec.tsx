import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { CARE_LISTS } from '#contract/messages/care/care-lists.js';
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

it('a medicine that is on the list already is offered as such, and fits on a full list', async () => {
  globalThis.fetch = async () => Response.json(FOUND);
  const store = aStoreFor(null);
  const others = Array.from({ length: COVERAGE_BATCH.drugs - 1 }, (_, at) => ({ rxcui: `${at}`, name: `Pill ${at}` }));
  store.dispatch(careListsChanged({ medicines: [{ rxcui: '861007', name: 'Metformin, 500 mg' }, ...others] }));
  render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <CareLists zip="" />
      </AuthContext>
    </Provider>,
  );
  fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value: 'metformin' } });
  const options = await screen.findAllByRole('option', { name: /Metformin/ });
  expect(options.map(({ textContent }) => textContent.includes(DRUG.listed))).toEqual([true, false]);
  const [listed] = options;
  if (listed) fireEvent.click(listed);
  expect(screen.getByText(CARE_LISTS.added('Metformin, 500 mg'))).toBeTruthy();
});
