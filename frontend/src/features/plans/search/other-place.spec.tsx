import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { aStore } from '#store/store.builder.js';
import { plansApi } from '../api/plans.api.js';
import { OTHER_MARKETPLACE } from '../messages/eligibility/other-marketplace.js';
import { SEARCH } from '../messages/plans.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { draftChanged } from '../storage/search-draft.slice.js';
import { OtherPlace } from './OtherPlace.js';

it.each([true, false])('where the plans of people with Medicare are takes focus: %s', (takesFocus) => {
  const search = new RandomHousehold(1).search();
  render(<OtherPlace answer={{ kind: 'medicare', search, kinds: ['medicare'] }} takesFocus={takesFocus} />);
  const message = screen.getByRole('heading', { name: SEARCH.medicareOnly }).parentElement;
  expect(document.activeElement === message).toBe(takesFocus);
});

it.each([
  [0, 'say so themselves', true, '16001 ID'],
  [1, 'do not know it', true, ''],
  [1, 'are on another page', false, '16001 ID'],
])('another marketplace is named %i times below the questions if these %s', async (times, _, isAsking, county) => {
  const store = aStore();
  store.dispatch(draftChanged({ zip: '83702', county, year: '2027' }));
  const own = { state: 'ID', kind: 'own' as const, name: 'Your Health Idaho', url: null };
  const value = { counties: [], marketplaces: [{ ...own, own_since: null, enrollment: null }] };
  const arg = { params: { zip: '83702' } };
  store.dispatch(plansApi.util.upsertQueryEntries([{ endpointName: 'counties', arg, value }]));
  const search = new RandomHousehold(1).search();
  const marketplace = { isTerritory: false, name: own.name };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <OtherPlace answer={{ kind: 'otherMarketplace', search, kinds: null, marketplace }} isAsking={isAsking} />
      </MemoryRouter>
    </Provider>,
  );
  await act(() => Promise.all([import('./UnsaidMarketplace.js'), import('../eligibility/OtherMarketplaceNotice.js')]));
  expect(screen.queryAllByText(OTHER_MARKETPLACE.title(own.name))).toHaveLength(times);
});
