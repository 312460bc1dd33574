import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aStoreFor, renderWithStore } from '#features/session/session.builder.js';
import { ELIGIBILITY_NOTICES } from '../messages/eligibility/eligibility-notices.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { SEARCH } from '../messages/plans.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { EMPTY_DRAFT, kindsIn, newPerson } from '../model/search/search-draft.js';
import type { OwnSearch } from '../model/search/submitted-search.js';
import { draftChanged } from '../storage/answers.slice.js';
import { MiniForm } from './MiniForm.js';

const DALLAS = {
  counties: [{ fips: '48113', name: 'Dallas County', state: 'TX', zipcode: '75201' }],
  marketplaces: [{ state: 'TX', kind: 'federal', name: null, url: null, own_since: null, enrollment: null }],
};
beforeEach(() => {
  globalThis.fetch = async (url) =>
    Response.json(String(url).includes('/counties/by/zip') ? DALLAS : { past: [], current: 2027, offered: [2027] });
});

const onSearch = jest.fn<(submitted: OwnSearch) => void>();
function open(...kinds: CoverageAnswer[]): void {
  const store = aStoreFor(null);
  const people = kinds.map((other, key) => ({ ...newPerson(key), age: '67', other }));
  store.dispatch(draftChanged({ ...EMPTY_DRAFT, zip: '75201', county: '48113', income: '30000', people }));
  renderWithStore(store, <MiniForm year={2027} isAgain={false} onSearch={onSearch} />);
}

it('people who all have Medicare are led to Medicare’s plans and get no price', async () => {
  open('medicare');
  expect(await screen.findByRole('heading', { name: SEARCH.medicareOnly })).toBeTruthy();
  expect(await screen.findByText(ELIGIBILITY_NOTICES.medicare.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: PLAN_PAGE.seePrice })).toBeNull();
});

it('the price is asked for together with the answers about other coverage', async () => {
  open('medicare', 'none');
  const submit = await screen.findByRole('button', { name: PLAN_PAGE.seePrice });
  await waitFor(() => {
    fireEvent.click(submit);
    expect(onSearch.mock.calls.map(([{ entries }]) => kindsIn(entries))).toContainEqual(['medicare', 'none']);
  });
  expect(screen.queryByText(SEARCH.medicareOnly)).toBeNull();
});
