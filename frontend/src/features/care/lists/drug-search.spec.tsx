import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { DRUG, SPELLING } from '../messages/drugs.js';
import { careListsChanged } from '../storage/care-lists.slice.js';
import { CareLists } from './CareLists.js';

const FOUND = ['861007', '861004'].map((rxcui, index) => ({
  rxcui,
  name: 'Metformin',
  strength: `${500 * (index + 1)} mg`,
  full_name: '',
  rxterms_dose_form: 'Tab',
}));

it('a medicine on the list is not offered, and the search says so if nothing else is found', async () => {
  let found = FOUND;
  globalThis.fetch = async () => Response.json(found);
  const store = aStoreFor(null);
  store.dispatch(careListsChanged({ medicines: [{ rxcui: '861007', name: 'Metformin, 500 mg' }] }));
  renderWithStore(store, <CareLists zip="" />);
  fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value: 'metformin' } });
  expect(await screen.findByRole('option', { name: 'Metformin 1000 mg' })).toBeTruthy();
  expect(screen.getAllByRole('option', { name: /Metformin/ })).toHaveLength(1);
  expect(screen.getByText(DRUG.found(1))).toBeTruthy();
  found = FOUND.slice(0, 1);
  fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value: 'metformin 500' } });
  expect(await screen.findByText(DRUG.allListed)).toBeTruthy();
});

describe('a name without a product', () => {
  const search = (drugs: readonly object[], names: readonly object[]): void => {
    globalThis.fetch = async (url) => Response.json(String(url).startsWith(DRUGS.suggestNames.path) ? names : drugs);
    renderWithStore(aStoreFor(null), <CareLists zip="" />);
  };
  const type = (value: string): void => {
    fireEvent.change(screen.getByRole('combobox', { name: DRUG.searchLabel }), { target: { value } });
  };

  it('that is misspelled finds nothing, and a similar name is only offered', async () => {
    search([], [{ name: 'Leqembi' }]);
    type('leqembe');
    const guesses = await screen.findByRole('group', { name: SPELLING.title('leqembe', 'Leqembi') });
    expect(screen.getAllByText(DRUG.noMatch).length).toBeGreaterThan(0);
    fireEvent.click(within(guesses).getByRole('button', { name: 'Leqembi' }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: DRUG.searchLabel }).value).toBe('Leqembi');
  });

  it('that is known says what it contains, and offers nothing else', async () => {
    search([], [{ name: 'Leqembi', contains: 'lecanemab' }]);
    type('leqembi');
    const said = `${DRUG.contains('Leqembi', 'lecanemab')} ${DRUG.noProduct('Leqembi')}`;
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('group', { name: /Did you mean/ })).toBeNull();
  });

  it('that has generics says why they are found', async () => {
    search(FOUND, [{ name: 'Glumetza', contains: 'metformin' }, { name: 'Metformin' }]);
    type('glumetza');
    expect(await screen.findAllByRole('option', { name: /Metformin/ })).toHaveLength(2);
    const said = `${DRUG.contains('Glumetza', 'metformin')} ${DRUG.sameIngredients}`;
    expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0);
  });
});
